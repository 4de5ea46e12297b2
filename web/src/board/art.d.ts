declare module "art:*" {
  const art: Readonly<Record<string, string>>;
  export default art;
}
