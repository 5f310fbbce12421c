import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import type { Database } from '#server/platform/db/database.ts';

import { recordSecurityEvent } from '../securityEvents/recordSecurityEvent.ts';
import { keepChange, type SwitchedBy } from './featureChangeStore.ts';
import type { Member } from './member.ts';
import { setGrants } from './memberStore.ts';
import { joinGroup, leaveGroup, setFlag, setGroupOpen } from './switchStore.ts';

/** Turns a flag on or off for everyone, and logs who did it. A switch to the present state is not a change. */
export async function switchFlag(db: Database, name: string, isOn: boolean, by: SwitchedBy): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await tx.one<{ isOn: boolean }>(
      '/* switch.flag */ SELECT is_on AS "isOn" FROM flag WHERE name = $1 FOR UPDATE',
      [name],
    );
    await setFlag(tx, name, isOn);
    if ((row?.isOn ?? false) !== isOn)
      await keepChange(tx, by, {
        feature: name,
        memberId: null,
        was: isOn ? 'off' : 'on',
        becomes: isOn ? 'on' : 'off',
      });
  });
}

/** Opens a group to everyone or closes it to all but its members, and keeps who did it. */
export async function switchGroup(db: Database, name: string, isOpen: boolean, by: SwitchedBy): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await tx.one<{ isOpen: boolean }>(
      '/* switch.group */ SELECT is_open AS "isOpen" FROM test_group WHERE name = $1 FOR UPDATE',
      [name],
    );
    await setGroupOpen(tx, name, isOpen);
    if ((row?.isOpen ?? false) !== isOpen)
      await keepChange(tx, by, {
        feature: name,
        memberId: null,
        was: isOpen ? 'closed' : 'open',
        becomes: isOpen ? 'open' : 'closed',
      });
  });
}

/** Puts an account into a group or takes it out, and keeps who did it. */
export async function switchMembership(
  db: Database,
  name: string,
  memberId: number,
  isIn: boolean,
  by: SwitchedBy,
): Promise<void> {
  await db.transaction(async (tx) => {
    const wasIn =
      (await tx.one(
        '/* switch.membership */ SELECT 1 AS one FROM member_group WHERE group_name = $1 AND member_id = $2',
        [name, memberId],
      )) !== null;
    await (isIn ? joinGroup : leaveGroup)(tx, memberId, name);
    if (wasIn !== isIn)
      await keepChange(tx, by, { feature: name, memberId, was: isIn ? 'out' : 'in', becomes: isIn ? 'in' : 'out' });
  });
}

/**
 * Gives an account grants of its own, or with null those of its kind, and keeps each grant that came or went.
 * @param next from the grants held now to those held from now on
 * @returns what the account holds now, or null when there is no such account
 */
export async function switchGrants(
  db: Database,
  memberId: number,
  next: (held: readonly string[]) => readonly string[] | null,
  by: SwitchedBy,
): Promise<readonly string[] | null> {
  return db.transaction(async (tx) => {
    const member = await tx.one<Pick<Member, 'grants' | 'kind'>>(
      '/* switch.grants */ SELECT grants, kind FROM member WHERE id = $1 FOR UPDATE',
      [memberId],
    );
    if (!member) return null;
    const before: readonly string[] = member.grants ?? defaultGrants(member.kind);
    const grants = next(before);
    await setGrants(tx, memberId, grants);
    const after: readonly string[] = grants ?? defaultGrants(member.kind);
    const taken = before.filter((grant) => !after.includes(grant));
    const given = after.filter((grant) => !before.includes(grant));
    for (const feature of taken) await keepChange(tx, by, { feature, memberId, was: 'held', becomes: 'not held' });
    for (const feature of given) await keepChange(tx, by, { feature, memberId, was: 'not held', becomes: 'held' });
    const changes = [...taken.map((grant) => `taken: ${grant}`), ...given.map((grant) => `given: ${grant}`)];
    for (const detail of changes)
      await recordSecurityEvent(tx, {
        kind: 'grant-changed',
        memberId,
        by: by.staffId === null ? 'operator' : { staffId: by.staffId },
        detail: detail.replace('*', 'all'),
      });
    return after;
  });
}
