// Fairy-Stockfish in a worker of its own, spoken to by lines of UCI. It runs on shared memory and starts its threads itself.
importScripts("stockfish.js");
const early = [];
onmessage = ({ data }) => early.push(data);
Stockfish({ locateFile: (file) => file, mainScriptUrlOrBlob: "stockfish.js" }).then((engine) => {
  engine.addMessageListener((line) => postMessage(line));
  onmessage = ({ data }) => engine.postMessage(data);
  for (const line of early) engine.postMessage(line);
});
