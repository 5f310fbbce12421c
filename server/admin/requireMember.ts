import type { Member } from '#server/engines/identity/accounts/member.ts';
import { memberByEmail, memberById } from '#server/engines/identity/accounts/memberStore.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';

/**
 * The account that an operator means, by email address in any case or by number.
 *
 * @throws UserError when there is none.
 */
export async function requireMember(db: Database, who: string): Promise<Member> {
  const member = /^\d+$/.test(who) ? await memberById(db, Number(who)) : await memberByEmail(db, who);
  if (!member) throw new UserError(`There is no account ${who}.`);
  return member;
}
