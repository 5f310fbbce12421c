import { ADULT_YEARS } from './messageText.ts';

/** What is known of two members when one writes to the other. */
export interface Pair {
  isBlockedByWriter: boolean;
  isBlockedByReader: boolean;
  /** Both own, or are let into, the same tree. */
  sharesTree: boolean;
  /** Both have accepted a conversation with each other. */
  areAcquainted: boolean;
  /** Of either of them, in whole years; null where it is not known. */
  youngestAge: number | null;
  /** The other side uses messages at all. */
  usesMessages: boolean;
  /** The other side lets members whom they neither share a tree nor have written with write first. */
  takesRequests: boolean;
}

/**
 * How a first message goes: straight in, as a request that the reader answers first, unseen (the reader has blocked the
 * writer, who does not learn it), or not at all.
 */
export type FirstMessage = 'straight-in' | 'request' | 'unseen' | 'blocked' | 'impossible';

/**
 * Decides how a first message from one member to another goes (ADR 74). Who takes no requests, is too young, or uses
 * no messages looks the same to a stranger.
 */
export function firstMessage(pair: Pair): FirstMessage {
  const { isBlockedByWriter, isBlockedByReader, sharesTree, areAcquainted, youngestAge, usesMessages, takesRequests } =
    pair;
  if (isBlockedByWriter) return 'blocked';
  if (!usesMessages) return 'impossible';
  if (!sharesTree && youngestAge !== null && youngestAge < ADULT_YEARS) return 'impossible';
  if (!takesRequests && !sharesTree && !areAcquainted) return 'impossible';
  if (isBlockedByReader) return 'unseen';
  return sharesTree || areAcquainted ? 'straight-in' : 'request';
}
