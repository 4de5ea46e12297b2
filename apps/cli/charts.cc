#include "apps/cli/charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>

namespace luatco::cli {
namespace {

double share(std::uint64_t n, std::uint64_t total) {
  return total == 0 ? 0 : 100.0 * static_cast<double>(n) / static_cast<double>(total);
}

/// "12.3%" as the language writes it, and never 0% of something.
std::string percent(const Words& words, std::uint64_t n, std::uint64_t total) {
  const std::int64_t tenths = std::llround(10 * share(n, total));
  const bool least = n != 0 && share(n, total) < 0.1;
  return (least ? "&lt;" : "") +
         words("cli.number.percent", api::Json::object().set("n", least ? 1 : tenths));
}

constexpr std::string_view kStretched =
    R"html(<svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">)html";

/// 1, 2, 5, 10, 20, 50, …: the first that puts `size` numbers into so many columns.
std::size_t column_width(std::size_t size, std::size_t columns) {
  for (std::size_t ten = 1;; ten *= 10) {
    for (const std::size_t width : {ten, 2 * ten, 5 * ten}) {
      if (width * columns >= size) return width;
    }
  }
}

}  // namespace

std::string bar_chart(const Words& words, const std::vector<Bar>& bars, std::uint64_t total) {
  std::uint64_t largest = 0;
  for (const Bar& bar : bars) largest = std::max(largest, bar.n);
  std::string html = R"html(<table class="bars">)html";
  for (const Bar& bar : bars) {
    html += fmt::format(
        R"html(<tr><th scope="row">{}</th><td class="bar">{}<rect class="{}" width="{:.2f}" )html"
        R"html(height="10"/></svg></td><td class="n">{}</td><td class="n">{}</td></tr>)html",
        bar.label, kStretched, bar.tone, std::max(share(bar.n, largest), bar.n == 0 ? 0.0 : 0.6),
        bar.n, percent(words, bar.n, total));
  }
  return html + "</table>\n";
}

std::string share_chart(const Words& words, const std::vector<Bar>& bars) {
  std::uint64_t total = 0;
  for (const Bar& bar : bars) total += bar.n;
  std::string svg;
  std::string legend;
  double x = 0;
  for (const Bar& bar : bars) {
    if (bar.n == 0) continue;
    const double width = share(bar.n, total);
    svg += fmt::format(R"html(<rect class="{}" x="{:.3f}" width="{:.3f}" height="10"/>)html",
                       bar.tone, x, width);
    x += width;
    legend += fmt::format(R"html(<li><i class="{}"></i>{} <b>{}</b> <span>{}</span></li>)html",
                          bar.tone, bar.label, bar.n, percent(words, bar.n, total));
  }
  return fmt::format(R"html(<div class="share">{}{}</svg></div><ul class="legend">{}</ul>)html",
                     kStretched, svg, legend) +
         "\n";
}

std::string column_chart(const std::vector<std::uint64_t>& counts, std::size_t columns) {
  const std::size_t width = column_width(counts.size(), columns);
  std::vector<std::uint64_t> sums((counts.size() + width - 1) / width);
  for (std::size_t i = 0; i < counts.size(); ++i) sums[i / width] += counts[i];
  const std::uint64_t largest = *std::ranges::max_element(sums);
  std::string html = R"html(<div class="columns">)html";
  for (std::size_t i = 0; i < sums.size(); ++i) {
    const double height = share(sums[i], largest);
    const std::string label =
        width == 1 ? std::to_string(i) : fmt::format("{}–{}", i * width, i * width + width - 1);
    html += fmt::format(
        R"html(<span><svg viewBox="0 0 10 100" preserveAspectRatio="none" role="img">)html"
        R"html(<title>{}: {}</title><rect y="{:.2f}" width="10" height="{:.2f}"/></svg><small>{}</small></span>)html",
        label, sums[i], 100 - height, height, i * width);
  }
  return html + "</div>\n";
}

}  // namespace luatco::cli
