#include "luatco/review/graph.h"

#include <fmt/format.h>

#include "luatco/base/markup.h"

namespace luatco::review {
namespace {

constexpr double kWidth = 720;
constexpr double kHeight = 180;

double x_of(std::size_t ply, std::size_t plies) {
  return kWidth * static_cast<double>(ply + 1) / static_cast<double>(plies);
}
double y_of(double hope) { return kHeight * (100 - hope) / 100; }

/// The area under the curve, a piece between two gaps each.
std::string areas(const GameReport& report) {
  std::string all;
  std::string piece;
  double last = 0;
  const auto close = [&] {
    if (piece.empty()) return;
    all += piece + fmt::format("L{:.1f} {}Z", last, kHeight);
    piece.clear();
  };
  for (std::size_t i = 0; i < report.plies.size(); ++i) {
    const auto& hope = report.plies[i].hope;
    if (!hope) {
      close();
      continue;
    }
    last = x_of(i, report.plies.size());
    if (piece.empty()) {
      // The first move's worth stands for the way to it.
      const double from = i == 0 ? 0 : last;
      piece = fmt::format("M{:.1f} {}L{:.1f} {:.1f}", from, kHeight, from, y_of(*hope));
    }
    piece += fmt::format("L{:.1f} {:.1f}", last, y_of(*hope));
  }
  close();
  return all;
}

}  // namespace

std::string draw_graph(const GameReport& report, const std::string& id, const std::string& title) {
  std::string svg =
      fmt::format(R"svg(<svg class="graph" viewBox="0 -8 {} {}" role="img"><title>{}</title>)svg",
                  kWidth, kHeight + 16, escaped(title));
  svg += fmt::format(R"svg(<rect class="second" width="{}" height="{}"/>)svg", kWidth, kHeight);
  svg += fmt::format(R"svg(<path class="first" d="{}"/>)svg", areas(report));
  svg += fmt::format(R"svg(<line class="even" x1="0" y1="{0}" x2="{1}" y2="{0}"/>)svg", kHeight / 2,
                     kWidth);
  for (std::size_t i = 0; i < report.plies.size(); ++i) {
    const PlyReport& ply = report.plies[i];
    if (!ply.hope || (ply.slip == explain::Slip::None && !ply.changes_result)) continue;
    // A sign differs by its shape as well: the gravest are squares.
    const double x = x_of(i, report.plies.size());
    const double y = y_of(*ply.hope);
    const char* shape = ply.changes_result
                            ? R"svg(<rect x="{0:.1f}" y="{1:.1f}" width="12" height="12"/>)svg"
                            : R"svg(<circle cx="{2:.1f}" cy="{3:.1f}" r="4"/>)svg";
    svg += fmt::format(R"svg(<a href="#{}-p{}"><title>{} {}</title>)svg", id, i, escaped(ply.move),
                       sign(ply.slip));
    svg += fmt::format(fmt::runtime(shape), x - 6, y - 6, x, y) + "</a>";
  }
  return svg + "</svg>\n";
}

}  // namespace luatco::review
