import { toSearchDocument } from '#domain/records/core/toSearchDocument.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';

import { madeUpRecord, SETS } from '../conformance/population.ts';
import { madeUpQuery } from '../conformance/queries.ts';
import { fieldsJudged } from './explainRecords.ts';
import { criterionMatcher } from './matchCriterion.ts';
import { planQuery } from './planQuery.ts';

const gazetteer = loadGazetteer();
const records = Array.from({ length: 150 }, (_none, at) => madeUpRecord(at + 1)).map(({ setId, draft }) => ({
  set: SETS.find(({ id }) => id === setId)!,
  draft: { ...draft, addedOn: '2026-01-02', household: [{ first: 'Jane', last: 'Pinch' }] },
}));

describe('a record as far as it is judged', () => {
  it('meets criteria for the same reasons as the whole record does', () => {
    let met = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const { criteria } = planQuery(madeUpQuery(seed), gazetteer);
      const judges = criteria.map(criterionMatcher);
      const judged = fieldsJudged(criteria);
      for (const { set, draft } of records) {
        const [whole, part] = [undefined, judged].map((only) => {
          const document = toSearchDocument(draft, set, gazetteer, only);
          return document && judges.map((judge) => judge(document));
        });
        expect({ seed, id: draft.id, part }).toEqual({ seed, id: draft.id, part: whole });
        met += whole?.filter(Boolean).length ?? 0;
      }
    }
    expect(met).toBeGreaterThan(1_000);
  });

  it.each([
    'SurnameInitial',
    'County',
    'Country',
    'Decade',
    'YearOfBirth',
    'DateAdded',
    'HouseholdMemberFirstName',
    'DatasetName',
  ])('has the same %s, whatever it is made from', (field) => {
    const only = fieldsJudged([{ kind: 'facet', field, asked: '', keys: [] }]);
    const values = records.map(({ set, draft }) => {
      const [whole, part] = [undefined, only].map((fields) => toSearchDocument(draft, set, gazetteer, fields));
      expect([part?.values[field], part?.years[field]]).toEqual([whole?.values[field], whole?.years[field]]);
      return whole?.values[field] ?? whole?.years[field];
    });
    expect(values.filter(Boolean).length).toBeGreaterThan(20);
  });
});
