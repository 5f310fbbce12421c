import type { Database } from '#server/platform/db/database.ts';

/** One change of a setting, as it is kept. */
export interface StoredChange {
  revision: number;
  name: string;
  was: string | null;
  value: string | null;
  staff: string | null;
  changedAt: Date;
  isNewest: boolean;
}

/** Changes that are shown. */
const MOST_CHANGES = 100;

/** Every change with what it replaced, the newest first. */
export const settingChanges = (db: Pick<Database, 'rows'>): Promise<StoredChange[]> =>
  db.rows<StoredChange>(
    `/* siteSettings.changes */ SELECT s.revision, s.name, s.value, s.changed_at AS "changedAt",
       lag(s.value) OVER (PARTITION BY s.name ORDER BY s.revision) AS was,
       lead(s.revision) OVER (PARTITION BY s.name ORDER BY s.revision) IS NULL AS "isNewest",
       nullif(trim(m.first_name || ' ' || m.last_name), '') AS staff
     FROM site_setting s LEFT JOIN member m ON m.id = s.changed_by ORDER BY s.revision DESC LIMIT $1`,
    [MOST_CHANGES],
  );

/** Lets one change after the other be decided, until the transaction ends. @returns the newest revision, 0 for none */
export async function lockSettings(tx: Database): Promise<number> {
  await tx.rows('/* siteSettings.lock */ LOCK TABLE site_setting IN SHARE ROW EXCLUSIVE MODE');
  const newest = await tx.one<{ revision: number }>(
    '/* siteSettings.newest */ SELECT coalesce(max(revision), 0) AS revision FROM site_setting',
  );
  return newest?.revision ?? 0;
}

/** Keeps a change. @param value - null: nothing is set any more */
export const keepSetting = (tx: Database, name: string, value: string | null, staffId: number) =>
  tx.rows('/* siteSettings.keep */ INSERT INTO site_setting (name, value, changed_by) VALUES ($1, $2, $3)', [
    name,
    value,
    staffId,
  ]);
