import { toSearchDocument } from '#domain/records/core/toSearchDocument.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';

import { setOf } from '../../conformance/population.ts';
import { planQuery } from '../../matching/planQuery.ts';
import type { EngineQuery } from '../../SearchEngine.ts';
import { SegmentBuilder } from '../build/SegmentBuilder.ts';
import { Segment } from '../segment/Segment.ts';
import { answerQuery } from './answerQuery.ts';
import { IndexView } from './IndexView.ts';
import { Scratch } from './ScratchArrays.ts';
import { suggestValues } from './suggestValues.ts';
import { VariantCache } from './VariantCache.ts';
import { NOTHING_WITHHELD } from './WithheldRecords.ts';

const gazetteer = loadGazetteer();
const SURNAMES = ['*SMITH', 'Ziegler', '[blank]', 'C__PER', 'Adams', '_REE', 'Czerny', null, 'Adams', 'Cooper'];

/** The surnames as one segment after the other holds them; the place in the list is the record's number. */
function viewOf(...parts: readonly (readonly (string | null)[])[]): IndexView {
  let no = 0;
  return new IndexView(
    parts.map((surnames) => {
      const builder = new SegmentBuilder();
      builder.beginSet({ id: 'BURIALS', generation: 1 });
      for (const LastName of surnames) {
        const fields = { FirstName: 'Mary', ...(LastName !== null && { LastName }) };
        const document = toSearchDocument({ fields, isClosed: false }, setOf('BURIALS'), gazetteer);
        if (document) builder.add(no, document);
        no += 1;
      }
      return new Segment(Uint8Array.from(Buffer.concat(builder.finish().pieces)).buffer);
    }),
  );
}

const views = {
  'one segment': viewOf(SURNAMES),
  'several segments': viewOf(SURNAMES.slice(0, 3), SURNAMES.slice(3, 6), [], SURNAMES.slice(6)),
};

describe.each(Object.entries(views))('surnames over %s', (_name, view) => {
  const ask = (asked: Partial<EngineQuery>) =>
    answerQuery(
      view,
      planQuery(
        {
          criteria: [],
          orderBy: 'LastName',
          direction: 'asc',
          offset: 0,
          limit: 20,
          facets: [],
          facetLimit: 20,
          ...asked,
        },
        gazetteer,
      ),
      { scratch: new Scratch(), variants: new VariantCache(), withheldIn: NOTHING_WITHHELD },
      () => false,
    );
  const shown = (asked: Partial<EngineQuery>) => ask(asked).nos.map((no) => SURNAMES[no]);

  it.each([
    ['asc', ['Adams', 'Adams', 'Cooper', 'Czerny', 'C__PER', 'Ziegler', '_REE', '*SMITH', '[blank]', null]] as const,
    ['desc', ['Ziegler', 'C__PER', 'Czerny', 'Cooper', 'Adams', 'Adams', '*SMITH', '_REE', '[blank]', null]] as const,
  ])('have no name without a first letter before one of the alphabet: %s', (direction, order) => {
    expect(shown({ direction })).toEqual(order);
    // From page to page as well.
    expect([0, 4, 8].flatMap((offset) => shown({ direction, offset, limit: 4 }))).toEqual(order);
  });

  it('have records by first letter, those without one last', () => {
    const order = ask({ orderBy: 'SurnameInitial' }).nos.map((no) => SURNAMES[no]);
    expect(order.slice(0, 6).map((name) => name?.[0])).toEqual(['A', 'A', 'C', 'C', 'C', 'Z']);
    expect(ask({ facets: ['SurnameInitial'] }).facets.SurnameInitial).toEqual([
      { value: 'c', count: 3 },
      { value: 'first letter not read', count: 3 },
      { value: 'a', count: 2 },
      { value: 'z', count: 1 },
    ]);
  });

  it('are counted and offered with those that were read first', () => {
    const [counted, offered] = [
      ask({ facets: ['LastName'] }).facets.LastName?.map(({ value }) => value),
      suggestValues(view, { field: 'LastName', prefix: 'c', limit: 8 }, NOTHING_WITHHELD).map(({ value }) => value),
    ];
    expect(counted).toEqual(['adams', 'cooper', 'czerny', 'ziegler', '*smith', '?', '_ree', 'c__per']);
    expect(offered).toEqual(['cooper', 'czerny', 'c__per']);
    expect(ask({ facets: ['LastName'], facetLimit: 2 }).facets.LastName?.map(({ value }) => value)).toEqual([
      'adams',
      'cooper',
    ]);
  });
});
