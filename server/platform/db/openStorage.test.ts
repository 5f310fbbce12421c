import { randomBytes } from 'node:crypto';

import { silentLog } from '#server/platform/config/log.ts';
import { testServerConnection } from '#test/support/postgres/testDatabase.ts';
import { asOperator, connectionTo } from '#test/support/postgres/testServer.ts';

import { readMigrations } from './migrate.ts';
import { openStorage } from './openStorage.ts';

const name = `muniment_test_site_${randomBytes(6).toString('hex')}`;
const statement = (sql: string) => asOperator(testServerConnection(), (client) => client.query(sql));

/** The address an operator would put into DATABASE_URL. */
function urlOf(database: string): string {
  const connection = connectionTo(testServerConnection(), database);
  if ('connectionString' in connection) return connection.connectionString;
  const { host, port, user } = connection;
  return `postgresql:///${database}?${String(new URLSearchParams({ host, port: String(port), user }))}`;
}
const open = (databaseUrl: string) => openStorage({ dataDir: '/nonexistent', databaseUrl }, silentLog);

describe('a site on a PostgreSQL of one’s own', () => {
  afterEach(() => statement(`/* test.drop */ DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

  it('is migrated at start, by several copies at once', async () => {
    await statement(`/* test.create */ CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
    const copies = await Promise.all([open(urlOf(name)), open(urlOf(name)), open(urlOf(name))]);
    for (const { db } of copies) {
      expect(await db.one('/* test.migrations */ SELECT count(*) AS count FROM schema_migration')).toEqual({
        count: readMigrations().length,
      });
    }
    await Promise.all(copies.map((site) => site.stop()));
  });

  it('is refused in one line when its database cannot hold every letter', async () => {
    await statement(`/* test.create */ CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'`);
    await expect(open(urlOf(name))).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/^The database of DATABASE_URL is encoded in SQL_ASCII; [^\n]+$/),
    });
  });

  it.each([
    ['nobody answers', 'postgres://u:hunter2@127.0.0.1:1/site'],
    ['there is no such database', null],
  ])('is refused in one line, without the password, when %s', async (_what, url) => {
    await expect(open(url ?? urlOf(name))).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/^The database cannot be reached: (?!db\.connect)(?!.*hunter2)[^\n]+$/),
    });
  });
});
