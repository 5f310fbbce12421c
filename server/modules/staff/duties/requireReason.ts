import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';

/**
 * The reason that staff give for an act, without blanks around it and NUL, which PostgreSQL takes for no text.
 * @throws GraphQLError BAD_USER_INPUT without one, or with one that is too long
 */
export function requireReason(reason: string): string {
  const words = reason.replaceAll('\0', '').trim();
  if (words === '' || words.length > LONGEST_STAFF_REASON)
    throw refusal('BAD_USER_INPUT', `Say why, in at most ${LONGEST_STAFF_REASON} characters.`);
  return words;
}
