declare module "lessons:chess" {
  const units: import("./lesson").Unit[];
  export default units;
}
declare module "lessons:pools" {
  const pools: Record<string, () => Promise<{ default: string[] }>>;
  export default pools;
}
declare module "lessons:xiangqi" {
  const units: import("./lesson").Unit[];
  export default units;
}
