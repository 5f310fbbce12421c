import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Environment } from '#server/platform/config/settings/setting.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What came of one look. */
export type State = 'ok' | 'warning' | 'fault' | 'not applicable';

/** One thing the doctor saw, in words for an operator. */
export interface Finding {
  state: State;
  /** What was seen: one sentence, without secrets. */
  seen: string;
  /** What to do: one sentence; null where nothing is to be done. */
  advice: string | null;
}

/** All is well. */
export const ok = (seen: string): Finding => ({ state: 'ok', seen, advice: null });
/** The site works, and something should be seen to. */
export const warning = (seen: string, advice: string): Finding => ({ state: 'warning', seen, advice });
/** Something of the site does not work, or will be lost. */
export const fault = (seen: string, advice: string): Finding => ({ state: 'fault', seen, advice });
/** There is nothing to look at, and why. */
export const notApplicable = (seen: string): Finding => ({ state: 'not applicable', seen, advice: null });

/** What the doctor looks at. */
export interface ExaminedSite {
  settings: Settings;
  /** The variables themselves: what is set and has no effect shows only there. */
  env: Environment;
  db: Database;
  /** Milliseconds since 1970-01-01 UTC. */
  now: () => number;
}

/** One look at a deployment. */
export interface DoctorCheck {
  name: string;
  /** Whether it asks the database; without one it is left out. */
  needsDatabase: boolean;
  /** Changes nothing that stays. Rejects where it could not look. */
  run: (site: ExaminedSite) => Promise<readonly Finding[]>;
}
