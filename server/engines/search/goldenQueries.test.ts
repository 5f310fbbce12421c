import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { importRecords } from '#server/importers/importRecords.ts';
import { readMapping } from '#server/importers/mapping/readMapping.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import type { Database } from '#server/platform/db/database.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';

import { createColumnarIndex } from './columnar/createColumnarIndex.ts';
import { createNaiveEngine } from './conformance/naiveEngine.ts';
import { createRecordSource } from './records/recordSource.ts';
import type { EngineAnswer, SearchEngine } from './SearchEngine.ts';
import { toEngineQuery } from './toEngineQuery.ts';
import { withReasons } from './withReasons.ts';

// Real transcriptions that are not part of the project. Every answer below was worked out from the files themselves.
const DATA = path.resolve(projectRoot(), process.env.MUNIMENT_SHARED ?? '../shared', 'data');
const hasData = existsSync(path.join(DATA, 'census/freecen.tsv'));
if (!hasData) process.stderr.write(`Skipped: the real transcriptions are not in ${DATA}.\n`);
const describeReal = hasData ? describe : describe.skip;

const gazetteer = loadGazetteer();
let folder: string;
let db: Database;
/** The engine, and a plain look at every record, which must find the same. */
let engines: SearchEngine[];
/** By a record's number: its line in the file it came in. */
let lines: Map<number, number>;
/** Lines of the eight people of the first schedule at Gracca, Roche, in 1871. */
let gracca: number[];

async function importInto(setName: string, mapping: string, file: string): Promise<void> {
  const outcome = await importRecords(db, {
    files: [file],
    mapping: readMapping(mapping),
    setName,
    rejectFile: (id) => path.join(folder, `${id}.rejected`),
    asOf: '2026-06-30',
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  if (outcome.kind !== 'published') throw new Error(outcome.kind);
}

/** Cornwall of 1861 to 1891, as the file has it: 7,137 rows, 72 of them houses without people. */
async function cornwallFrom1861(): Promise<string> {
  const [head = '', ...rows] = readFileSync(path.join(DATA, 'census/freecen.tsv'), 'utf8').split('\n');
  const kept = rows.filter((row) => {
    const [, year = '', county] = row.split('\t');
    return Number(year) >= 1861 && county === 'CON';
  });
  gracca = kept.flatMap((row, at) => (row.startsWith('RG102267.VLD\t1871\tCON\t\t000001\t') ? [at + 2] : []));
  const file = path.join(folder, 'cornwall.tsv');
  await writeFile(file, [head, ...kept, ''].join('\n'));
  return file;
}

beforeAll(async () => {
  if (!hasData) return;
  folder = await mkdtemp(path.join(tmpdir(), 'muniment-golden-'));
  db = await testDatabase();
  await importInto('Cornwall', 'freecen', await cornwallFrom1861());
  await importInto('Yielden baptisms', 'freereg-baptisms', path.join(DATA, 'parish/kirkbedfordshire-BDFYIEBA.csv'));
  await importInto('Yielden burials', 'freereg-burials', path.join(DATA, 'parish/kirkbedfordshire-BDFYIEBU.csv'));
  await importInto('Yielden marriages', 'freereg-marriages', path.join(DATA, 'parish/kirkbedfordshire-BDFYIEMA.csv'));
  const source = createRecordSource(db);
  const columnar = await createColumnarIndex({
    folder: path.join(folder, 'index'),
    source,
    log: silentLog,
    threads: 1,
  });
  engines = [withReasons(columnar, { source, gazetteer }), await createNaiveEngine(db, gazetteer)];
  lines = new Map(
    (await db.rows<{ no: string; line: string }>('/* golden.lines */ SELECT no, source_row AS line FROM record')).map(
      ({ no, line }) => [Number(no), Number(line)],
    ),
  );
});

afterAll(async () => {
  if (!hasData) return;
  for (const engine of engines) await engine.close();
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

/** What both answer, which must be one answer. */
async function ask(address: string, facets: readonly string[] = []): Promise<EngineAnswer> {
  const { query, ignored } = readSearchAddress(address);
  expect(ignored).toEqual([]);
  const [columnar, naive] = await Promise.all(engines.map((engine) => engine.search(toEngineQuery(query, { facets }))));
  expect(columnar).toEqual(naive);
  if (!columnar) throw new Error('No engine answered');
  return columnar;
}

const linesOf = ({ hits }: Pick<EngineAnswer, 'hits'>) => hits.map(({ no }) => lines.get(no));

describeReal('golden queries', () => {
  it.each([
    ['names as written', 'lastname=pinch', 14],
    ['two names', 'firstname=william&lastname=pinch', 2],
    ['a forename that stands second', 'firstname=ann&lastname=pinch', 2],
    ['both forenames', 'firstname=mary+ann&lastname=pinch', 1],
    ['a common surname of the county', 'lastname=stephens', 72],
    ['a name as it is spelt, not as it is meant', 'firstname=bessie', 8],
    ['an abbreviation as it is spelt', 'firstname=wm&datasetname=cornwall', 19],
    ['a wildcard for any letters', 'lastname=trem*', 20],
    ['a wildcard before a word', 'lastname=*ton&datasetname=cornwall', 90],
    ['an occupation by its words, however it goes on', 'occupation=ag+lab&datasetname=cornwall', 311],
    ['a wildcard for one letter', 'lastname=b?st', 37],
    ['a wildcard between letters', 'lastname=k*t&datasetname=cornwall', 114],
    ['a year of birth from an age', 'lastname=pinch&yearofbirth=1832', 2],
    ['a year of birth with two years either way', 'lastname=pinch&yearofbirth=1806&yearofbirth_offset=2', 1],
    ['a year of birth just out of reach', 'lastname=pinch&yearofbirth=1806&yearofbirth_offset=0', 0],
    ['a census year', 'lastname=rowe&eventyear=1871', 9],
    [
      'census years with ten years either way',
      'lastname=rowe&eventyear=1871&eventyear_offset=10&datasetname=cornwall',
      69,
    ],
    ['a parish', 'lastname=rowe&parish=st.+enoder', 25],
    ['two parishes', 'lastname=rowe&parish=st.+enoder~newlyn', 37],
    ['a place and nothing around it', 'place=roche,+cornwall&place_proximity=0', 401],
    ['a dwelling', 'address=gracca', 37],
    ['an occupation in a parish', 'occupation=scholar&parish=roche', 104],
    ['a word of an occupation', 'keywords=blacksmith&datasetname=cornwall', 38],
    ['a condition in a parish', 'maritalstatus=widowed&parish=roche', 17],
    ['a relation in a parish', 'relationshiptohead=visitor&parish=roche', 2],
    ['the blind', 'disability=blind', 10],
    ['a country', 'sourcecountry=great+britain&lastname=pinch', 14],
    ['a kind of records', 'collection=parish-baptisms&lastname=gell', 34],
    ['a record set', 'datasetname=yielden+burials&lastname=white', 41],
    ['brides and grooms', 'datasetname=yielden+marriages&lastname=gell', 8],
    ['the surname of a spouse', 'spouselastname=gell', 8],
    ['baptisms around a year', 'datasetname=yielden+baptisms&lastname=gell&eventyear=1625&eventyear_offset=5', 4],
    ['a child by name', 'datasetname=yielden+baptisms&lastname=gell&firstname=john', 2],
    ['a father by name', 'datasetname=yielden+baptisms&fatherfirstname=john', 198],
    ['a decade', 'datasetname=yielden+baptisms&decade=1620s', 73],
  ])('find %s: %s', async (_what, address, total) => {
    expect((await ask(address)).total).toBe(total);
  });

  it('find William Pinch of Roche and his son, the fuller record first, and say why', async () => {
    const answer = await ask('firstname=william&lastname=pinch&yearofbirth=1830&yearofbirth_offset=2');
    expect(linesOf(answer)).toEqual([gracca[0]]);
    expect(answer.hits[0]?.reasons.map(({ field, how, distance }) => [field, how, distance])).toEqual([
      ['FirstName', 'exact', null],
      ['LastName', 'exact', null],
      ['YearOfBirth', 'within years', 1],
    ]);
  });

  it('find the household at Gracca together', async () => {
    expect(gracca).toHaveLength(8);
    expect(new Set(linesOf(await ask('lastname=pinch&address=gracca&order=firstname')))).toEqual(new Set(gracca));
  });

  it('put variants behind the name itself, each named', async () => {
    const answer = await ask('firstname=thomas&firstname_variants=true&lastname=pinch');
    expect(linesOf(answer)).toEqual([gracca[6]]);
    expect(answer.hits[0]?.reasons[0]).toMatchObject({ found: 'Tom', how: 'abbreviation' });
    const best = await ask('lastname=pentloe&lastname_variants=true&datasetname=yielden+baptisms', ['LastName']);
    expect(best.facets.LastName).toEqual([
      { value: 'pentloe', count: 25 },
      { value: 'pentlow', count: 2 },
      { value: 'pentlowe', count: 2 },
    ]);
    expect(new Set(best.hits.slice(0, 20).map(({ reasons }) => reasons[0]?.found.toLowerCase()))).toEqual(
      new Set(['pentloe']),
    );
  });

  it('count sexes, parishes and decades', async () => {
    const { facets } = await ask('datasetname=cornwall', ['Gender', 'Parish', 'Decade', 'DatasetName']);
    expect(facets.Gender).toEqual([
      { value: 'male', count: 4398 },
      { value: 'female', count: 2667 },
    ]);
    expect(facets.Parish?.map(({ value, count }) => [value, count])).toEqual([
      ['falmouth mb', 1727],
      ['newlyn', 1640],
      ['st. enoder', 1151],
      ['st. dennis', 1064],
      ['cubert', 422],
      ['roche', 401],
      ['crantock', 384],
      ['st. austell', 276],
    ]);
    expect(facets.Decade?.map(({ value, count }) => [value, count])).toEqual([
      ['1860s', 3597],
      ['1870s', 1741],
      ['1890s', 1727],
    ]);
    expect(facets.DatasetName?.map(({ value }) => value).sort()).toEqual([
      'cornwall',
      'yielden baptisms',
      'yielden burials',
      'yielden marriages',
    ]);
  });

  it('sort by name and by year, either way', async () => {
    const named = await ask('datasetname=yielden+baptisms&lastname=gell&order=firstname');
    expect(linesOf(named).slice(0, 5)).toEqual([345, 42, 120, 173, 268]);
    const down = await ask('datasetname=yielden+marriages&lastname=gell&order=eventyear&direction=desc');
    expect(linesOf(down)).toEqual([134, 106, 85, 69, 65, 58, 46, 42]);
    const up = await ask('datasetname=yielden+marriages&lastname=gell&order=eventyear');
    expect(linesOf(up)).toEqual([42, 46, 58, 65, 69, 85, 106, 134]);
  });

  it('offer what comes close when a name is misspelt and a year misremembered', async () => {
    const { total, close } = await ask('firstname=sophia&lastname=pnich&yearofbirth=1868&yearofbirth_offset=2');
    expect(total).toBe(0);
    expect(linesOf({ hits: close })[0]).toBe(gracca[5]);
  });
});
