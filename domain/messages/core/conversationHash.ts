/** Names a conversation in its address: 22 letters and digits, which hold 128 random bits. */
const HASH = /^[0-9A-Za-z]{22}$/u;

/** True for what can name a conversation; any other text names none. */
export const isConversationHash = (text: string): boolean => HASH.test(text);

/** @example conversationAddress('0aZ…') // '/messaging/0aZ…' */
export const conversationAddress = (hash: string): string => `/messaging/${hash}`;

/** Where a message to a member is started, about a page of this site or about nothing. @param about - a path from the root */
export function newMessageAddress({ to, tree, about }: { to?: string; tree?: string; about?: string }): string {
  const query = new URLSearchParams({ ...(to !== undefined && { to }), ...(tree !== undefined && { tree }), ...(about !== undefined && { about }) });
  return `/messaging?${query.toString()}`;
}
