// Engines behind this page: only "luatco serve" has them, at api/v1/engines; on other hosts a file of that name says no.
import type { Answer } from "../table/answers.ts";
import { Fault } from "./fault.ts";

export interface EngineInfo {
  name: string;
  games: string[];
}

/** Empty where nobody answers: the page stands on a plain host, or offline. */
export async function enginesHere(): Promise<EngineInfo[]> {
  try {
    const answer = await fetch("api/v1/engines");
    if (!answer.ok || !answer.headers.get("content-type")?.includes("json")) return [];
    const { engines = [] } = (await answer.json()) as { engines?: EngineInfo[] };
    return engines;
  } catch {
    return [];
  }
}

/** Its answer, or the fault of the engine or of the line to it. */
export async function askServed<T extends Answer>(name: string, question: object, signal?: AbortSignal): Promise<T> {
  const id = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const cancel = (): void => void post("api/v1/engine/cancel", { cancel: id }).catch(() => undefined);
  signal?.addEventListener("abort", cancel);
  let answer: T;
  try {
    answer = await post<T>("api/v1/engine", { id, ...question, engine: name });
  } catch {
    throw new Fault({ id: "page.engine.unreachable", args: { engine: name } });
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
  if (!answer.ok) throw new Fault(answer.error!);
  return answer;
}

async function post<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  return (await answer.json()) as T;
}
