import { type RecordDraft, type RecordSet } from '#domain/records/core/record.ts';

import { simulate } from './simulation/simulate.ts';
import { type World } from './simulation/world.ts';
import { CENSUS_SOURCES } from './writers/census.ts';
import { CLUB_SOURCES } from './writers/clubLists.ts';
import { LIST_SOURCES } from './writers/lists.ts';
import { LIFE_SOURCES } from './writers/lives.ts';
import { REGISTER_1939_SOURCE } from './writers/register1939.ts';
import { REGISTER_SOURCES } from './writers/registerSources.ts';
import { type SampleSource } from './writers/writer.ts';

/** Seed of the county that a fresh site starts with. Another seed makes another county in the same places. */
export const SAMPLE_SEED = 'wexcombe';
/** Year from which the sample judges who may be living, when the caller does not say. */
export const SAMPLE_AS_OF_YEAR = 2026;
/** Changes whenever the generator would write other records, so that a site knows its sample is another. */
export const SAMPLE_VERSION = 'wexcombeshire-3';

const SOURCES: readonly SampleSource[] = [
  ...REGISTER_SOURCES,
  ...CENSUS_SOURCES,
  REGISTER_1939_SOURCE,
  ...LIST_SOURCES,
  ...LIFE_SOURCES,
  ...CLUB_SOURCES,
];

/** Every record set of the sample, without making its records. */
export const SAMPLE_RECORD_SETS: readonly RecordSet[] = SOURCES.map(({ recordSet }) => recordSet);

export interface SampleCounty {
  /** Record sets with their records, which are made while one iterates and the same at every iteration. */
  sets: readonly { recordSet: RecordSet; records: Iterable<RecordDraft> }[];
  /** Who each record is truly about: record id to person. Never stored on a site; made again at each call. */
  truth(): ReadonlyMap<string, number>;
  /** The simulated lives themselves. */
  world: World;
}

function* draftsOf(source: SampleSource, world: World, asOfYear: number): Generator<RecordDraft> {
  for (const { draft } of source.write(world, asOfYear)) yield draft;
}

/** The records that the lives of a world left, closed where people may be living in the Gregorian year `asOfYear`. */
export function recordsOf(world: World, asOfYear: number = SAMPLE_AS_OF_YEAR): SampleCounty {
  return {
    world,
    sets: SOURCES.map((source) => ({
      recordSet: source.recordSet,
      records: { [Symbol.iterator]: () => draftsOf(source, world, asOfYear) },
    })),
    truth() {
      const persons = new Map<string, number>();
      for (const source of SOURCES)
        for (const { draft, personId } of source.write(world, asOfYear)) persons.set(draft.id, personId);
      return persons;
    },
  };
}

/**
 * Simulates Wexcombeshire and its sister communities and hands out the records they left. Depends on nothing but its
 * arguments: the same on every machine and every day. `asOfYear` is the Gregorian year from which people may still be
 * living; it decides which records are closed.
 */
export const generateSampleCounty = ({
  seed = SAMPLE_SEED,
  asOfYear = SAMPLE_AS_OF_YEAR,
}: { seed?: string; asOfYear?: number } = {}): SampleCounty => recordsOf(simulate(seed), asOfYear);
