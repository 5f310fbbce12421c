import { BLANKS, flag, list, url, whole } from './readers.ts';
import { setting } from './setting.ts';

/** Addresses of PostgreSQL servers; they hold passwords, and are never logged. */
export const postgres = url(
  ['postgres:', 'postgresql:'],
  'an address such as postgres://user:password@host:5432/muniment',
);

/** The database, and the servers that it is on. */
export const database = {
  /** Null: the embedded PostgreSQL. */
  databaseUrl: setting('DATABASE_URL', postgres, 'A PostgreSQL server (15 or newer) in place of the embedded one.'),
  /** Addresses of servers that may take over. */
  databaseStandbyUrls: setting(
    'DATABASE_STANDBY_URLS',
    list(postgres, BLANKS),
    'Servers that may take over from that of DATABASE_URL, separated by spaces. See When the database server fails.',
  ),
  /** Addresses of standbys that may answer readers. */
  databaseReadUrls: setting(
    'DATABASE_READ_URLS',
    list(postgres, BLANKS),
    'Standbys that answer what may be a few seconds old, separated by spaces. See Read replicas.',
  ),
  /**
   * The same database past a pooler: its server, then those that may take over; empty where `databaseUrl` names no
   * pooler.
   */
  databaseDirectUrls: setting(
    'DATABASE_DIRECT_URL',
    list(postgres, BLANKS),
    'The same database without the pooler that DATABASE_URL names: one connection, which listens for messages. Several, separated by spaces: the servers that may take over from the first. Unset: DATABASE_URL. See A pooler.',
  ),
  /** Connections keep statements ready. */
  isDatabasePrepared: setting(
    'DATABASE_PREPARED',
    flag,
    '`on`: statements of every request are prepared once a connection; `off`: none is, for a pooler that does not know them. See A pooler.',
    'on',
  ),
  /** Seconds that a statement of a request may take; 0 for any time. */
  statementSeconds: setting(
    'STATEMENT_SECONDS',
    whole(0, 300),
    'Seconds, 0 to 300, that one statement of a page or of another request may take before it is given up and its reader asked to try again. 0: no limit. Work in the background, commands, imports and migrations take as long as they need.',
    '8',
  ),
};
