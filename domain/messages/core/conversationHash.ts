/** Names a conversation in its address: 22 letters and digits, which hold 128 random bits. */
const HASH = /^[0-9A-Za-z]{22}$/u;

/** True for what can name a conversation; any other text names none. */
export const isConversationHash = (text: string): boolean => HASH.test(text);

/** @example conversationAddress('0aZ…') // '/messaging/0aZ…' */
export const conversationAddress = (hash: string): string => `/messaging/${hash}`;

interface NewMessageTarget {
  /** A profile's id. */
  to?: string | undefined;
  /** A tree's reference: its owner. */
  tree?: string | undefined;
  /** A username. */
  user?: string | undefined;
  /** A path from the root. */
  about?: string | undefined;
}

/**
 * Where a message to a member is started, about a page of this site or about nothing; to whom is chosen there where it
 * is not said.
 */
export const newMessageAddress = (target: NewMessageTarget): string =>
  `/messaging?${new URLSearchParams(Object.entries(target).filter((entry): entry is [string, string] => typeof entry[1] === 'string')).toString()}`;
