import { setImmediate } from 'node:timers/promises';

import { createDistrictCount } from '#domain/places/districts/createDistrictCount.ts';
import { deriveDistricts } from '#domain/places/districts/deriveDistricts.ts';
import { withDistricts } from '#domain/places/districts/withDistricts.ts';
import type { District } from '#domain/places/gazetteer/district.ts';
import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { Database } from '#server/platform/db/database.ts';

import { countDistricts, liveGenerations, readDistrictUses, uncountedGenerations } from './districtStore.ts';

/** A gazetteer that knows the registration districts of the records that readers see. */
export interface DistrictGazetteer {
  /** Always the same object; what it knows of districts changes with the published sets. */
  gazetteer: Gazetteer;
  /** Takes in what was published, if anything was. Rejects when the database fails; what was known stays. */
  sync: () => Promise<void>;
}

/** Uses counted at once, for about a millisecond: readers who ask the site meanwhile do not wait for all of them. */
const PORTION = 1_000;

async function districtsOf(db: Database, gazetteer: Gazetteer): Promise<District[]> {
  const count = createDistrictCount(gazetteer);
  for await (const uses of readDistrictUses(db)) {
    for (let at = 0; at < uses.length; at += PORTION) {
      count.add(uses.slice(at, at + PORTION));
      await setImmediate();
    }
  }
  return deriveDistricts(count.counted(), gazetteer);
}

/** Made once for each engine. Knows no districts before its first `sync`. */
export function districtGazetteer(db: Database, gazetteer: Gazetteer): DistrictGazetteer {
  let known: Gazetteer = gazetteer;
  let shown = '[]';
  return {
    gazetteer: {
      ...gazetteer,
      meant: (...asked) => known.meant(...asked),
      completeDistrict: (prefix) => known.completeDistrict(prefix),
    },
    async sync() {
      const live = JSON.stringify(await liveGenerations(db));
      if (live === shown) return;
      for (const generation of await uncountedGenerations(db)) await countDistricts(db, generation);
      known = withDistricts(gazetteer, await districtsOf(db, gazetteer));
      shown = live;
    },
  };
}
