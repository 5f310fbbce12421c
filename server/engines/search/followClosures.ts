import { isOfHousehold } from '#domain/records/core/householdFields.ts';
import type { Log } from '#server/platform/config/log.ts';

import { followSets } from './followSets.ts';
import type { LiveSet } from './records/liveSet.ts';
import type { RecordSource } from './records/recordSource.ts';

/** A set at one generation, as an index holds it. */
type HeldSet = Pick<LiveSet, 'id' | 'generation'>;

/** Which records an index must pass over until it has taken their closure in. */
export interface Closures {
  /**
   * Numbers of records, ascending; nearly always none. Some of them the index may hold no more. Where a field names the
   * others of a household, those who lived with a closed one are withheld as well: the index still knows them by its
   * name.
   *
   * @param fields - all that is asked of.
   */
  withheld: (fields: readonly string[]) => readonly number[];
  /** Looks now: what was closed before the call is withheld afterwards. Rejects when the database fails. */
  look: () => Promise<void>;
  /** No more looks; resolves when the last has ended. */
  stop: () => Promise<void>;
}

interface Options {
  source: Pick<RecordSource, 'sets' | 'closedOnRequest' | 'fellowsOf'>;
  /** The sets as the index holds them now. */
  heldSets: () => readonly HeldSet[];
  log: Log;
  /** How often other copies' closures are looked for, in milliseconds. */
  pollMs: number;
}

/**
 * Withholds closed records from an index while it is behind with their sets. Apart from the looks that bring the index
 * up to date: those wait for a build, which may take a minute.
 */
export function followClosures({ source, heldSets, log, pollMs }: Options): Closures {
  let closed: readonly number[] = [];
  let withFellows: readonly number[] = [];
  const { look, stop } = followSets(
    async () => {
      const live = await source.sets();
      const held = heldSets();
      const behind = live.filter(
        (set) => !held.some(({ id, generation }) => id === set.id && generation === set.generation),
      );
      const nos = behind.length === 0 ? [] : await source.closedOnRequest(behind.map(({ id }) => id));
      withFellows =
        nos.length === 0 ? [] : [...new Set([...nos, ...(await source.fellowsOf(nos))])].sort((a, b) => a - b);
      closed = nos;
    },
    { log, pollMs },
  );
  return { withheld: (fields) => (fields.some(isOfHousehold) ? withFellows : closed), look, stop };
}
