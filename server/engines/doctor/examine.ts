import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { readSettings, type Settings } from '#server/platform/config/readSettings.ts';
import type { Environment } from '#server/platform/config/settings/setting.ts';
import { withStored } from '#server/platform/config/staffSettings.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import { copyFaults, liveCopies } from '#server/platform/copies/siteCopies.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { OpenOptions } from '#server/platform/db/openStorage.ts';
import { readStored } from '#server/platform/flags/createLiveSettings.ts';

import { checkAnswer, checkCertificate } from './checks/checkAddress.ts';
import { checkBackups, checkLogArchive } from './checks/checkBackups.ts';
import { checkDatabaseClock, checkProviderClock } from './checks/checkClocks.ts';
import { checkContradictions } from './checks/checkContradictions.ts';
import { checkDatabaseSize, checkDisk } from './checks/checkDisk.ts';
import { checkFiles } from './checks/checkFiles.ts';
import { checkKeys, checkTrustedCertificates } from './checks/checkKeys.ts';
import { checkMailServer, checkWaitingMail } from './checks/checkMail.ts';
import { checkPayment } from './checks/checkPayment.ts';
import { checkPrivacy } from './checks/checkPrivacy.ts';
import { checkReplication } from './checks/checkReplication.ts';
import { checkStandbys } from './checks/checkStandbys.ts';
import { checkTexts } from './checks/checkTexts.ts';
import { checkDatabaseVersion, checkNode, checkOpenSearch } from './checks/checkVersions.ts';
import { type DoctorCheck, type ExaminedSite, fault, notApplicable, ok, type Finding, warning } from './DoctorCheck.ts';
import { hideSecrets } from './hideSecrets.ts';
import { type NamedFinding, runChecks } from './runChecks.ts';

/** Whether copies of the site that run now may run beside each other as they do. */
async function checkCopies({ db }: Pick<ExaminedSite, 'db'>): Promise<readonly Finding[]> {
  const copies = await liveCopies(db);
  if (copies.length === 0) return [notApplicable('No copy of the site is running.')];
  const faults = copyFaults(copies);
  if (faults.length === 0) return [ok(`${countInWords(copies.length, 'copy', 'copies')} of the site running.`)];
  return faults.map(({ seen, advice }) => warning(seen, advice));
}

/** Everything `muniment doctor` looks at, in order. */
const ALL_CHECKS: readonly DoctorCheck[] = [
  { name: 'settings', needsDatabase: false, run: checkContradictions },
  { name: 'Node.js', needsDatabase: false, run: checkNode },
  { name: 'database version', needsDatabase: true, run: checkDatabaseVersion },
  { name: 'OpenSearch', needsDatabase: false, run: checkOpenSearch },
  { name: 'clock of the database', needsDatabase: true, run: checkDatabaseClock },
  { name: 'clock of the OpenID provider', needsDatabase: false, run: checkProviderClock },
  { name: 'copies', needsDatabase: true, run: checkCopies },
  { name: 'replication', needsDatabase: true, run: checkReplication },
  { name: 'standbys', needsDatabase: true, run: checkStandbys },
  { name: 'disk', needsDatabase: false, run: checkDisk },
  { name: 'privacy of the data folder', needsDatabase: false, run: checkPrivacy },
  { name: 'size of the database', needsDatabase: true, run: checkDatabaseSize },
  { name: 'files', needsDatabase: false, run: checkFiles },
  { name: 'email server', needsDatabase: false, run: checkMailServer },
  { name: 'waiting email', needsDatabase: true, run: checkWaitingMail },
  { name: 'keys', needsDatabase: true, run: checkKeys },
  { name: 'trusted certificates', needsDatabase: false, run: checkTrustedCertificates },
  { name: 'certificate of the site', needsDatabase: false, run: checkCertificate },
  { name: 'public address', needsDatabase: false, run: checkAnswer },
  { name: 'backups', needsDatabase: false, run: checkBackups },
  { name: 'archive of the log', needsDatabase: true, run: checkLogArchive },
  { name: 'texts', needsDatabase: true, run: checkTexts },
  { name: 'payments', needsDatabase: true, run: checkPayment },
];

interface Options {
  env: Environment;
  /** Opens the database for the time of the work. */
  withSite: (work: (site: { db: Database }) => Promise<void>, options?: OpenOptions) => Promise<unknown>;
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
  /** With what staff have set; a database of before that has none. */
  const settled = async (db: Database) => withStored(settings, await readStored(db).catch(() => new Map()));
  const withDatabase = async (db: Database): Promise<NamedFinding[]> => [
    {
      check: 'database',
      ...ok(settings.databaseUrl === null ? 'The embedded database answers.' : 'The database of DATABASE_URL answers.'),
    },
    ...(await runChecks(checks, { settings: await settled(db), env, db, now }, limitMs)),
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
