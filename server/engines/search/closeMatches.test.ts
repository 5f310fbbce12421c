import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';

import { closeQueries, rankCloseMatches, wantsCloseMatches } from './closeMatches.ts';
import type { FoundRecord } from './records/recordSource.ts';
import type { Criterion, EngineQuery } from './SearchEngine.ts';

const surname: Criterion = { kind: 'name', field: 'LastName', text: 'Pinck', variants: false, excludedVariants: [] };
const forename: Criterion = {
  kind: 'name',
  field: 'FirstName',
  text: 'William John',
  variants: true,
  excludedVariants: [],
};
const born: Criterion = { kind: 'year', field: 'YearOfBirth', year: 1838, yearsEitherWay: 2 };
const place: Criterion = { kind: 'place', field: 'Place', text: 'Roche, Cornwall', miles: 5 };
const census: Criterion = { kind: 'facet', field: 'SourceCategory', values: ['census'] };
const query = (criteria: readonly Criterion[], more: Partial<EngineQuery> = {}): EngineQuery => ({
  criteria,
  orderBy: null,
  direction: 'desc',
  offset: 0,
  limit: 20,
  facets: [],
  facetLimit: 20,
  ...more,
});
const gazetteer = loadGazetteer();
const SET = { name: 'Census', category: 'census, land & surveys', subcategory: 'census', sourceCountry: 'england' };
const record = (no: number, fields: Record<string, string>, isClosed = false): FoundRecord => ({
  no,
  isClosed,
  set: SET,
  fields: JSON.stringify(fields),
});

describe('close matches', () => {
  it('are looked for on the first page of a search for a person that finds fewer than five', () => {
    expect([0, 4, 5].map((total) => wantsCloseMatches(query([surname]), total))).toEqual([true, true, false]);
    expect(
      [
        query([born, place]),
        query([surname], { orderBy: 'LastName' }),
        query([surname], { offset: 20 }),
        query([surname], { limit: 0 }),
      ].map((one) => wantsCloseMatches(one, 0)),
    ).toEqual([false, false, false, false]);
  });

  it('come from the search widened, and from it without one doubtful part; a name and what was chosen always stay', () => {
    const asked = closeQueries([surname, forename, born, census]).map((criteria) =>
      criteria.map((one) => ('field' in one ? one.field : one.kind)),
    );
    expect(asked).toEqual([
      ['LastName', 'FirstName', 'YearOfBirth', 'SourceCategory'],
      ['FirstName', 'YearOfBirth', 'SourceCategory'],
      ['LastName', 'YearOfBirth', 'SourceCategory'],
      ['LastName', 'FirstName', 'SourceCategory'],
    ]);
    expect(closeQueries([surname, census])).toHaveLength(1);
    expect(closeQueries([{ ...surname, text: 'Pin*' }, forename, born, place])[0]).toEqual([
      { ...surname, text: 'Pin*', variants: true, soundsAlike: true, slips: false },
      { ...forename, text: 'William', soundsAlike: true, slips: true },
      { ...born, yearsEitherWay: 7 },
      { ...place, miles: 20 },
    ]);
  });

  it('are in the order of how little they miss, with what they meet and what they do not', () => {
    const person = { FirstName: 'Wm', LastName: 'Pinch', Place: 'Roche, Cornwall' };
    const found = rankCloseMatches(
      [surname, forename, born, place],
      [
        record(1, { ...person, YearOfBirth: '1790' }),
        record(2, person),
        record(3, { ...person, YearOfBirth: '1832' }),
        record(4, { ...person, YearOfBirth: '1838' }, true),
        record(5, { ...person, LastName: 'Trethewey', YearOfBirth: '1838' }),
      ],
      gazetteer,
    );
    expect(found.map(({ no, misses }) => [no, misses])).toEqual([
      [3, []],
      [2, [{ field: 'YearOfBirth', asked: '1838' }]],
      [1, [{ field: 'YearOfBirth', asked: '1838' }]],
      [5, [{ field: 'LastName', asked: 'Pinck' }]],
    ]);
    expect(found[0]?.reasons.map(({ field, how, distance }) => [field, how, distance])).toEqual([
      ['LastName', 'near spelling', null],
      ['FirstName', 'abbreviation', null],
      ['YearOfBirth', 'within years', 6],
      ['Place', 'exact', 0],
    ]);
  });
});
