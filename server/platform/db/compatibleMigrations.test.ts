import { earlierReleases } from '#test/support/releases/earlierReleases.ts';

import { type Migration, readMigrations } from './migrate.ts';

/**
 * Changes that statements of the version before may trip over, with why they do not, or what does not work while both
 * versions run.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '1501-dated-single-prices: drops a constraint of item_price':
    'replaced by one that admits more; no statement of the version before names its columns',
  '1501-dated-single-prices: adds a constraint to item_price':
    'what the version before writes has one price of each kind, from the first day on',
  '1523-codes-for-longer-trials: drops a constraint of promotion': 'replaced by one that admits more',
  '1523-codes-for-longer-trials: adds a constraint to promotion':
    'a code of the version before has a percentage or an amount, and no trial',
  '1660-trees-outlive-their-owner: drops a constraint of tree':
    'replaced by one that deletes less; accounts that the version before erases leave their trees by the trigger',
  '1660-trees-outlive-their-owner: adds a constraint to tree': 'owners are members, as before',
  '1670-withdrawn-and-renamed-sets: adds a constraint to record_set':
    'holds for every set that is not withdrawn; the version before may not give one that is to its readers',
  ...Object.fromEntries(
    ['staff_duty', 'staff_act', 'staff_request'].flatMap((table) => [
      [`1710-sheets: drops a constraint of ${table}`, 'replaced by one that admits more'],
      [`1710-sheets: adds a constraint to ${table}`, 'the duties of the version before are among those it admits'],
    ]),
  ),
  '1760-stewards: drops a constraint of staff_act': 'replaced by one that admits more',
  '1760-stewards: adds a constraint to staff_act': 'the actors of the version before are among those it admits',
  ...Object.fromEntries(
    ['search_doc', 'search_set', 'search_value', 'search_word'].map((table) => [
      `1693-no-search-in-sql: drops ${table}`,
      'the version before names it only with SEARCH_ENGINE=sql, which CHANGELOG.md says to change before the update',
    ]),
  ),
};

const without = (sql: string): string =>
  sql
    .replace(/--.*$/gmu, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/gu, "''")
    .replace(/'[^']*'/gu, "''");

/**
 * What a migration does that statements written before it may trip over.
 * @param isNew - tables that the version before does not know
 */
function findBreaks({ name, sql }: Pick<Migration, 'name' | 'sql'>, isNew: (table: string) => boolean): string[] {
  const found: string[] = [];
  for (const statement of without(sql)
    .split(';')
    .map((text) => text.replace(/\s+/gu, ' ').trim())) {
    const note = (what: string) => void (found.includes(`${name}: ${what}`) || found.push(`${name}: ${what}`));
    const [, gone = ''] =
      /^DROP (?:TABLE|VIEW|MATERIALIZED VIEW|FUNCTION|TYPE)(?: IF EXISTS)? (.*)$/iu.exec(statement) ?? [];
    for (const [, name = ''] of gone.replace(/\([^)]*\)/gu, '').matchAll(/(?:^|, ?)"?(\w+)/gu))
      if (!isNew(name)) note(`drops ${name}`);
    const [, renamed] =
      /^ALTER (?:VIEW|MATERIALIZED VIEW|TYPE|DOMAIN|SEQUENCE|INDEX|FUNCTION|SCHEMA)(?: IF EXISTS)? "?(\w+)"? .*\bRENAME\b/iu.exec(
        statement,
      ) ?? [];
    if (renamed !== undefined && !isNew(renamed)) note(`renames something of ${renamed}`);
    if (/^DO\b/iu.test(statement)) note('does what cannot be seen here');
    const [, unique] = /^CREATE UNIQUE INDEX(?: IF NOT EXISTS)? \w+ ON (\w+)/iu.exec(statement) ?? [];
    if (unique !== undefined && !isNew(unique)) note(`makes something of ${unique} unique`);
    const [, table = '', changes = ''] =
      /^ALTER TABLE(?: IF EXISTS)?(?: ONLY)? "?(\w+)"? (.*)$/iu.exec(statement) ?? [];
    if (table === '' || isNew(table)) continue;
    if (/\bDROP COLUMN\b/iu.test(changes)) note(`drops a column of ${table}`);
    if (/\bRENAME\b/iu.test(changes)) note(`renames something of ${table}`);
    if (/\bDROP CONSTRAINT\b/iu.test(changes)) note(`drops a constraint of ${table}`);
    if (/\bDROP DEFAULT\b/iu.test(changes)) note(`drops a default of ${table}`);
    if (/\bADD (?:CONSTRAINT|CHECK|UNIQUE|FOREIGN|EXCLUDE|PRIMARY)\b/iu.test(changes))
      note(`adds a constraint to ${table}`);
    if (/\bSET NOT NULL\b/iu.test(changes)) note(`makes a column of ${table} needed`);
    if (/\bALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE\b/iu.test(changes)) note(`changes a type of ${table}`);
    for (const column of changes.split(/,(?![^(]*\))/u))
      if (
        /\bADD (?:COLUMN )?/iu.test(column) &&
        /\bNOT NULL\b/iu.test(column) &&
        !/\b(?:DEFAULT|GENERATED)\b/iu.test(column)
      )
        note(`adds a needed column to ${table}`);
  }
  return found;
}

it('migrations since the version before leave its statements working, but for the exceptions that are written down', async () => {
  const before = (await earlierReleases()).at(-1);
  const old = new Set(before?.migrations);
  const tables = new Set<string>();
  for (const { name, sql } of readMigrations())
    if (old.has(name))
      for (const [, table = ''] of without(sql).matchAll(
        /\bCREATE (?:TABLE|VIEW|MATERIALIZED VIEW|OR REPLACE VIEW)(?: IF NOT EXISTS)? (\w+)/giu,
      ))
        tables.add(table);
  expect(tables.size).toBeGreaterThan(100);
  const found = readMigrations()
    .filter(({ name }) => !old.has(name))
    .flatMap((migration) => findBreaks(migration, (table) => !tables.has(table)));
  expect(found.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

describe('what would break the version before', () => {
  const breaksIn = (sql: string) => findBreaks({ name: 'm', sql }, (table) => table === 'fresh');

  it.each([
    ['DROP TABLE a;', 'm: drops a'],
    ['DROP TABLE IF EXISTS fresh, a CASCADE;', 'm: drops a'],
    ["ALTER TYPE a RENAME VALUE 'b' TO 'c';", 'm: renames something of a'],
    ['ALTER MATERIALIZED VIEW IF EXISTS a RENAME COLUMN b TO c;', 'm: renames something of a'],
    ['DO $$ BEGIN ALTER TABLE a DROP COLUMN b; END $$;', 'm: does what cannot be seen here'],
    ['ALTER TABLE a DROP COLUMN b;', 'm: drops a column of a'],
    ['ALTER TABLE a RENAME COLUMN b TO c;', 'm: renames something of a'],
    ['ALTER TABLE a\n  ADD COLUMN b int,\n  ADD COLUMN c text NOT NULL;', 'm: adds a needed column to a'],
    ['ALTER TABLE a ALTER COLUMN b SET NOT NULL;', 'm: makes a column of a needed'],
    ['ALTER TABLE a ALTER b TYPE bigint;', 'm: changes a type of a'],
    ['ALTER TABLE a ALTER b DROP DEFAULT;', 'm: drops a default of a'],
    ['ALTER TABLE a ADD CONSTRAINT c CHECK (d > 0);', 'm: adds a constraint to a'],
    ['CREATE UNIQUE INDEX i ON a (b);', 'm: makes something of a unique'],
  ])('%s', (sql, problem) => expect(breaksIn(sql)).toEqual([problem]));

  it.each([
    'CREATE TABLE fresh (id int NOT NULL);',
    'ALTER TABLE fresh DROP COLUMN b;',
    "ALTER TABLE a ADD COLUMN b text NOT NULL DEFAULT '';",
    'ALTER TABLE a ADD COLUMN b numeric(4, 2) CHECK (b > 0), ALTER c DROP NOT NULL;',
    '-- ALTER TABLE a DROP COLUMN b;\nCREATE INDEX i ON a (b);',
    "INSERT INTO a VALUES ('DROP TABLE a');",
  ])('is not %s', (sql) => expect(breaksIn(sql)).toEqual([]));
});
