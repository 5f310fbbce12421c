import { UserError } from '../config/UserError.ts';
import type { Database } from '../db/database.ts';
import type { Member } from '../identity/accounts/member.ts';
import { memberByEmail, memberById } from '../identity/accounts/memberStore.ts';

/**
 * The account an operator means, by e-mail address in any case or by number.
 *
 * @throws UserError when there is none.
 */
export async function requireMember(db: Database, who: string): Promise<Member> {
  const member = /^\d+$/.test(who) ? await memberById(db, Number(who)) : await memberByEmail(db, who);
  if (!member) throw new UserError(`There is no account ${who}.`);
  return member;
}
