import { createDistrictCount } from '#domain/places/districts/createDistrictCount.ts';
import { deriveDistricts } from '#domain/places/districts/deriveDistricts.ts';
import type { DistrictUse } from '#domain/places/districts/districtUse.ts';
import { withDistricts } from '#domain/places/districts/withDistricts.ts';
import { toSearchDocument } from '#domain/records/core/toSearchDocument.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';

import { SegmentBuilder } from '../columnar/build/SegmentBuilder.ts';
import { answerQuery } from '../columnar/query/answerQuery.ts';
import { IndexView } from '../columnar/query/IndexView.ts';
import { Scratch } from '../columnar/query/Scratch.ts';
import { suggestValues } from '../columnar/query/suggestValues.ts';
import { VariantCache } from '../columnar/query/VariantCache.ts';
import { NOTHING_WITHHELD, WithheldRecords } from '../columnar/query/WithheldRecords.ts';
import { Segment } from '../columnar/segment/Segment.ts';
import { planQuery } from '../matching/planQuery.ts';
import { type NumberedDocument, naiveSearch } from './naiveSearch.ts';
import { madeUpRecord, SETS } from './population.ts';
import { madeUpQuery } from './queries.ts';

const RECORDS = 600;
/** More of them on demand: CONFORMANCE_QUERIES=20000. */
const QUERIES = Number(process.env.CONFORMANCE_QUERIES ?? 800);

/** As the database counts them. */
const uses = Array.from({ length: RECORDS }, (_none, at): DistrictUse => {
  const { fields } = madeUpRecord(at + 1).draft;
  const text = (field: string): string | null => (typeof fields[field] === 'string' ? fields[field] : null);
  return {
    district: text('RegistrationDistrict'),
    place: text('Place'),
    parish: text('Parish'),
    county: text('County'),
    country: text('Country'),
    records: 1,
  };
});
const count = createDistrictCount(loadGazetteer());
count.add(uses);
const gazetteer = withDistricts(loadGazetteer(), deriveDistricts(count.counted(), loadGazetteer()));

const population: (NumberedDocument & { setId: string })[] = [];
for (let seed = 1; seed <= RECORDS; seed++) {
  const { setId, draft } = madeUpRecord(seed);
  const set = SETS.find(({ id }) => id === setId);
  const document = set && toSearchDocument(draft, set, gazetteer);
  if (document) population.push({ no: seed * 3, document, setId });
}

function segmentOf(entries: readonly (NumberedDocument & { setId: string })[]): Segment {
  const builder = new SegmentBuilder();
  for (const setId of new Set(entries.map((entry) => entry.setId))) {
    builder.beginSet({ id: setId, generation: 1 });
    for (const { no, document } of entries.filter((entry) => entry.setId === setId)) builder.add(no, document);
  }
  return new Segment(Uint8Array.from(Buffer.concat(builder.finish().pieces)).buffer);
}

const views: Readonly<Record<string, IndexView>> = {
  'one segment': new IndexView([segmentOf(population)]),
  'several segments': new IndexView([
    segmentOf(population.slice(0, 40)),
    segmentOf(population.slice(40, 350)),
    segmentOf(population.slice(350)),
    segmentOf([]),
  ]),
};

describe.each(Object.keys(views))('the columnar core over %s', (name) => {
  it(`answers ${QUERIES} made-up queries as a plain look at every record does`, () => {
    const view = views[name] as IndexView;
    const tools = { scratch: new Scratch(), variants: new VariantCache(), withheldIn: NOTHING_WITHHELD };
    let found = 0;
    for (let seed = 1; seed <= QUERIES; seed++) {
      const query = planQuery(madeUpQuery(seed), gazetteer);
      const answer = answerQuery(view, query, tools, () => false);
      expect({ seed, query, answer }).toEqual({ seed, query, answer: naiveSearch(population, query) });
      found += answer.total > 0 ? 1 : 0;
    }
    // A generator that never finds anything would prove nothing.
    expect(found).toBeGreaterThan(QUERIES / 3);
  });

  it('answers with records withheld as if it held the others only', () => {
    const view = views[name] as IndexView;
    const isWithheld = ({ no }: NumberedDocument): boolean => no % 7 === 0;
    const withheldIn = new WithheldRecords().among([...population.filter(isWithheld).map(({ no }) => no), 1_000_000]);
    const open = population.filter((entry) => !isWithheld(entry));
    const others = new IndexView([segmentOf(open)]);
    const tools = { scratch: new Scratch(), variants: new VariantCache() };
    for (let seed = 1; seed <= QUERIES / 4; seed++) {
      const query = planQuery(madeUpQuery(seed), gazetteer);
      const answer = answerQuery(view, query, { ...tools, withheldIn }, () => false);
      expect({ seed, query, answer }).toEqual({ seed, query, answer: naiveSearch(open, query) });
    }
    for (const prefix of ['', 's', 'mary']) {
      const asked = { field: 'LastName', prefix, limit: 20 };
      expect(suggestValues(view, asked, withheldIn)).toEqual(suggestValues(others, asked, NOTHING_WITHHELD));
    }
  });
});
