import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { known } from '#domain/kernel/readings/known.ts';
import { wordOfKey } from '#domain/kernel/readings/readingKey.ts';
import { readNames } from '#domain/kernel/readings/readNames.ts';
import { type RecordDraft, textOf } from '#domain/records/core/record.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { createColumnarIndex } from '#server/engines/search/columnar/createColumnarIndex.ts';
import type { EngineHit } from '#server/engines/search/SearchEngine.ts';
import { toEngineQuery } from '#server/engines/search/toEngineQuery.ts';
import { withReasons } from '#server/engines/search/withReasons.ts';
import { silentLog } from '#server/platform/config/log.ts';
import { generateSampleCounty, type SampleCounty } from '#tools/sample-county/generateSampleCounty.ts';

import type { Bench } from '../benchReport.ts';
import { fixedShare, maskedName } from '../maskedName.ts';
import { sampleSource } from './sampleSource.ts';

const NAMES = ['FirstName', 'LastName'] as const;
/** Of the names in doubt in some 100,000 names of FreeREG so many have no letter that was read. */
const NONE_READ = 0.35;

/** The county as transcribers leave it who could not read every name; of some there is no letter. */
function withDoubts(county: SampleCounty, share: number): SampleCounty {
  const doubted = (draft: RecordDraft): RecordDraft => {
    const fields = { ...draft.fields };
    for (const field of NAMES) {
      const name = textOf(fields, field);
      const seed = `${draft.id} ${field}`;
      if (name === null || fixedShare(`doubt ${seed}`) >= share) continue;
      fields[field] = fixedShare(`none ${seed}`) < NONE_READ ? '*' : maskedName(name, seed);
    }
    return { ...draft, fields };
  };
  return {
    ...county,
    sets: county.sets.map(({ recordSet, records }) => ({
      recordSet: { ...recordSet, notation: 'freereg' as const },
      records: [...records].map(doubted),
    })),
  };
}

/** What people ask most, of a record that is there. */
const SEARCHES: Readonly<Record<string, (names: Record<'first' | 'last' | 'place', string>) => object>> = {
  surname: ({ last }) => ({ lastname: last }),
  'surname with variants': ({ last }) => ({ lastname: last, lastname_variants: 'true' }),
  'both names': ({ first, last }) => ({ firstname: first, lastname: last }),
  'both names with variants': ({ first, last }) => ({
    firstname: first,
    firstname_variants: 'true',
    lastname: last,
    lastname_variants: 'true',
  }),
  'both names and a place': ({ first, last, place }) => ({ firstname: first, lastname: last, place }),
};

/** Less than so much of a name known is vague. */
const HALF = 0.5;
const isVague = ({ asked, found }: EngineHit['reasons'][number]): boolean => {
  const [key = ''] = readNames(found, 'freereg').filter((word) => /[_*?[]/u.test(word));
  return known(wordOfKey(key)) < asked.length * HALF;
};

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** How much of what first pages show could not be read for certain: more than one in twenty is a fault. */
export const vagueBench: Bench = {
  name: 'vague',
  description: 'How many records of first pages are names in doubt, in the sample county with such names',
  options: [
    { flag: 'searches', description: 'records that are searched for', fallback: 400 },
    { flag: 'doubted', description: 'of so many names one is in doubt: of 600 in FreeREG', fallback: 600 },
  ],
  async run(options, say) {
    const folder = await mkdtemp(path.join(tmpdir(), 'muniment-vague-'));
    try {
      say('making the sample county');
      const gazetteer = loadGazetteer();
      const plain = generateSampleCounty();
      const { source, ids } = sampleSource(withDoubts(plain, 1 / (options.doubted ?? 1)));
      const index = await createColumnarIndex({ folder, source, log: silentLog });
      const engine = withReasons(index, { source, gazetteer });
      const asked = plain.sets
        .flatMap(({ records }) => [...records].filter(({ isClosed }) => !isClosed))
        .filter(({ fields }) => NAMES.every((field) => textOf(fields, field) !== null))
        .filter(({ id }) => fixedShare(`asked ${id}`) < (options.searches ?? 0) / ids.size);
      say(`asking ${asked.length} searches of ${Object.keys(SEARCHES).length} kinds`);
      const rows = [];
      for (const [name, addressOf] of Object.entries(SEARCHES)) {
        const counts = { hits: 0, readings: 0, vague: 0 };
        for (const { fields } of asked) {
          const [first = '', last = '', place = ''] = ['FirstName', 'LastName', 'Place'].map(
            (field) => textOf(fields, field) ?? '',
          );
          const address = new URLSearchParams(addressOf({ first, last, place }) as Record<string, string>).toString();
          const { hits } = await engine.search(toEngineQuery(readSearchAddress(address).query));
          counts.hits += hits.length;
          for (const { reasons } of hits) {
            const doubted = reasons.filter(({ how }) => how === 'uncertain reading');
            if (doubted.length > 0) counts.readings += 1;
            if (doubted.some(isVague)) counts.vague += 1;
          }
        }
        const { hits, readings, vague } = counts;
        rows.push({
          name,
          figures: { hits, 'in doubt': percent(readings / hits), 'half of it unread': percent(vague / hits) },
        });
      }
      await index.close();
      return { settings: options, sections: [{ title: `First pages, ${ids.size} records`, rows }] };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
