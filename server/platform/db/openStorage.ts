import type { Log } from '#server/platform/config/log.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';
import { makePrivate } from '#server/platform/files/makePrivate.ts';
import { openFileStore } from '#server/platform/files/openFileStore.ts';

import type { Database } from './database.ts';
import { hasCluster } from './embedded/initCluster.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type Connection, type Gate } from './openDatabase.ts';

/** 15: MERGE, NULLS NOT DISTINCT, and what Debian 12 brings. */
const OLDEST_VERSION = 150_000;

/** The site's database and files, ready to be used. */
export interface Storage {
  db: Database;
  /** Where it is, for processes of the site's own. */
  connection: Connection;
  /** The same database on connections of its own sessions, for what outlives a transaction (LISTEN). */
  direct: Database;
  /** What members and operators gave the site to keep. */
  files: FileStore;
  /**
   * Why there is no way to the embedded database just now, in words that anyone may read; null while there is one, and
   * for a database elsewhere.
   */
  databaseFault: () => string | null;
  /** For further pools of connections to the database. */
  gate: Gate;
  /** From here on no one waits for a database that is away. */
  hasten: () => void;
  /** Closes the database, and the embedded server with it when no one else uses that. */
  stop: () => Promise<void>;
}

/** How a command or the site comes to its database. */
export interface OpenOptions {
  /** `guest` for commands that may run beside the site. */
  role?: 'server' | 'guest';
  /** False: take the schema as it is, for commands that look or that replace everything. */
  isMigrating?: boolean;
  /** Called when the embedded database was lost and could not be started again at once, with the reason. */
  onDatabaseLoss?: (reason: string) => void;
  /** Gives the embedded database’s start up. */
  signal?: AbortSignal;
}

async function requireVersion(db: Database): Promise<void> {
  const found = await db.one<{ no: number; name: string }>(
    `/* site.version */ SELECT current_setting('server_version_num')::int AS no, current_setting('server_version') AS name`,
  );
  if (found && found.no < OLDEST_VERSION)
    throw new UserError(`DATABASE_URL is PostgreSQL ${found.name}; Muniment needs 15 or newer.`);
}

async function requireEncoding(db: Database): Promise<void> {
  const found = await db.one<{ name: string }>(`/* site.encoding */ SELECT current_setting('server_encoding') AS name`);
  if (found && found.name !== 'UTF8')
    throw new UserError(`The database of DATABASE_URL is encoded in ${found.name}; create one with ENCODING 'UTF8'.`);
}

/**
 * Opens the database the settings name, embedded or not, and brings its schema up to date.
 *
 * @throws UserError in one clear sentence when there is no way to it: no one answers, wrong password, too old, a second
 *   server on one data folder, a schema from a newer Muniment.
 */
export async function openStorage(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'> &
    Partial<
      Pick<Settings, 's3' | 'databaseDirectUrls' | 'isDatabasePrepared' | 'databaseStandbyUrls' | 'databaseReadUrls'>
    >,
  log: Log,
  { role = 'server', isMigrating = true, onDatabaseLoss, signal }: OpenOptions = {},
): Promise<Storage> {
  makePrivate(settings.dataDir);
  if (role === 'guest' && settings.databaseUrl === null && !hasCluster(settings.dataDir))
    log.warn({}, `${settings.dataDir} has no database: a new one is made there. Is DATA_DIR that of the site?`);
  const embedded =
    settings.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir: settings.dataDir, log, role, onLoss: onDatabaseLoss, signal })
      : null;
  const connection: Connection = embedded?.connection ?? {
    connectionString: settings.databaseUrl ?? '',
    others: settings.databaseStandbyUrls ?? [],
    isUnprepared: settings.isDatabasePrepared === false,
  };
  let isHastened = false;
  const gate: Gate = () => {
    const state = embedded?.gate() ?? 'open';
    return isHastened && state === 'awaited' ? 'shut' : state;
  };
  const db = openDatabase(connection, { log, gate });
  const [directUrl, ...others] = settings.databaseDirectUrls ?? [];
  const direct =
    !embedded && directUrl !== undefined ? openDatabase({ connectionString: directUrl, others }, { log, size: 2 }) : db;
  const files = openFileStore({ dataDir: settings.dataDir, s3: settings.s3 ?? null });
  const stop = async () => {
    files.close();
    if (direct !== db) await direct.close();
    await db.close();
    await embedded?.stop();
  };
  try {
    await requireVersion(db).catch((error: { label?: string; message: string }) => {
      throw error.label === 'db.connect'
        ? new UserError(`The database cannot be reached: ${error.message.replace('db.connect: ', '')}`)
        : error;
    });
    await requireEncoding(db);
    if (isMigrating) {
      const applied = await migrate(db);
      if (applied.length > 0) log.info({ migrations: applied.length, latest: applied.at(-1) }, 'database migrated');
    }
    return {
      db,
      direct,
      connection,
      files,
      databaseFault: () => embedded?.fault() ?? null,
      gate,
      hasten: () => void (isHastened = true),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
