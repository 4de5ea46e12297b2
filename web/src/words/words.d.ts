declare module "words:index" {
  type Loaders = Record<import("./messages").Family, () => Promise<{ default: import("./messages").Messages }>>;
  export const languages: Record<import("./messages").Language, Loaders>;
}
declare module "words:vi/page" {
  const messages: import("./messages").Messages;
  export default messages;
}
