import type { Settings } from '#server/platform/config/readSettings.ts';
import { type ChangeableSettings, type StoredSettings, withStored } from '#server/platform/config/staffSettings.ts';
import type { Database } from '#server/platform/db/database.ts';

/** The settings of a site while it runs. */
export interface LiveSettings {
  /** As the environment has them. */
  outside: Settings;
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
    outside: settings,
    now: () => known,
    async refresh() {
      known = withStored(settings, await readStored(db));
    },
  };
}

/** Where days are counted, for commands: as staff have set it, or the environment. */
export const readTimeZone = async (db: Pick<Database, 'rows'>, settings: ChangeableSettings): Promise<string> =>
  withStored(settings, await readStored(db)).siteTimeZone;

/**
 * Opens the settings of a site that starts.
 * @returns them, and those that hold until it ends: what cannot change while it runs is as staff have set it now
 */
export async function openLiveSettings(
  db: Pick<Database, 'rows'>,
  outside: Settings,
): Promise<{ liveSettings: LiveSettings; settings: Settings }> {
  const liveSettings = createLiveSettings(db, outside);
  await liveSettings.refresh();
  const { locale, siteTimeZone } = liveSettings.now();
  return { liveSettings, settings: { ...outside, locale, siteTimeZone } };
}
