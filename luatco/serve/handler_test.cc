// What is answered to whom, without a socket.
#include "luatco/serve/handler.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "luatco/serve/export.h"
#include "luatco/serve/metrics.h"
#include "luatco/serve/policy.h"
#include "luatco/serve/shared_link.h"
#include "luatco/serve/target.h"
#include "luatco/serve/visitors.h"
#include "luatco/serve/wire.h"

namespace luatco::serve {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string kScript(2000, 'x');

Site sample_site() {
  Site site;
  site.add("index.html", "<!doctype html>start");
  site.add("assets/main-0a1b2c3d4e.js", kScript);
  site.add("assets/main-0a1b2c3d4e.js.br", "brotli");
  site.add("assets/luatco-0a1b2c3d4e.wasm", std::string(100, '\0'));
  site.add("sw.js", "worker");
  site.add("embed/index.html", "<!doctype html>embed");
  site.add("lời/chào.txt", "chào");
  site.finish();
  return site;
}

Handler sample(Site site = sample_site()) {
  return {std::move(site), [](std::string_view line) { return "<" + std::string(line) + ">"; },
          [] { return std::string("counts\n"); }, Notices{"nothing here\n", "no page\n"}};
}

Response get(std::string_view target, Request request = {}) {
  static const Handler handler = sample();
  request.target = target;
  return handler.answer(request);
}

std::string header(const Response& response, std::string_view name) {
  for (const auto& [field, value] : response.headers) {
    if (field == name) return value;
  }
  return {};
}

TEST(Handler, AFileIsSentWithItsType) {
  EXPECT_EQ(get("/").content(), "<!doctype html>start");
  EXPECT_EQ(header(get("/"), "Content-Type"), "text/html; charset=utf-8");
  EXPECT_EQ(header(get("/assets/luatco-0a1b2c3d4e.wasm"), "Content-Type"), "application/wasm");
  EXPECT_EQ(get("/embed/").content(), "<!doctype html>embed");
  EXPECT_EQ(get("/sw.js?v=2#x").content(), "worker");
  EXPECT_EQ(get("http://anyone/sw.js").content(), "worker");
  EXPECT_EQ(get("/l%E1%BB%9Di/ch%C3%A0o.txt").content(), "chào");
}

TEST(Handler, WhatIsNotInTheSiteIsNotThere) {
  for (const std::string_view target :
       {"/nothing", "/../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../index.html",
        "/assets/", "//index.html", "/.", "/index.html/", "/assets/main-0a1b2c3d4e.js.br",
        "/..%5c..%5cwindows", "/%252e%252e/", "/INDEX.HTML"}) {
    EXPECT_EQ(get(target).status, 404u) << target;
    EXPECT_EQ(get(target).content(), "nothing here\n");
  }
  for (const std::string_view target :
       {"", "index.html", "/%", "/%4", "/%zz", "/a%00b", "/a%0d%0aSet-Cookie:x", "http:"}) {
    EXPECT_EQ(get(target).status, 400u) << target;
  }
}

TEST(Handler, ASiteMayHaveItsOwnPageForWhatIsMissing) {
  Site site;
  site.add("404.html", "<p>lost");
  site.finish();
  const auto answer = sample(std::move(site)).answer({.target = "/x"});
  EXPECT_EQ(answer.status, 404u);
  EXPECT_EQ(answer.content(), "<p>lost");
  EXPECT_EQ(header(answer, "Content-Type"), "text/html; charset=utf-8");
}

TEST(Handler, WithoutASiteTheFirstPageSaysSo) {
  EXPECT_EQ(sample(Site()).answer({.target = "/"}).content(), "no page\n");
}

TEST(Handler, AFolderWithoutItsSlashIsShownTheWay) {
  const auto answer = get("/embed");
  EXPECT_EQ(answer.status, 308u);
  EXPECT_EQ(header(answer, "Location"), "embed/");
}

TEST(Handler, EveryAnswerCarriesThePolicy) {
  for (const std::string_view target :
       {"/", "/sw.js", "/assets/main-0a1b2c3d4e.js", "/nothing", "/%", "/healthz", "/api/v1"}) {
    const auto answer = get(target);
    EXPECT_EQ(header(answer, "X-Content-Type-Options"), "nosniff") << target;
    EXPECT_EQ(header(answer, "Cross-Origin-Embedder-Policy"), "require-corp") << target;
    EXPECT_EQ(header(answer, "Cross-Origin-Opener-Policy"), "same-origin") << target;
    const std::string csp = header(answer, "Content-Security-Policy");
    EXPECT_THAT(csp, HasSubstr("script-src 'self' 'wasm-unsafe-eval';")) << target;
    EXPECT_THAT(csp, HasSubstr("frame-ancestors 'none'")) << target;
    EXPECT_THAT(csp, Not(HasSubstr("'unsafe-"))) << target;
  }
}

TEST(Handler, OnlyEmbedMayBeFramedAndIsNotIsolated) {
  for (const std::string_view target : {"/embed/", "/embed/nothing"}) {
    EXPECT_THAT(header(get(target), "Content-Security-Policy"), HasSubstr("frame-ancestors *"));
    EXPECT_EQ(header(get(target), "Cross-Origin-Embedder-Policy"), "");
  }
  EXPECT_THAT(header(get("/embedded"), "Content-Security-Policy"), HasSubstr("'none'"));
}

TEST(Handler, TheShortestFormThatIsTakenIsSent) {
  constexpr std::string_view kPath = "/assets/main-0a1b2c3d4e.js";
  const auto coding = [&](std::string_view accept) {
    const auto answer = get(kPath, {.accept_encoding = accept});
    EXPECT_EQ(header(answer, "Vary"), "Accept-Encoding");
    return header(answer, "Content-Encoding");
  };
  EXPECT_EQ(coding("gzip, deflate, br"), "br");
  EXPECT_EQ(coding("GZIP"), "gzip");
  EXPECT_EQ(coding("br;q=0, gzip;q=0.5"), "gzip");
  EXPECT_EQ(coding("br; q=0.000, *"), "gzip");
  EXPECT_EQ(coding("*;q=0"), "");
  EXPECT_EQ(coding("identity"), "");
  EXPECT_EQ(coding(""), "");
  EXPECT_EQ(coding(",,;;q=,gzipped"), "");
  const auto packed = get(kPath, {.accept_encoding = "gzip"});
  EXPECT_LT(packed.size, kScript.size());
  // Compressing would make these longer.
  EXPECT_EQ(header(get("/sw.js", {.accept_encoding = "gzip"}), "Content-Encoding"), "");
}

TEST(Handler, HashedFilesAreKeptForEverAndOthersAskedFor) {
  EXPECT_THAT(header(get("/assets/main-0a1b2c3d4e.js"), "Cache-Control"), HasSubstr("immutable"));
  EXPECT_EQ(header(get("/"), "Cache-Control"), "no-cache");
  EXPECT_EQ(header(get("/sw.js"), "Cache-Control"), "no-cache");
  EXPECT_EQ(header(get("/nothing"), "Cache-Control"), "no-store");
  EXPECT_TRUE(is_immutable("assets/a-b-ABCDEFGH.wasm"));
  EXPECT_FALSE(is_immutable("assets/main.js"));
  EXPECT_FALSE(is_immutable("assets/0a1b2c3d4e.js"));
  EXPECT_FALSE(is_immutable("main-0a1b2c3d4e.js"));
}

TEST(Handler, WhatTheBrowserHasIsNotSentAgain) {
  const std::string tag = header(get("/"), "ETag");
  EXPECT_TRUE(tag.starts_with('"') && tag.ends_with('"')) << tag;
  for (const std::string& named : {tag, "W/" + tag, "\"other\", " + tag, std::string("*")}) {
    const auto answer = get("/", {.if_none_match = named});
    EXPECT_EQ(answer.status, 304u) << named;
    EXPECT_EQ(answer.content(), "");
    EXPECT_EQ(header(answer, "ETag"), tag);
    EXPECT_THAT(head_of(answer, After::KeepAlive, 0), Not(HasSubstr("Content-Length")));
  }
  EXPECT_EQ(get("/", {.if_none_match = "\"other\""}).status, 200u);
  // The compressed form is other bytes, so another tag.
  EXPECT_NE(header(get("/assets/main-0a1b2c3d4e.js", {.accept_encoding = "br"}), "ETag"),
            header(get("/assets/main-0a1b2c3d4e.js"), "ETag"));
}

TEST(Handler, APartOfAFileIsSent) {
  const auto part = [](std::string_view range) { return get("/sw.js", {.range = range}); };
  EXPECT_EQ(part("bytes=0-2").content(), "wor");
  EXPECT_EQ(part("bytes=0-2").status, 206u);
  EXPECT_EQ(header(part("bytes=2-"), "Content-Range"), "bytes 2-5/6");
  EXPECT_EQ(part("bytes=-2").content(), "er");
  EXPECT_EQ(part("bytes=4-99").content(), "er");
  EXPECT_EQ(part("bytes=-99").content(), "worker");
  for (const std::string_view beyond : {"bytes=6-", "bytes=99-100", "bytes=-0"}) {
    EXPECT_EQ(part(beyond).status, 416u) << beyond;
    EXPECT_EQ(header(part(beyond), "Content-Range"), "bytes */6");
  }
  for (const std::string_view odd : {"bytes=", "bytes=-", "bytes=2-1", "bytes=0-1,3-4", "lines=1-2",
                                     "bytes=a-b", "bytes=99999999999999999999-"}) {
    EXPECT_EQ(part(odd).status, 200u) << odd;
    EXPECT_EQ(part(odd).content(), "worker") << odd;
  }
  EXPECT_EQ(get("/sw.js", {.range = "bytes=0-1", .if_range = "\"old\""}).status, 200u);
}

TEST(Handler, TheApiTakesOneRequestOrABatchOfLines) {
  const auto post = [](std::string_view type, std::string_view body) {
    return get("/api/v1", {.method = Method::Post, .content_type = type, .body = body});
  };
  EXPECT_EQ(post("application/json", "{}\n{}").content(), "<{}\n{}>\n");
  EXPECT_EQ(header(post("", "{}"), "Content-Type"), "application/json");
  EXPECT_EQ(header(post("", "{}"), "Cache-Control"), "no-store");
  EXPECT_EQ(post("application/x-ndjson; charset=utf-8", "a\n\n\r\nb\n").content(), "<a>\n<b>\n");
  std::string many;
  for (int i = 0; i <= kMaxBatch; ++i) many += "x\n";
  EXPECT_EQ(post("application/x-ndjson", many).status, 413u);
}

TEST(Handler, OtherMethodsAreTurnedAway) {
  EXPECT_EQ(get("/api/v1").status, 405u);
  EXPECT_EQ(header(get("/api/v1"), "Allow"), "POST");
  for (const std::string_view target : {"/", "/metrics", "/nothing"}) {
    EXPECT_EQ(get(target, {.method = Method::Post}).status, 405u) << target;
    EXPECT_EQ(get(target, {.method = Method::Other}).status, 405u) << target;
  }
  EXPECT_EQ(get("*", {.method = Method::Options}).status, 204u);
}

TEST(Handler, HealthAndCountsAreTold) {
  EXPECT_EQ(get("/healthz").content(), "ok\n");
  EXPECT_EQ(get("/metrics").content(), "counts\n");
}

TEST(Wire, AHeaderCannotBeginALineOfItsOwn) {
  Response response;
  response.set("Location", "x\r\nSet-Cookie: y");
  const std::string head = head_of(response, After::Close, 784111777);
  EXPECT_THAT(head, HasSubstr("Location: x  Set-Cookie: y\r\n"));
  EXPECT_THAT(head, HasSubstr("Date: Sun, 06 Nov 1994 08:49:37 GMT\r\n"));
  EXPECT_THAT(head, HasSubstr("Connection: close\r\n"));
  EXPECT_TRUE(head.ends_with("\r\n\r\n"));
}

TEST(Visitors, EachAddressHasItsShare) {
  Visitors visitors({.connections = 3, .connections_of_one = 2});
  EXPECT_TRUE(visitors.enter("a"));
  EXPECT_TRUE(visitors.enter("a"));
  EXPECT_FALSE(visitors.enter("a"));
  EXPECT_TRUE(visitors.enter("b"));
  EXPECT_FALSE(visitors.enter("c"));
  visitors.leave("a");
  EXPECT_TRUE(visitors.enter("c"));
  visitors.leave("nobody");
  EXPECT_EQ(visitors.connections(), 3u);
}

TEST(Visitors, QuestionsAreSavedUpAndRunOut) {
  Visitors visitors({.requests_a_second = 2, .requests_at_once = 3, .remembered = 2});
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(visitors.may_ask("a", 100));
  EXPECT_FALSE(visitors.may_ask("a", 100));
  EXPECT_TRUE(visitors.may_ask("b", 100));
  EXPECT_TRUE(visitors.may_ask("a", 100.5));
  EXPECT_FALSE(visitors.may_ask("a", 100.5));
  // Those who are quiet are forgotten first; nobody is remembered without bound.
  EXPECT_TRUE(visitors.may_ask("c", 101.4));
  EXPECT_TRUE(visitors.may_ask("d", 101.6));
}

TEST(Visitors, AHouseholdIsOneVisitor) {
  EXPECT_EQ(visitor_of("192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(visitor_of("::ffff:192.0.2.7"), "192.0.2.7");
  EXPECT_EQ(visitor_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(visitor_of("2001:db8:1:2:3:4:5:7"), "2001:db8:1:2::/64");
  EXPECT_EQ(visitor_of("2001:db8::1"), "2001:db8::/64");
  EXPECT_EQ(visitor_of("::1"), "::/64");
}

TEST(Metrics, CountsWhatPrometheusReads) {
  Metrics metrics;
  metrics.connection_opened();
  metrics.answered(Route::Api, 200, 0.002);
  metrics.answered(Route::Api, 200, 20);
  metrics.turned_away(Turned::Rate);
  const std::string text = metrics.text();
  EXPECT_THAT(text, HasSubstr("luatco_connections 1\n"));
  EXPECT_THAT(text, HasSubstr("luatco_answers_total{route=\"api\",status=\"200\"} 2\n"));
  EXPECT_THAT(text, HasSubstr("luatco_turned_away_total{why=\"rate\"} 1\n"));
  EXPECT_THAT(text, HasSubstr("_bucket{route=\"api\",le=\"0.001000\"} 0\n"));
  EXPECT_THAT(text, HasSubstr("_bucket{route=\"api\",le=\"0.010000\"} 1\n"));
  EXPECT_THAT(text, HasSubstr("_bucket{route=\"api\",le=\"+Inf\"} 2\n"));
  EXPECT_THAT(text, HasSubstr("_sum{route=\"api\"} 20.002000\n"));
}

std::string content(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Site, ChatsGetTheWholeAddressOfThePicture) {
  constexpr std::string_view kNamed = R"(<meta property="og:image" content="og.png">)";
  Site site;
  site.add("index.html", std::string(kNamed));
  site.add("index.html.br", "x");
  site.finish();
  const Handler handler = sample(site);
  Request request;
  request.target = "/";
  request.host = "co.example";
  request.secure = true;
  request.accept_encoding = "br";
  const Response whole = handler.answer(request);
  EXPECT_THAT(whole.content(), HasSubstr(R"(content="https://co.example/og.png")"));
  request.host = "co.example:8080";
  request.secure = false;
  const Response other = handler.answer(request);
  EXPECT_THAT(other.content(), HasSubstr(R"(content="http://co.example:8080/og.png")"));
  EXPECT_NE(header(whole, "ETag"), header(other, "ETag"));
  request.host = "\"><script>";
  EXPECT_EQ(handler.answer(request).content(), "x");

  const auto folder = std::filesystem::path(testing::TempDir()) / "luatco_address_test";
  std::filesystem::remove_all(folder);
  ASSERT_EQ(export_site(site, folder, "https://club.example/co/"), Exported::Done);
  EXPECT_THAT(content(folder / "index.html"),
              HasSubstr(R"(content="https://club.example/co/og.png")"));
  EXPECT_FALSE(std::filesystem::exists(folder / "index.html.br"));
}

TEST(Export, TheFolderHasTheFilesAndTellsHostsTheHeaders) {
  const auto folder = std::filesystem::path(testing::TempDir()) / "luatco_export_test";
  std::filesystem::remove_all(folder);
  ASSERT_EQ(export_site(sample_site(), folder, ""), Exported::Done);
  EXPECT_EQ(content(folder / "assets/main-0a1b2c3d4e.js"), kScript);
  EXPECT_EQ(content(folder / "assets/main-0a1b2c3d4e.js.br"), "brotli");
  const std::string headers = content(folder / "_headers");
  EXPECT_THAT(headers, HasSubstr("/assets/*\n  X-Content-Type-Options: nosniff\n"));
  EXPECT_THAT(headers, HasSubstr("immutable"));
  EXPECT_THAT(content(folder / ".htaccess"), HasSubstr("AddType application/wasm .wasm"));
  // Once there is something in it, it is somebody's.
  EXPECT_EQ(export_site(sample_site(), folder, ""), Exported::NotEmpty);
  // And what was written is a site again.
  const auto again = read_site(folder);
  ASSERT_TRUE(again);
  EXPECT_EQ(*again->find("")->identity, "<!doctype html>start");
  EXPECT_NE(again->find("assets/main-0a1b2c3d4e.js")->brotli, nullptr);
  EXPECT_EQ(again->find(".htaccess"), nullptr);
  std::filesystem::remove_all(folder);
}

TEST(Site, AFolderThatIsNotThereIsNoSite) { EXPECT_FALSE(read_site("/nonexistent/luatco")); }

// --- shared links ----------------------------------------------------------------------------

TEST(SharedLink, IsReadAsThePageWritesIt) {
  const auto plain = read_shared_link("chess/GONJAyo");
  ASSERT_TRUE(plain);
  EXPECT_THAT(plain->moves, testing::ElementsAre("e2e4", "e7e5", "g1f3"));
  EXPECT_EQ(plain->fen, "");
  const auto promotions = read_shared_link("chess/gAQDw/8.P6k.8.8.8.8.p6K.1N6_w_-_-_0_1");
  ASSERT_TRUE(promotions);
  EXPECT_THAT(promotions->moves, testing::ElementsAre("a7a8q", "a2b1n"));
  EXPECT_EQ(promotions->fen, "8/P6k/8/8/8/8/p6K/1N6 w - - 0 1");
  const auto xiangqi = read_shared_link("xiangqi/RwfNRlI");
  ASSERT_TRUE(xiangqi);
  EXPECT_THAT(xiangqi->moves, testing::ElementsAre("h2e2", "h9g7", "i0i9"));
  EXPECT_TRUE(read_shared_link("pawns/-")->moves.empty());
}

TEST(SharedLink, AnythingElseIsNone) {
  const std::string long_one(3000, 'A');
  for (const std::string& bad :
       {std::string(), std::string("chess"), std::string("go/-"), std::string("chess/a.b"),
        std::string("chess/-/x/y"), "chess/" + long_one, "chess/-/" + long_one,
        std::string("chess/____")}) {
    EXPECT_FALSE(read_shared_link(bad)) << bad.substr(0, 40);
  }
}

Handler sharing() {
  Sharing can;
  can.preview = [](std::string_view path, std::string_view language) -> std::optional<Preview> {
    if (path == "chess/-") return Preview{"A \"game\"", "<b>" + std::string(language)};
    return std::nullopt;
  };
  can.languages = {"vi", "en"};
  can.picture = [](std::string_view path, std::string_view) -> std::optional<std::string> {
    if (path == "chess/-") return "PNG";
    return std::nullopt;
  };
  return {sample_site(), [](std::string_view) { return std::string(); },
          [] { return std::string(); }, Notices{"nothing here\n", "no page\n"}, can};
}

TEST(SharedLink, TellsChatsAndLeadsIntoThePage) {
  const Handler handler = sharing();
  const Response page =
      handler.answer({.target = "/g/chess/-", .host = "example.org", .secure = true});
  EXPECT_EQ(page.status, 200U);
  EXPECT_EQ(header(page, "Content-Type"), "text/html; charset=utf-8");
  EXPECT_THAT(page.content(), HasSubstr("content=\"A &quot;game&quot;\""));
  EXPECT_THAT(page.content(), HasSubstr("content=\"&lt;b&gt;vi\""));
  EXPECT_THAT(page.content(), HasSubstr("https://example.org/g/chess/-/board.png?lang=vi"));
  EXPECT_THAT(page.content(), HasSubstr("url=../../#/g/chess/-"));
  EXPECT_THAT(header(page, "Content-Security-Policy"), HasSubstr("default-src 'none'"));
}

TEST(SharedLink, AHostThatIsNoNameIsNotRepeated) {
  const Response page = sharing().answer({.target = "/g/chess/-", .host = "a\"><script>"});
  EXPECT_THAT(page.content(), Not(HasSubstr("<script")));
  EXPECT_THAT(page.content(), HasSubstr("\"../../g/chess/-/board.png?lang=vi\""));
}

TEST(SharedLink, SpeaksTheVisitorsLanguage) {
  const Handler handler = sharing();
  const auto told = [&](std::string_view target, std::string_view accept) {
    return std::string(handler.answer({.target = target, .accept_language = accept}).content());
  };
  EXPECT_THAT(told("/g/chess/-", "en-GB,vi;q=0.8"), HasSubstr("&lt;b&gt;en"));
  EXPECT_THAT(told("/g/chess/-", "fr, en;q=0.3, vi;q=0.7"), HasSubstr("<html lang=\"vi\">"));
  EXPECT_THAT(told("/g/chess/-?lang=en", "vi"), HasSubstr("board.png?lang=en"));
  EXPECT_THAT(told("/g/chess/-?lang=%22", "q=,;;,en;q=x"), HasSubstr("&lt;b&gt;vi"));
}

TEST(SharedLink, MayHaveACardWithTheResultAndTheNames) {
  // "1-0\nAn\nBình"
  const auto named = read_shared_link("chess/GONJAyo/~MS0wCkFuCkLDrG5o");
  ASSERT_TRUE(named);
  EXPECT_EQ(named->result, "1-0");
  EXPECT_EQ(named->first, "An");
  EXPECT_EQ(named->second, "Bình");
  EXPECT_EQ(named->moves.size(), 3U);
  EXPECT_EQ(named->fen, "");
  const auto placed = read_shared_link("chess/-/4k3.8.8.8.8.8.8.R3K3_w_Q_-_0_1/~MS0w");
  ASSERT_TRUE(placed);
  EXPECT_EQ(placed->result, "1-0");
  EXPECT_EQ(placed->fen, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
  EXPECT_TRUE(read_shared_link("chess/-/~"));
  // "2-0", a sign that is none, too long, something behind it.
  for (const std::string& bad :
       {std::string("chess/-/~Mi0w"), std::string("chess/-/~M.0w"),
        "chess/-/~" + std::string(1000, 'A'), std::string("chess/-/~MS0w/x")}) {
    EXPECT_FALSE(read_shared_link(bad)) << bad.substr(0, 40);
  }
  // A line feed of its own, an escape, broken UTF-8: gone from the name.
  EXPECT_EQ(read_shared_link("chess/-/~CkEb_0I")->first, "AB");
}

TEST(SharedLink, HasAPicture) {
  const Handler handler = sharing();
  const Response picture = handler.answer({.target = "/g/chess/-/board.png"});
  EXPECT_EQ(header(picture, "Content-Type"), "image/png");
  EXPECT_EQ(picture.content(), "PNG");
  EXPECT_EQ(handler.answer({.target = "/g/chess/A/board.png"}).status, 404U);
  EXPECT_EQ(handler.answer({.target = "/g/chess/A"}).status, 404U);
  EXPECT_EQ(handler.answer({.method = Method::Post, .target = "/g/chess/-"}).status, 405U);
}

TEST(SharedLink, IsComputedOnAThreadOfItsOwn) {
  EXPECT_EQ(Handler::work_of({.target = "/g/chess/-"}), Handler::Work::Computes);
  EXPECT_EQ(Handler::work_of({.target = "http://example.org/g/chess/-"}), Handler::Work::Computes);
  EXPECT_EQ(Handler::work_of({.target = "/index.html"}), Handler::Work::AtOnce);
}

}  // namespace
}  // namespace luatco::serve
