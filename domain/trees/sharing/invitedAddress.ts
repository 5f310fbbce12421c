import { normaliseEmail } from '#domain/account/access/signUpRules.ts';

/**
 * What an invitation is to someone who has its link: it can be accepted; it was sent to another address, and its owner
 * must be asked, has been, or said no.
 */
export type InvitationEntry = 'open' | 'ask' | 'waiting' | 'declined';

/** Requests about one invitation; who comes after them must ask its owner some other way. */
export const MOST_INVITATION_REQUESTS = 5;

/** The account that has the link. */
export interface InvitedReader {
  /** Null where another provider vouches for the account and gave none. */
  email: string | null;
  /** Whether the address is proved to be its member's. */
  isEmailConfirmed: boolean;
}

/**
 * Whether an invitation lets its reader in. One that its owner sent to an address is for the person who has that
 * address: a forwarded email, a mailbox that others read and an address with a slip in it must not open a tree to a
 * stranger. A link that the owner hands on themselves is for anyone who has it.
 * @param sentTo - the address that the owner typed; null for a link to hand on
 * @param asked - what became of the reader's own request; null: they made none
 */
export function invitationEntry(
  sentTo: string | null,
  { email, isEmailConfirmed }: InvitedReader,
  asked: 'waiting' | 'declined' | null,
): InvitationEntry {
  const isTheirs =
    sentTo === null || (isEmailConfirmed && email !== null && normaliseEmail(email) === normaliseEmail(sentTo));
  return isTheirs ? 'open' : (asked ?? 'ask');
}
