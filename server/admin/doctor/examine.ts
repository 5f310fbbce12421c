import type { Environment } from '#server/platform/config/settings/setting.ts';
import { readSettings, type Settings } from '#server/platform/config/readSettings.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { ALL_CHECKS } from './checks/allChecks.ts';
import type { DoctorCheck } from './DoctorCheck.ts';
import { fault, notApplicable, ok } from './findings.ts';
import { hideSecrets } from './hideSecrets.ts';
import { type NamedFinding, runChecks } from './runChecks.ts';

interface Options {
  env: Environment;
  withSite: AdminConsole['withSite'];
  now?: () => number;
  checks?: readonly DoctorCheck[];
  /** Milliseconds for each check. */
  limitMs?: number;
}

const unread = (error: unknown): string[] => (error instanceof UserError ? error.message.split('\n') : [String(error)]);

/** Looks at everything that asks the database, and at the rest where there is none. */
async function look(
  settings: Settings,
  { env, withSite, now = Date.now, checks = ALL_CHECKS, limitMs }: Options,
): Promise<NamedFinding[]> {
  let opened: NamedFinding[] | null = null;
  const withDatabase = async (db: Database): Promise<NamedFinding[]> => [
    {
      check: 'database',
      ...ok(settings.databaseUrl === null ? 'The embedded database answers.' : 'The database of DATABASE_URL answers.'),
    },
    ...(await runChecks(checks, { settings, env, db, now }, limitMs)),
  ];
  try {
    await withSite(async ({ db }) => void (opened = await withDatabase(db)), { isMigrating: false });
  } catch (error) {
    if (opened) return opened;
    const advice =
      settings.databaseUrl === null
        ? 'Read DATA_DIR/postgres.log, then start the site again.'
        : 'Start the database, or correct DATABASE_URL; its own log says more.';
    return [
      {
        check: 'database',
        ...fault(
          error instanceof UserError ? error.message.replace(/(?<![.!?])$/u, '.') : 'The database cannot be opened.',
          advice,
        ),
      },
      ...(await runChecks(checks, { settings, env, now }, limitMs)),
    ];
  }
  return opened ?? [{ check: 'database', ...notApplicable('The database was not looked at.') }];
}

/**
 * Looks at the whole deployment that the environment names: settings first, for without them there is nothing to look
 * at.
 * @returns findings without any secret of the environment
 */
export async function examine(options: Options): Promise<NamedFinding[]> {
  const hide = hideSecrets(options.env);
  const clean = (finding: NamedFinding): NamedFinding => ({
    ...finding,
    seen: hide(finding.seen),
    advice: finding.advice && hide(finding.advice),
  });
  let settings: Settings;
  try {
    settings = readSettings(options.env);
  } catch (error) {
    return unread(error).map((problem) =>
      clean({ check: 'settings', ...fault(problem, 'Correct this setting; nothing else was looked at.') }),
    );
  }
  return (await look(settings, options)).map(clean);
}
