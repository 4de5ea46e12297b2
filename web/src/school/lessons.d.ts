declare module "lessons:chess" {
  const units: import("./lesson").Unit[];
  export default units;
}
declare module "lessons:xiangqi" {
  const units: import("./lesson").Unit[];
  export default units;
}
