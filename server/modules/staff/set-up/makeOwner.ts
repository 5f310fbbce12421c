import { signUpProblems, type SignUpValues } from '#domain/account/access/signUpRules.ts';
import { STAFF_DUTIES } from '#domain/kernel/grants/staffDuties.ts';
import { createMember } from '#server/engines/identity/accounts/memberStore.ts';
import { hashPassword } from '#server/engines/identity/hashing/password.ts';
import { newPasswordProblem } from '#server/engines/identity/newPasswordProblem.ts';
import { recordSecurityEvent } from '#server/engines/identity/securityEvents/recordSecurityEvent.ts';
import { setDuties } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { endCode, hasLiveCode, hasOwner, tryCode } from './setUpCode.ts';

/** What is typed to become the owner of a site. */
export type OwnerValues = Pick<SignUpValues, 'firstName' | 'lastName' | 'email' | 'password'> & { code: string };

/** What is wrong with one field. */
interface OwnerProblem {
  field: keyof OwnerValues;
  message: string;
}

const WRONG: OwnerProblem = { field: 'code', message: 'This is not the code. Copy it from the file or the log.' };
const OVER: OwnerProblem = {
  field: 'code',
  message: 'This code has been used up: make another on the server with the command “set-up-code”.',
};
const TAKEN: OwnerProblem = { field: 'email', message: 'A member has this address already. Enter another.' };

/** What makes an owner. */
interface Parts {
  db: Database;
  /** Names of the site, which no password may be. */
  siteNames: readonly string[];
  /** Where the request came from. */
  ip: string;
}

/**
 * Makes the first account of staff, with every duty, for the person who has the code. The values are looked at first, so
 * that a slip costs no try. What the code opens happens once: who comes second finds it gone.
 * @returns what is wrong, nothing where the account is made; null where the site has an owner
 * @throws TurnMissed where so many ask at once that the password could not be hashed
 */
export async function makeOwner(
  { db, siteNames, ip }: Parts,
  { code, ...values }: OwnerValues,
): Promise<OwnerProblem[] | null> {
  if (await hasOwner(db)) return null;
  const problems = signUpProblems({ ...values, hasAcceptedTerms: true }, (password, owner) =>
    newPasswordProblem(password, owner, siteNames),
  );
  if (problems.length > 0)
    return problems.map(({ field, message }) => ({ field: field as keyof OwnerValues, message }));
  if (!(await hasLiveCode(db))) return [OVER];
  const { firstName, lastName, email, password } = values;
  const passwordHash = await hashPassword(password, ip);
  return db.transaction(async (tx) => {
    const tried = await tryCode(tx, code);
    if (await hasOwner(tx)) return null;
    if (tried !== 'right') return [tried === 'wrong' ? WRONG : OVER];
    const owner = await createMember(tx, {
      email,
      firstName,
      lastName,
      passwordHash,
      kind: 'internal',
      isEmailConfirmed: true,
    });
    if (owner === null) return [TAKEN];
    await setDuties(tx, owner.id, STAFF_DUTIES);
    await recordSecurityEvent(tx, {
      kind: 'role-changed',
      memberId: owner.id,
      by: 'operator',
      detail: 'internal',
      ip,
    });
    await endCode(tx);
    return [];
  });
}
