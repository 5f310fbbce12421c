import type { Database } from '#server/platform/db/database.ts';

/** A flag as the operator set it. */
export interface Flag {
  name: string;
  isOn: boolean;
  changedAt: Date;
}

/** A test group or experiment. */
export interface TestGroup {
  name: string;
  /** An open group holds everyone, visitors too. */
  isOpen: boolean;
  memberCount: number;
}

/** Flags that were ever set, by name. One that is not listed is off. */
export const listFlags = (db: Database): Promise<Flag[]> =>
  db.rows<Flag>('/* flag.list */ SELECT name, is_on AS "isOn", changed_at AS "changedAt" FROM flag ORDER BY name');

/** Turns a flag on or off for everyone. */
export async function setFlag(db: Database, name: string, isOn: boolean): Promise<void> {
  await db.rows(
    `/* flag.set */ INSERT INTO flag (name, is_on) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET is_on = excluded.is_on, changed_at = now()`,
    [name, isOn],
  );
}

/** Test groups that were ever used, by name. */
export const listGroups = (db: Database): Promise<TestGroup[]> =>
  db.rows<TestGroup>(
    `/* group.list */ SELECT name, is_open AS "isOpen", count(member_id)::int AS "memberCount"
     FROM test_group LEFT JOIN member_group ON group_name = name GROUP BY name, is_open ORDER BY name`,
  );

/** Opens a group to everyone, visitors too, or closes it to all but its members. */
export async function setGroupOpen(db: Database, name: string, isOpen: boolean): Promise<void> {
  await db.rows(
    '/* group.setOpen */ INSERT INTO test_group (name, is_open) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET is_open = excluded.is_open',
    [name, isOpen],
  );
}

/** Puts a member into a group, which is made when it is new. Being there already changes nothing. */
export async function joinGroup(db: Database, memberId: number, name: string): Promise<void> {
  await db.rows('/* group.make */ INSERT INTO test_group (name) VALUES ($1) ON CONFLICT DO NOTHING', [name]);
  await db.rows(
    '/* group.join */ INSERT INTO member_group (member_id, group_name) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [memberId, name],
  );
}

/** Takes a member out of a group. Not being there changes nothing. */
export async function leaveGroup(db: Database, memberId: number, name: string): Promise<void> {
  await db.rows('/* group.leave */ DELETE FROM member_group WHERE member_id = $1 AND group_name = $2', [
    memberId,
    name,
  ]);
}

/** Groups an account was put into, open or not. */
export async function groupsOf(db: Database, memberId: number): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(
    '/* group.ofMember */ SELECT group_name AS name FROM member_group WHERE member_id = $1 ORDER BY 1',
    [memberId],
  );
  return rows.map(({ name }) => name);
}
