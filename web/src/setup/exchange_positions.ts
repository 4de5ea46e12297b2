// Exchanges that beginners get wrong.
import type { GameName } from "../table/answers.ts";

interface ExchangePosition {
  word: string;
  fen: string;
}

export const exchangePositions: Record<GameName, ExchangePosition[]> = {
  chess: [
    { word: "page.exchange.guarded", fen: "4k3/8/3p4/4p3/8/5N2/8/4K3 w - - 0 1" },
    { word: "page.exchange.held", fen: "4k3/8/2n5/1B2p3/8/5N2/8/4K3 w - - 0 1" },
    { word: "page.exchange.behind", fen: "4k3/4q3/8/4p3/8/5N2/8/4R1K1 w - - 0 1" },
  ],
  xiangqi: [
    { word: "page.exchange.guarded", fen: "4k4/9/4c4/9/4P4/R3n4/9/9/9/3K5 w - - 0 1" },
    { word: "page.exchange.held", fen: "4k4/9/9/4n4/2p6/2R6/9/9/9/4K4 w - - 0 1" },
    { word: "page.exchange.behind", fen: "4k4/4r4/9/9/4p4/9/3N5/9/9/4RK3 w - - 0 1" },
  ],
  pawns: [{ word: "page.exchange.guarded", fen: "8/8/3p4/4p3/3P4/8/8/8 w - - 0 1" }],
};
