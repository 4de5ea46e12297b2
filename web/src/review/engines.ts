// Is there an engine behind this page? Only "luatco serve" has one, at api/v1/engines; on other hosts a file of that name says no.
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
