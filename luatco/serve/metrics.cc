#include "luatco/serve/metrics.h"

#include <algorithm>
#include <string_view>

#include "luatco/api/api.h"

namespace luatco::serve {
namespace {

std::string_view name(Route route) {
  switch (route) {
    case Route::Page: return "page";
    case Route::Api: return "api";
    case Route::Health: return "healthz";
    case Route::Metrics: return "metrics";
    case Route::None: break;
  }
  return "none";
}

constexpr std::array<std::string_view, 6> kTurned = {"connections", "rate",      "busy",
                                                     "slow",        "too_large", "malformed"};

class Page {
 public:
  void family(std::string_view name, std::string_view type, std::string_view help) {
    name_ = name;
    text += "# HELP " + name_ + " " + std::string(help) + "\n# TYPE " + name_ + " " +
            std::string(type) + "\n";
  }
  void value(std::string_view suffix, const std::string& labels, const std::string& number) {
    text += name_ + std::string(suffix) + (labels.empty() ? "" : "{" + labels + "}") + " " +
            number + "\n";
  }

  std::string text;

 private:
  std::string name_;
};

/// `name="value"`
std::string label(std::string_view name, std::string_view value) {
  return std::string(name) + "=\"" + std::string(value) + "\"";
}

/// 0.0001 and not 1e-04, in every locale.
std::string decimal(double number) {
  constexpr double kMillionths = 1e6;
  const auto whole = static_cast<std::uint64_t>(number * kMillionths + 0.5);
  std::string digits = std::to_string(whole % 1'000'000);
  digits.insert(0, 6 - digits.size(), '0');
  return std::to_string(whole / 1'000'000) + "." + digits;
}

}  // namespace

void Metrics::answered(Route route, unsigned status, double seconds) {
  ++answers_[{route, status}];
  Times& times = times_[route];
  times.sum += seconds;
  const auto* bound = std::ranges::lower_bound(kBounds, seconds);
  ++times.buckets[static_cast<std::size_t>(bound - kBounds.begin())];
}

std::string Metrics::text() const {
  Page page;
  page.family("luatco_info", "gauge", "The version that runs.");
  page.value("", label("version", api::kVersion), "1");
  page.family("luatco_connections", "gauge", "Open connections.");
  page.value("", "", std::to_string(connections_));
  page.family("luatco_connections_opened_total", "counter", "Connections taken.");
  page.value("", "", std::to_string(opened_));
  page.family("luatco_answers_total", "counter", "Answers sent.");
  for (const auto& [key, count] : answers_) {
    page.value("",
               label("route", name(key.first)) + "," + label("status", std::to_string(key.second)),
               std::to_string(count));
  }
  page.family("luatco_turned_away_total", "counter",
              "Connections and requests not served, by why.");
  for (std::size_t i = 0; i < kTurned.size(); ++i) {
    page.value("", label("why", kTurned[i]), std::to_string(turned_[i]));
  }
  page.family("luatco_answer_seconds", "histogram", "From the whole request to its answer.");
  for (const auto& [route, times] : times_) {
    const std::string of = label("route", name(route));
    std::uint64_t below = 0;
    for (std::size_t i = 0; i < kBounds.size(); ++i) {
      below += times.buckets[i];
      page.value("_bucket", of + "," + label("le", decimal(kBounds[i])), std::to_string(below));
    }
    below += times.buckets[kBounds.size()];
    page.value("_bucket", of + "," + label("le", "+Inf"), std::to_string(below));
    page.value("_sum", of, decimal(times.sum));
    page.value("_count", of, std::to_string(below));
  }
  return page.text;
}

}  // namespace luatco::serve
