import type { Log } from '#server/platform/config/log.ts';

import { followClosures } from './followClosures.ts';
import { type Follower, followSets } from './followSets.ts';
import { fieldsAsked, type PlannedQuery } from './matching/planQuery.ts';
import type { LiveSet } from './records/liveSet.ts';
import type { RecordSource } from './records/recordSource.ts';
import { FOUND_AT_ONCE, type SearchIndex } from './SearchIndex.ts';

/** A query with the numbers of the records that count for nothing in it. */
export interface OpenQuery {
  query: PlannedQuery;
  withheld: readonly number[];
}

/** An index in step with the published sets and with closures. */
export interface IndexFollower
  extends Pick<Follower, 'isReady' | 'isAway' | 'whenReady'>, Pick<SearchIndex, 'publish' | 'noticeClosures'> {
  /** What may not count for questions about these fields (followClosures.ts). */
  withheld: (fields: readonly string[]) => readonly number[];
  open: (query: PlannedQuery) => OpenQuery;
  /** As many queries at a time as one state of the index answers, once it is ready. */
  portions: (queries: readonly PlannedQuery[], signal?: AbortSignal) => AsyncGenerator<OpenQuery[]>;
  /** No more looks; resolves when the last has ended. */
  stop: () => Promise<void>;
}

interface Options {
  /** As followSets takes it. */
  sync: (behind: () => void) => Promise<void>;
  source: Pick<RecordSource, 'sets' | 'closedOnRequest' | 'fellowsOf'>;
  /** The sets as the index holds them now. */
  heldSets: () => readonly Pick<LiveSet, 'id' | 'generation'>[];
  log: Log;
  /** How often new generations and closures are looked for, in milliseconds. */
  pollMs: number;
}

/** Keeps an index up to date from now on, and withholds closed records from it while it is behind. */
export function followIndex({ sync, source, heldSets, log, pollMs }: Options): IndexFollower {
  const sets = followSets(sync, { log, pollMs });
  const closures = followClosures({ source, heldSets, log, pollMs });
  const open = (query: PlannedQuery): OpenQuery => ({ query, withheld: closures.withheld(fieldsAsked(query)) });
  return {
    isReady: sets.isReady,
    isAway: sets.isAway,
    whenReady: sets.whenReady,
    withheld: closures.withheld,
    open,
    async *portions(queries, signal) {
      await sets.whenReady(signal);
      for (let at = 0; at < queries.length; at += FOUND_AT_ONCE) yield queries.slice(at, at + FOUND_AT_ONCE).map(open);
    },
    // Whatever set is named, everything that changed is taken in: two sets published together arrive together.
    // What was withheld while the index was behind counts again once it has caught up, and not at the next look of its
    // own.
    async publish() {
      await sets.look();
      await closures.look();
    },
    noticeClosures: closures.look,
    async stop() {
      await Promise.all([sets.stop(), closures.stop()]);
    },
  };
}
