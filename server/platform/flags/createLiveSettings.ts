import type { Settings } from '#server/platform/config/readSettings.ts';
import { type StoredSettings, withStored } from '#server/platform/config/staffSettings.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The settings of a site while it runs. */
export interface LiveSettings {
  /** As they are, with what staff have set in the browser. */
  now: () => Settings;
  /** Reads what staff have set. Rejects while the database cannot say; then what was known before stays. */
  refresh: () => Promise<void>;
}

/** What staff have set, read from the database. */
export async function readStored(db: Pick<Database, 'rows'>): Promise<StoredSettings> {
  const rows = await db.rows<{ name: string; value: string | null }>(
    '/* siteSettings.stored */ SELECT DISTINCT ON (name) name, value FROM site_setting ORDER BY name, revision DESC',
  );
  return new Map(rows.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const])));
}

/** Joins the settings of the environment with those of staff, which are those of the environment until `refresh`. */
export function createLiveSettings(db: Pick<Database, 'rows'>, settings: Settings): LiveSettings {
  let known = settings;
  return {
    now: () => known,
    async refresh() {
      known = withStored(settings, await readStored(db));
    },
  };
}
