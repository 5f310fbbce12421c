import { randomUUID } from 'node:crypto';

import type { PlaceFinder } from '#domain/records/core/recordPlaces.ts';
import { valueKey } from '#domain/records/core/valueKey.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

import { cachedResolver } from '../columnar/build/cachedResolver.ts';
import { explainRecords } from '../matching/explainRecords.ts';
import type { Publishing } from '../publishing/createPublishing.ts';
import { generationKey } from '../publishing/generationKey.ts';
import { documentOf } from '../records/documentOf.ts';
import type { RecordSource } from '../records/recordSource.ts';
import type { LiveSet } from '../records/liveSet.ts';
import { abortable } from '../abortable.ts';
import { followIndex } from '../followIndex.ts';
import { POLL_MS } from '../followSets.ts';
import type { SearchIndex } from '../SearchIndex.ts';
import type { EngineFind, FacetCount } from '../SearchEngine.ts';
import { mergeShards, sumCounts } from './mergeShards.ts';
import { replaceSet } from './replaceSet.ts';
import { type ShardAnswer, shardAnswer } from './shardAnswer.ts';
import { shardOf } from './shardOf.ts';
import { shardVariants } from './shardVariants.ts';
import { SnapshotGate } from './SnapshotGate.ts';
import { joinOpenUses } from './withheldUses.ts';
import { createDocumentWriter, KnownIds, type NumberedDocument } from './writeDocuments.ts';

interface SqlOptions {
  /** One or more databases with the schema; records are spread over them by number. */
  shards: readonly Database[];
  source: RecordSource;
  /** How it takes part in publishing; left out, it follows what is published. */
  publishing?: Publishing;
  gazetteer: PlaceFinder;
  log: Log;
  /** How often new generations are looked for, in milliseconds. */
  pollMs?: number;
}

const BATCH_RECORDS = 2_000;

/**
 * Searches in SQL: dictionaries and narrow rows in PostgreSQL, on one database or spread over several by scatter and
 * gather. Slower than the columnar index and bound by no machine's memory. Brings its tables up to date in the
 * background; searches asked before that wait for it.
 */
export function createSqlIndex({
  shards,
  source,
  publishing,
  gazetteer,
  log,
  pollMs = POLL_MS,
}: SqlOptions): SearchIndex {
  const gate = new SnapshotGate();
  const resolver = cachedResolver(gazetteer);
  const known = shards.map(() => new KnownIds());
  let taking: { key: string; rows: number } | null = null;

  /** The same work on every shard, with all snapshots taken before a switch may happen. */
  async function onAll<Result>(work: (tx: Database) => Promise<Result>): Promise<Result[]> {
    let results: Promise<Result>[] = [];
    await gate.read(async () => {
      const begun = shards.map((shard) => {
        let announce = (): void => undefined;
        const snapshot = new Promise<void>((resolve) => {
          announce = resolve;
        });
        const result = shard.transaction(async (tx) => {
          await tx.rows('/* sqlSearch.snapshot */ SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
          // The first statement takes the snapshot. Compiling takes longer than running, and reading every row to
          // compare arrays of thousands of ids, which the planner takes for cheap, up to a hundred times as long as the
          // index.
          await tx.rows(
            `/* sqlSearch.settings */ SELECT set_config('jit', 'off', true), set_config('enable_seqscan', 'off', true), set_config('work_mem', '64MB', true)`,
          );
          announce();
          return work(tx);
        });
        result.catch(announce);
        return { snapshot, result };
      });
      results = begun.map(({ result }) => result);
      await Promise.all(begun.map(({ snapshot }) => snapshot));
    });
    return Promise.all(results);
  }

  async function* documents(set: LiveSet): AsyncGenerator<NumberedDocument[]> {
    for (let after = -1; ;) {
      const rows = await source.read(set, after, BATCH_RECORDS);
      if (taking) taking.rows += rows.length / shards.length;
      yield rows.flatMap((row) => {
        const document = documentOf(row, set, resolver);
        return document ? [{ no: row.no, document }] : [];
      });
      const last = rows.at(-1);
      if (!last || rows.length < BATCH_RECORDS) return;
      after = last.no;
    }
  }

  /**
   * Prepares the change on every shard, then commits on all while no reader starts.
   *
   * @param isWanted - asked at that moment; false leaves everything as it is.
   */
  async function replaceEverywhere(
    id: string,
    set: LiveSet | null,
    isWanted = async (): Promise<boolean> => true,
  ): Promise<boolean> {
    let release = (_isSound: boolean): void => undefined;
    const released = new Promise<boolean>((resolve) => {
      release = resolve;
    });
    const prepared: Promise<void>[] = [];
    const changes = shards.map((shard, at) => {
      let announce = (): void => undefined;
      let fail = (_error: unknown): void => undefined;
      prepared.push(
        new Promise((resolve, reject) => {
          announce = resolve;
          fail = reject;
        }),
      );
      const change = shard.transaction(async (tx) => {
        const writer = createDocumentWriter(tx, id, known[at] ?? new KnownIds());
        await replaceSet(tx, id, set?.generation ?? null, async () => {
          if (!set) return;
          for await (const batch of documents(set)) {
            const mine = batch.filter(({ no }) => shardOf(no, shards.length) === at);
            if (mine.length > 0) await writer.write(mine);
          }
        });
        announce();
        if (!(await released)) throw new Error('Another shard could not take the set in');
      });
      change.catch(fail);
      return change;
    });
    try {
      await Promise.all(prepared);
    } catch (error) {
      release(false);
      await Promise.allSettled(changes);
      for (const ids of known) ids.forget();
      throw error;
    }
    return gate.switch(async () => {
      const goesOn = await isWanted().catch((error: unknown) => {
        release(false);
        throw error;
      });
      release(goesOn);
      if (goesOn) await Promise.all(changes);
      else {
        await Promise.allSettled(changes);
        for (const ids of known) ids.forget();
      }
      return goesOn;
    });
  }

  const setsByShard = () =>
    Promise.all(
      shards.map((shard) =>
        shard.rows<{ id: string; generation: number }>('/* sqlSearch.sets */ SELECT id, generation FROM search_set'),
      ),
    );

  /** Sets that every shard holds, at the same generation. */
  async function heldSets(): Promise<{ id: string; generation: number }[]> {
    const [first = [], ...others] = await setsByShard();
    return first.filter((set) =>
      others.every((sets) => sets.some(({ id, generation }) => id === set.id && generation === set.generation)),
    );
  }

  async function sync(): Promise<void> {
    const live = await source.sets();
    const held = await setsByShard();
    const isHeld = (set: LiveSet): boolean =>
      held.every((sets) => sets.some(({ id, generation }) => id === set.id && generation === set.generation));
    for (const set of live) if (!isHeld(set)) await replaceEverywhere(set.id, set);
    const gone = new Set(
      held
        .flat()
        .map(({ id }) => id)
        .filter((id) => !live.some((set) => set.id === id)),
    );
    for (const id of gone) await replaceEverywhere(id, null);
    await publishReady();
  }

  /** Takes in what is ready and switches the site to it in the same moment as the search. */
  async function publishReady(): Promise<void> {
    for (const set of (await publishing?.ready()) ?? []) {
      const key = generationKey(set);
      taking = { key, rows: 0 };
      try {
        if (!(await replaceEverywhere(set.id, set, async () => (await publishing?.publish(key)) ?? false))) return;
      } finally {
        taking = null;
      }
    }
  }
  const following = followIndex({ sync, source, heldSets, log, pollMs });
  // Copies share the tables of the shards: whichever has taken a generation in switches for all of them.
  const copy = publishing?.announce({
    id: randomUUID(),
    isWaited: false,
    log,
    state: async () => ({
      holds: (await heldSets()).map(generationKey),
      reading: taking?.key ?? null,
      rowsRead: Math.floor(taking?.rows ?? 0),
    }),
  });

  return {
    async answer(query, signal) {
      await following.whenReady(signal);
      const { withheld } = following.open(query);
      const parts = await abortable(
        onAll(async (tx) => ({
          answer: await shardAnswer(tx, query, withheld),
          variants: await shardVariants(tx, query.criteria, withheld),
        })),
        signal,
      );
      return mergeShards(
        query,
        parts.map(({ answer }) => answer),
        parts.flatMap(({ variants }) => variants),
      );
    },
    async find(queries, signal) {
      const found: EngineFind[] = [];
      // Some at once see one state of the index: pages of one search fit together.
      for await (const asked of following.portions(queries, signal)) {
        const parts = await abortable(
          onAll(async (tx) => {
            const answers: ShardAnswer[] = [];
            for (const { query, withheld } of asked)
              if (!signal?.aborted) answers.push(await shardAnswer(tx, query, withheld));
            return answers;
          }),
          signal,
        );
        for (const [which, { query }] of asked.entries()) {
          const { total, nos } = mergeShards(
            query,
            parts.flatMap((answers) => answers[which] ?? []),
            [],
          );
          found.push({ total, nos });
        }
      }
      return found;
    },
    explain: async (criteria, records) => explainRecords(criteria, records, resolver),
    async suggest(field, prefix, limit) {
      await following.whenReady();
      const key = valueKey(field, prefix);
      const parts = await onAll((tx) =>
        tx.rows<FacetCount>(
          `/* sqlSearch.suggest */ SELECT v.key AS value, sum(o.open_uses)::int AS count FROM search_value v ${joinOpenUses('$3')}
           WHERE v.field = $1 AND o.open_uses > 0 AND v.earliest IS NULL AND starts_with(v.key, $2) GROUP BY v.key`,
          [field, key, following.withheld([field])],
        ),
      );
      return sumCounts(parts, limit);
    },
    publish: following.publish,
    noticeClosures: following.noticeClosures,
    async health() {
      const parts = await onAll((tx) =>
        tx.one<{ n: number }>('/* sqlSearch.size */ SELECT count(*)::int AS n FROM search_doc'),
      );
      return {
        isReady: following.isReady(),
        records: parts.reduce((sum, part) => sum + (part?.n ?? 0), 0),
        bytes: null,
      };
    },
    async close() {
      await Promise.all([following.stop(), copy?.stop()]);
    },
  };
}
