import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Environment } from '#server/platform/config/settings/setting.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { Finding } from './findings.ts';

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
