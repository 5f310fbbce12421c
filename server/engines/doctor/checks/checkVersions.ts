import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Cluster } from '#server/engines/opensearch/Cluster.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrationState } from '#server/platform/db/migrate.ts';

import { type ExaminedSite, fault, type Finding, notApplicable, ok, warning } from '../DoctorCheck.ts';

/** PostgreSQL's last year of fixes, by major version (postgresql.org/support/versioning). */
const ENDS: Readonly<Record<number, number>> = { 15: 2027, 16: 2028, 17: 2029, 18: 2030 };
const OLDEST = 15;
/** Node.js that gets no more security fixes. */
const UNMENDED_NODE = 20;

const numbersOf = (version: string): number[] => version.replace(/^\D*/u, '').split('.').map(Number);

/** Whether a version is one of those that package.json names: `^20.19.0 || ^22.12.0 || >=24.0.0`. */
function isSupported(version: string, range: string): boolean {
  const [major = 0, minor = 0] = numbersOf(version);
  return range.split('||').some((part) => {
    const [wantedMajor = 0, wantedMinor = 0] = numbersOf(part.trim());
    return part.trim().startsWith('>=')
      ? major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
      : major === wantedMajor && minor >= wantedMinor;
  });
}

/** What the version of Node.js is good for. */
export function nodeFinding(version: string, range: string): Finding {
  if (!isSupported(version, range))
    return fault(`Node.js ${version} is not supported.`, `Install a version that is: ${range}.`);
  return numbersOf(version)[0] === UNMENDED_NODE
    ? warning(`Node.js ${version} gets no more security fixes.`, 'Move to the newest version with long-term support.')
    : ok(`Node.js ${version}.`);
}

/** What the version of PostgreSQL is good for in a year. `no` is its `server_version_num`. */
export function postgresFinding(no: number, name: string, year: number): Finding {
  const major = Math.floor(no / 10_000);
  if (major < OLDEST)
    return fault(`PostgreSQL ${name} is too old.`, `Move the database to version ${OLDEST} or newer.`);
  const end = ENDS[major];
  return end !== undefined && year >= end
    ? warning(`PostgreSQL ${name} gets fixes until ${end} only.`, 'Plan to move the database to the newest version.')
    : ok(`PostgreSQL ${name}.`);
}

async function schema(db: Database): Promise<Finding> {
  const { pending, problems } = await migrationState(db);
  if (problems.length > 0)
    return fault(problems[0] ?? '', 'Run the version of Muniment that wrote the database, or restore a backup.');
  return pending.length > 0
    ? warning(`${pending.length} migrations have yet to run.`, 'Start the server of this version once.')
    : ok('The schema is that of this version.');
}

async function openSearch({ openSearch: cluster }: Settings): Promise<Finding[]> {
  if (!cluster) return [];
  const opened = await Cluster.open({ ...cluster, timeoutMs: 5_000 });
  try {
    const about = await opened.ask<{ version?: { number?: string } }>('GET', '/');
    const health = await opened.ask<{ status?: string }>('GET', '/_cluster/health');
    const version = about?.version?.number ?? 'of an unknown version';
    const [major = 0, minor = 0] = numbersOf(version);
    return [
      major === 3 || (major === 2 && minor >= 19)
        ? ok(`OpenSearch ${version}.`)
        : fault(`OpenSearch ${version} is not supported.`, 'Install 2.19 or 3.x.'),
      health?.status === 'red'
        ? fault(
            'The cluster is red: parts of the index are lost.',
            'Start the missing nodes, or restore them; see docs/search-cluster.md.',
          )
        : health?.status === 'yellow'
          ? warning(
              'The cluster is yellow: copies of the index are missing.',
              'Start the missing nodes, or set OPENSEARCH_REPLICAS to what the nodes can hold.',
            )
          : ok(`The cluster is ${health?.status}.`),
    ];
  } catch {
    return [
      fault(
        'The OpenSearch cluster does not answer.',
        'Check its nodes, OPENSEARCH_URL, OPENSEARCH_USERNAME, OPENSEARCH_PASSWORD and OPENSEARCH_CA.',
      ),
    ];
  } finally {
    await opened.close();
  }
}

/** Node.js, as package.json supports it. */
export async function checkNode(): Promise<readonly Finding[]> {
  const { engines } = JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  return [nodeFinding(process.version, engines.node)];
}

/** PostgreSQL and the schema in it against the migrations of this version. */
export async function checkDatabaseVersion({ db, now }: Pick<ExaminedSite, 'db' | 'now'>): Promise<readonly Finding[]> {
  const row = await db.one<{ no: number; name: string }>(
    `/* doctor.version */ SELECT current_setting('server_version_num')::int AS no, current_setting('server_version') AS name`,
  );
  return [
    postgresFinding(row?.no ?? 0, row?.name ?? 'of an unknown version', new Date(now()).getUTCFullYear()),
    await schema(db),
  ];
}

/** OpenSearch, where it is the engine. */
export async function checkOpenSearch({ settings }: Pick<ExaminedSite, 'settings'>): Promise<readonly Finding[]> {
  const found = await openSearch(settings);
  return found.length > 0 ? found : [notApplicable('SEARCH_ENGINE is columnar.')];
}
