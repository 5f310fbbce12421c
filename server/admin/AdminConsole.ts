import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Environment } from '#server/platform/config/settings/setting.ts';
import type { ChangeableSettings } from '#server/platform/config/staffSettings.ts';
import type { OpenOptions, Storage } from '#server/platform/db/openStorage.ts';

import type { Progress } from './createProgress.ts';

/** What a command has of the world: the operator in front of it, and the site. */
export interface AdminConsole {
  /** A line of the answer, to standard output. */
  say: (line: string) => void;
  /** A line beside the answer, to standard error. */
  note: (line: string) => void;
  /** The operator's answer on a terminal; null without a terminal. */
  ask: (question: string) => Promise<string | null>;
  /** All of standard input, without the final line end: for passwords handed over by a script. */
  readInput: () => Promise<string>;
  /** A bar on standard error with rate and remaining time; silent when that is no terminal. */
  progress: (label: string, total: number, unit: string) => Progress;
  /** Aborted by the first Ctrl-C or SIGTERM: a long command then stops at a safe place. The second ends the process. */
  signal: AbortSignal;
  /** The settings as they are set, read or not. */
  env: Environment;
  /** The site's own. @throws UserError for settings that are wrong. */
  settings: () => Pick<
    Settings,
    | 'mode'
    | 'secret'
    | 'oldSecret'
    | 'publicUrl'
    | keyof ChangeableSettings
    | 'dataDir'
    | 'host'
    | 'port'
    | 'payment'
    | 'exportRecipients'
    | 'exportPassphrase'
  >;
  /** Opens the site beside a running server, or starts its database for the time of the work. */
  withSite: <Result>(
    work: (site: Pick<Storage, 'db' | 'files' | 'stop'>) => Promise<Result>,
    options?: OpenOptions,
  ) => Promise<Result>;
}
