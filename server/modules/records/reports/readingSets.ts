import type { Database } from '#server/platform/db/database.ts';

/** Record sets whose transcribers mark what they could not read, by name, with whether members decide such readings. */
export const readingSets = (db: Pick<Database, 'rows'>) =>
  db.rows<{ id: string; name: string; isOn: boolean }>(
    `/* readings.sets */ SELECT id, name, readings_by_members AS "isOn" FROM record_set
     WHERE live_generation IS NOT NULL AND (notation <> 'plain' OR readings_by_members) ORDER BY name, id`,
  );

/** Lets members decide names in doubt of a set, or staff alone. @returns false where readers have no such set */
export const setReadingsByMembers = async (
  tx: Pick<Database, 'one'>,
  recordSetId: string,
  isOn: boolean,
): Promise<boolean> =>
  (await tx.one(
    '/* readings.bySet */ UPDATE record_set SET readings_by_members = $2 WHERE id = $1 AND live_generation IS NOT NULL RETURNING id',
    [recordSetId, isOn],
  )) !== null;
