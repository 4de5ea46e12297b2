// The words of the board as a host gives them; a page takes them from its catalogues.
const kPieces = {
  vi: {
    chess: { king: "Vua", queen: "Hậu", rook: "Xe", bishop: "Tượng", knight: "Mã", pawn: "Tốt" },
    xiangqi: { general: "Tướng", advisor: "Sĩ", elephant: "Tượng", horse: "Mã", chariot: "Xe", cannon: "Pháo", soldier: "Tốt" },
  },
  en: {
    chess: { king: "king", queen: "queen", rook: "rook", bishop: "bishop", knight: "knight", pawn: "pawn" },
    xiangqi: { general: "general", advisor: "advisor", elephant: "elephant", horse: "horse", chariot: "chariot", cannon: "cannon", soldier: "soldier" },
  },
};
const kSides = { vi: { white: "Trắng", black: "Đen", red: "Đỏ" }, en: { white: "white", black: "black", red: "red" } };
const kRest = {
  vi: {
    board: "Bàn cờ", empty: "trống", picked: "đang cầm", target: "đi được", capture: "bắt được",
    check: "đang bị chiếu", last: "nước vừa đi", premove: "nước đi trước",
    marks: { good: "đúng", bad: "sai", note: "chú ý", attacked: "bị nhắm", goal: "đích" },
    promotion: "Phong cấp thành", cancel: "Thôi", river: ["Sở hà", "Hán giới"],
  },
  en: {
    board: "Board", empty: "empty", picked: "in hand", target: "can go here", capture: "can capture",
    check: "in check", last: "last move", premove: "premove",
    marks: { good: "right", bad: "wrong", note: "note", attacked: "attacked", goal: "goal" },
    promotion: "Promote to", cancel: "Take back", river: ["Chu river", "Han border"],
  },
};

export function wordsOf(language, game) {
  const pieces = {};
  for (const [side, color] of Object.entries(kSides[language])) {
    for (const [role, name] of Object.entries(kPieces[language][game])) {
      pieces[`${side}_${role}`] = language === "vi" ? `${name} ${color}` : `${color} ${name}`;
    }
  }
  return { ...kRest[language], pieces };
}
