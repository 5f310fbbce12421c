import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import { districtGazetteer } from '#server/engines/gazetteer/districtGazetteer.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createHistoryMarks } from '#server/engines/historyMarks.ts';
import { closeRecord } from '#server/modules/records/core/closedRecords.ts';
import { silentLog } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { firstRefusal } from '#test/support/firstRefusal.ts';
import { settingsOf } from '#test/support/opensearch/clusterTrial.ts';
import { startCluster, type TestCluster } from '#test/support/opensearch/startCluster.ts';
import { testDatabase } from '#test/support/postgres/testDatabase.ts';
import { aRecord, aRecordSet, publishRecords } from '#test/support/server/publishRecords.ts';

import { createNaiveEngine, readPopulation } from '../conformance/naiveEngine.ts';
import { naiveSearch } from '../conformance/naiveSearch.ts';
import { draftsOf, SETS, setOf } from '../conformance/population.ts';
import { madeUpQuery } from '../conformance/queries.ts';
import { publishGeneration } from '../conformance/storeRecords.ts';
import { planQuery } from '../matching/planQuery.ts';
import { createRecordSource, type RecordSource } from '../records/recordSource.ts';
import type { EngineQuery, SearchEngine } from '../SearchEngine.ts';
import type { SearchIndex } from '../SearchIndex.ts';
import { withReasons } from '../withReasons.ts';
import { createOpenSearchIndex } from './createOpenSearchIndex.ts';

/** test/support/opensearch/openSearchHome.mjs says loudly why there is none. */
const home = process.env.OPENSEARCH_HOME;
const RECORDS = 700;
/** More of them on demand: CONFORMANCE_QUERIES=2000. */
const QUERIES = Number(process.env.CONFORMANCE_QUERIES ?? 60);
/** After each change. */
const few = Math.ceil(QUERIES / 4);
/** Changes are taken in when a test asks for it. */
const pollMs = 3_600_000;

(home ? describe : describe.skip)('OpenSearch, on a node of its own', () => {
  let cluster: TestCluster;
  let db: Awaited<ReturnType<typeof testDatabase>>;
  let gazetteer: Gazetteer;
  let engine: SearchEngine;
  /** A plain look at every record, which says what is right. */
  let naive: SearchEngine;

  beforeAll(async () => {
    cluster = await startCluster(home ?? '');
    db = await testDatabase();
    for (const set of SETS) await publishGeneration(db, set, 1, draftsOf(set.id, 0, RECORDS));
    const places = districtGazetteer(db, loadGazetteer());
    await places.sync();
    ({ gazetteer } = places);
    const source = createRecordSource(db);
    // Three shards: counts and pages are put together from several, as on several nodes.
    const index = await createOpenSearchIndex({
      cluster: settingsOf(cluster),
      layout: { prefix: 'test', shards: 3, replicas: 0 },
      source,
      gazetteer,
      log: silentLog,
      pollMs,
    });
    engine = withReasons(index, { source, gazetteer });
    naive = await createNaiveEngine(db, gazetteer);
  });

  afterAll(async () => {
    await engine?.close();
    await db?.close();
    await cluster?.stop();
  });

  async function compareOn(from: number, to: number): Promise<number> {
    let found = 0;
    for (let seed = from; seed <= to; seed++) {
      const query = madeUpQuery(seed);
      const answer = await engine.search(query);
      expect({ seed, query, answer }).toEqual({ seed, query, answer: await naive.search(query) });
      found += answer.total > 0 ? 1 : 0;
    }
    return found;
  }

  it(`answers ${QUERIES} made-up queries as a plain look at every record does`, async () => {
    expect(await compareOn(1, QUERIES)).toBeGreaterThan(QUERIES / 3);
  });

  it('finds the same pages by number alone, many queries at once', async () => {
    const queries = Array.from({ length: few }, (_none, seed) => madeUpQuery(40_000 + seed));
    expect(await engine.find(queries)).toEqual(await naive.find(queries));
  });

  it('turns every page up to the last, without a gap or a hit twice', async () => {
    for (const inTurns of [false, true]) {
      for (const orderBy of [null, 'Occupation', 'LastName']) {
        const query: EngineQuery = {
          criteria: [{ kind: 'year', field: 'EventYear', year: 1850, yearsEitherWay: 40 }],
          orderBy,
          direction: 'desc',
          inTurns,
          offset: 0,
          limit: 13,
          facets: [],
          facetLimit: 0,
        };
        const { total } = await engine.search(query);
        const pages = Array.from({ length: Math.ceil(total / 13) + 1 }, (_none, at) => ({ ...query, offset: at * 13 }));
        const nos = (await engine.find(pages)).flatMap((page) => page.nos);
        const [plain] = await naive.find([{ ...query, limit: 250 }]);
        expect(nos).toHaveLength(total);
        expect(new Set(nos).size).toBe(total);
        expect(nos.slice(0, 250)).toEqual(plain?.nos);
      }
    }
  });

  it('finds pages far down the order of a field, values that many records share and records without one included', async () => {
    const far: EngineQuery = {
      criteria: [],
      orderBy: null,
      direction: 'asc',
      offset: 0,
      limit: 13,
      facets: [],
      facetLimit: 0,
    };
    const population = await readPopulation(db, gazetteer);
    for (const orderBy of ['LastName', 'Place', 'EventYear', 'Occupation']) {
      for (const direction of ['asc', 'desc'] as const) {
        const { total, nos } = naiveSearch(population, {
          ...planQuery({ ...far, orderBy, direction }, gazetteer),
          limit: population.length,
        });
        expect(total).toBeGreaterThan(600);
        const offsets = [501, 514, 540, 566, 600, total - 20, total - 7, total, total + 5];
        const found = await engine.find(offsets.map((offset) => ({ ...far, orderBy, direction, offset })));
        expect({ orderBy, direction, found }).toEqual({
          orderBy,
          direction,
          found: offsets.map((offset) => ({ total, nos: nos.slice(offset, offset + far.limit) })),
        });
      }
    }
  });

  it('suggests the same', async () => {
    for (const field of ['LastName', 'FirstName', 'Occupation', 'Place', 'DatasetName', 'EventYear', 'Nothing']) {
      for (const prefix of ['', 's', 'Sm', 'mary', 'O’', 'zzz', 'ag.', 'a*']) {
        expect({ field, prefix, found: await engine.suggest(field, prefix, 10) }).toEqual({
          field,
          prefix,
          found: await naive.suggest(field, prefix, 10),
        });
      }
    }
  });

  it('leaves closed records out of everything at once, as it does when their set has been taken in again', async () => {
    const closing = await db.rows<{ id: string }>(
      '/* test.closing */ SELECT id FROM record_live WHERE NOT is_closed AND no % 9 = 0',
    );
    const held = (await engine.health()).records;
    await db.transaction(async (tx) => {
      for (const { id } of closing) await closeRecord(tx, id);
    });
    for (const one of [engine, naive]) await one.noticeClosures();
    await compareOn(30_001, 30_000 + few);
    expect((await engine.health()).records).toBe(held);
    for (const one of [engine, naive]) await one.publish('BAPTISMS');
    const { records } = await engine.health();
    expect(records).toBeLessThan(held);
    expect(records).toBe((await naive.health()).records);
    await compareOn(30_001, 30_000 + few);
  });

  it('stays the same after sets were replaced, emptied and removed', async () => {
    await publishGeneration(db, setOf('BAPTISMS'), 2, draftsOf('BAPTISMS', 1_000, 1_600));
    await publishGeneration(db, setOf('BURIALS'), 2, []);
    for (const one of [engine, naive]) await one.publish('BAPTISMS');
    await compareOn(10_001, 10_000 + few);
    await db.rows(`/* test.remove */ DELETE FROM record_set WHERE id = 'CENSUS-71'`);
    for (const one of [engine, naive]) await one.publish('CENSUS-71');
    await compareOn(20_001, 20_000 + few);
    expect((await engine.health()).records).toBe((await naive.health()).records);
  });

  describe('with a database that was restored to an earlier time', () => {
    const SET = setOf('BAPTISMS');
    const databases: Database[] = [];
    const opened: SearchIndex[] = [];
    const closeAll = async (): Promise<void> => {
      for (const one of opened.splice(0)) await one.close();
    };
    afterEach(closeAll);
    afterAll(async () => {
      for (const one of databases) await one.close();
    });

    /** A database in which the same sets have the same generations and the same numbers, but these people. */
    async function aDatabase(...surnames: readonly string[]): Promise<Database> {
      const made = await testDatabase();
      databases.push(made);
      await publishRecords(
        made,
        aRecordSet(),
        surnames.map((LastName, at) => aRecord(String(at + 1), { LastName })),
      );
      return made;
    }
    /** A copy of a site on the cluster, and the sets that it reads records of. */
    async function aCopy(
      of: Database,
      prefix: string,
    ): Promise<{ copy: SearchEngine; index: SearchIndex; read: string[] }> {
      const read: string[] = [];
      const records = createRecordSource(of);
      const source: RecordSource = {
        ...records,
        read: (set, ...more) => (read.push(set.id), records.read(set, ...more)),
      };
      const index = await createOpenSearchIndex({
        cluster: settingsOf(cluster),
        layout: { prefix, shards: 1, replicas: 0 },
        source,
        gazetteer,
        log: silentLog,
        pollMs,
        marks: createHistoryMarks(of),
      });
      opened.push(index);
      return { copy: withReasons(index, { source, gazetteer }), index, read };
    }
    const surnamed = async (copy: SearchEngine, text: string): Promise<number> =>
      (
        await copy.search({
          criteria: [{ kind: 'name', field: 'LastName', text, variants: false, excludedVariants: [] }],
          orderBy: null,
          direction: 'desc',
          offset: 0,
          limit: 20,
          facets: [],
          facetLimit: 0,
        })
      ).total;
    const totals = (copy: SearchEngine) =>
      Promise.all(['Pinch', 'Trewin', 'Guard'].map((name) => surnamed(copy, name)));

    it('answers nothing of the history that was undone, though sets, generations and numbers are the same', async () => {
      const lost = await aCopy(await aDatabase('Pinch', 'Guard', 'Penrose'), 'undone');
      expect(await totals(lost.copy)).toEqual([1, 0, 1]);
      await closeAll();
      const restored = await aCopy(await aDatabase('Trewin', 'Guard'), 'undone');
      expect(await totals(restored.copy)).toEqual([0, 1, 1]);
    });

    it('reads nothing again where the history is the same', async () => {
      const same = await aDatabase('Pinch', 'Guard');
      expect(await totals((await aCopy(same, 'same')).copy)).toEqual([1, 0, 1]);
      await closeAll();
      const { copy, index, read } = await aCopy(same, 'same');
      expect([await totals(copy), read]).toEqual([[1, 0, 1], []]);
      await index.publish('');
      expect(read).toEqual([]);
      // A generation leaves one mark, however often it was noted how far it had come.
      expect(await same.rows('/* test.marks */ SELECT 1 FROM search_mark')).toHaveLength(1);
    });

    it('answers nothing while it runs until what was lost is taken in again, by one copy for all, and leaves what was not', async () => {
      const site = await aDatabase('Pinch', 'Guard');
      const [one, other] = [await aCopy(site, 'running'), await aCopy(site, 'running')];
      expect([await totals(one.copy), await totals(other.copy)]).toEqual([
        [1, 0, 1],
        [1, 0, 1],
      ]);
      const earlier = await site.rows<{ mark: string }>('/* test.marks */ SELECT mark FROM search_mark');
      await publishGeneration(site, SET, 1, draftsOf(SET.id, 0, 60));
      for (const { index } of [one, other]) await index.publish('');
      const { records } = await one.index.health();
      const before = await totals(one.copy);
      expect([records > 2, before[2]]).toEqual([true, 1]);
      for (const { read } of [one, other]) read.length = 0;
      // A standby took over that lacks the last writes.
      await site.rows('/* test.lost */ DELETE FROM search_mark WHERE NOT mark = ANY($1::uuid[])', [
        earlier.map(({ mark }) => mark),
      ]);
      const looked = one.index.publish('');
      expect(await firstRefusal(() => surnamed(one.copy, 'Guard'), looked)).toMatchObject({
        name: 'SearchUnavailable',
        statusCode: 503,
      });
      await looked;
      await other.index.publish('');
      expect([
        await totals(one.copy),
        await totals(other.copy),
        (await one.index.health()).records,
        (await other.index.health()).records,
      ]).toEqual([before, before, records, records]);
      expect([new Set(one.read), other.read]).toEqual([new Set([SET.id]), []]);
    });
  });
});
