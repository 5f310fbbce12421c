import { INVITATION_DAYS, invitationProblems } from '#domain/trees/sharing/invitationRules.ts';

/** What an invitation gives, and how long it can be accepted. */
export interface InviteValues {
  role: 'EDITOR' | 'GUEST';
  seesLiving: boolean;
  days: number;
}

/** The same with the address it is sent to. */
export interface SentInviteValues extends InviteValues {
  email: string;
}

/** A guest, within two weeks. */
export const FIRST_VALUES: InviteValues = { role: 'GUEST', seesLiving: false, days: INVITATION_DAYS.usual };

/** What is wrong with an invitation, by field, as the server finds it. */
export const inviteErrors = (email: string | null, { days }: InviteValues): { email?: string; days?: string } =>
  Object.fromEntries(invitationProblems({ email, days }).map(({ field, message }) => [field, message]));
