import { isEmailAddress } from '#domain/account/access/signUpRules.ts';

/** Days an invitation can be accepted in. */
export const INVITATION_DAYS = { least: 1, most: 90, usual: 14 } as const;
/** Invitations of one tree that wait to be accepted. */
export const MOST_OPEN_INVITATIONS = 25;
/** Invitations one owner can have emailed in a day: enough for a family, too few for a nuisance. */
export const MOST_MAILS_A_DAY = 30;

/** Editors an owner can name to take the tree over (ADR 125). */
export const MOST_HEIRS = 3;

/** What an owner fills in. */
export interface InvitationRequest {
  /** Null: a link to hand on. */
  email: string | null;
  days: number;
}

/** What is wrong with an invitation, by field; empty: nothing. */
export function invitationProblems({ email, days }: InvitationRequest): { field: 'email' | 'days'; message: string }[] {
  const { least, most } = INVITATION_DAYS;
  return [
    ...(email !== null && !isEmailAddress(email)
      ? [{ field: 'email' as const, message: 'Enter an email address, such as mary@example.com.' }]
      : []),
    ...(Number.isInteger(days) && days >= least && days <= most
      ? []
      : [{ field: 'days' as const, message: `Choose ${least} to ${most} days.` }]),
  ];
}
