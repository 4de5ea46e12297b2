// How the report on an archive looks.
#pragma once

#include <string_view>

namespace luatco::cli {

inline constexpr std::string_view kArchiveStyle = R"css(
:root{color-scheme:light dark;--paper:#fff;--ink:#1d1b18;--soft:#6a645c;--line:#ddd6cb;--card:#f7f3ec;
--first:#d9a441;--second:#3c4a5e;--draw:#4f8f6a;--none:#b9b2a7;--bad:#b3121d;--warn:#8a5a00;--note:#1559c7}
@media (prefers-color-scheme:dark){:root{--paper:#191714;--ink:#efe9df;--soft:#a89f92;--line:#3a352e;--card:#24211c;
--first:#d9a441;--second:#7f93b0;--draw:#5fae81;--none:#6d665c;--bad:#ff8a86;--warn:#f0b64c;--note:#8ab4ff}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:1rem 1.25rem 3rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,"Noto Sans",sans-serif;overflow-wrap:break-word}
h1{font-size:1.7rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.3rem;margin:2.2rem 0 .6rem;border-bottom:2px solid var(--line);padding-bottom:.2rem}
h3{font-size:1.05rem;margin:1.4rem 0 .4rem}
p{margin:.35rem 0}a{color:var(--note)}em{color:var(--soft)}
code,kbd{font:.9em ui-monospace,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}
kbd{background:var(--card);border:1px solid var(--line);border-radius:.25rem;padding:.05rem .35rem}
summary{cursor:pointer}.files code{font-size:.85em}.files,.meta,.where{color:var(--soft);font-size:.92rem}
.warn{border-left:.3rem solid var(--bad);padding:.3rem .7rem;background:var(--card)}
.numbers{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.6rem;margin:1rem 0}
.numbers div{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.5rem .8rem}
.numbers dd{margin:0;font-size:1.5rem;font-weight:650;font-variant-numeric:tabular-nums}
.numbers dt{color:var(--soft);font-size:.9rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;font-weight:normal;padding:.25rem .5rem .25rem 0;vertical-align:top}
.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.bars th{width:16rem}.bars .bar{width:auto}.bars svg{width:100%;height:1rem;display:block;margin-top:.25rem}
.share svg{width:100%;height:1.6rem;display:block;border-radius:.3rem}
.bars rect,.columns rect{fill:var(--draw)}.bars rect.first,.first{fill:var(--first);background:var(--first)}.bars rect.second,.second{fill:var(--second);background:var(--second)}
.bars rect.draw,.draw{fill:var(--draw);background:var(--draw)}.bars rect.none,.none{fill:var(--none);background:var(--none)}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;list-style:none;margin:.4rem 0;padding:0}
.legend i{display:inline-block;width:.8rem;height:.8rem;border-radius:.2rem;margin-right:.35rem}
.legend span{color:var(--soft)}
.columns{display:flex;align-items:flex-end;gap:2px}
.columns span{flex:1;min-width:0;text-align:left;overflow:visible}
.columns svg{width:100%;height:7rem;display:block;border-bottom:1px solid var(--soft)}
.columns small{display:block;font-size:.7rem;color:var(--soft);white-space:nowrap}
.id{text-align:right;color:var(--soft);font-size:.85rem}.kinds .n{width:1%}.kinds td:nth-child(2){width:6.5rem}.kinds td{border-bottom:1px solid var(--line)}
.badge{display:inline-block;border:1.5px solid currentColor;border-radius:.3rem;padding:0 .4rem;font-size:.8rem;font-weight:650;white-space:nowrap}
.error{color:var(--bad)}.warning{color:var(--warn)}.note{color:var(--note)}
.examples{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:1rem}
figure{margin:0;background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:.7rem;break-inside:avoid}
figure>svg{width:100%;height:auto;display:block;margin-bottom:.5rem;border-radius:.2rem}
.result{white-space:nowrap}.games td{border-bottom:1px solid var(--line)}
:target{outline:3px solid var(--note);outline-offset:3px}
footer{margin-top:2.5rem;color:var(--soft);font-size:.9rem;border-top:1px solid var(--line)}
@media (max-width:34rem){.id{display:none}.bars th{width:8rem}.columns span:nth-child(2n) small{visibility:hidden}
.games tr{display:block;padding:.4rem 0;border-bottom:1px solid var(--line)}.games td{display:inline;border:0}}
@media print{:root{--paper:#fff;--ink:#000;--soft:#444;--line:#bbb;--card:#fff;--bad:#a00;--warn:#6a4400;--note:#033a8a;
--second:#3c4a5e;--none:#b9b2a7;--first:#d9a441;--draw:#4f8f6a}
@page{margin:14mm}body{max-width:none;padding:0;font-size:10.5pt}
.examples{grid-template-columns:repeat(3,1fr)}a{color:inherit;text-decoration:none}
h2,h3,.meta{break-after:avoid}tr,.charts>*{break-inside:avoid}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}}
)css";

}  // namespace luatco::cli
