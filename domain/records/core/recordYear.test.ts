import { fieldById, FIELDS } from '#domain/search/core/catalogue/fields.ts';

import { BIRTH_DATES, RECORD_DATES } from './recordYear.ts';
import { eventYear, summaryLine } from './summaryLine.ts';
import { toSearchDocument } from './toSearchDocument.ts';

const SET = {
  name: 'Passengers',
  category: 'travel & migration',
  subcategory: 'passenger lists',
  sourceCountry: 'australasia',
};
const GAZETTEER = { resolve: () => null, regionOf: () => null, insideOf: () => [], byId: () => null };
const indexed = (fields: Record<string, string>) => toSearchDocument({ fields, isClosed: false }, SET, GAZETTEER);

describe('the year of a record', () => {
  it.each([
    [{ EventYear: '1871', BurialYear: '1873' }, 1871],
    [{ CensusYear: '1881' }, 1881],
    [{ ArrivalYear: '1828', ArrivalDate: '10/10/1828' }, 1828],
    [{ DepartureDate: '3 May 1849' }, 1849],
    [{ DateOfDeath: '1902-03-04', ProbateYear: '1903' }, 1902],
    [{ AdmissionDate: 'Lady Day 1790', DischargeYear: '1791' }, 1790],
    [{ EventYear: 'not known', BurialDate: '5 Jun 1660' }, 1660],
    [{ EventDate: '6 Mar 1690/1' }, 1691],
    [{ EventYear: '1690/1' }, 1691],
    [{ BurialYear: '165*' }, 1650],
    [{ PublicationYear: '1856' }, 1856],
    [{ EventType: 'Birth', DateOfBirth: '2 Feb 1838' }, 1838],
    [{ EventType: 'Marriage', YearOfBirth: '1838' }, null],
    [{ YearOfBirth: '1838' }, null],
    [{}, null],
  ] as const)('of %j is %p', (fields, year) => {
    expect(eventYear(fields)).toBe(year);
    expect(indexed({ ...fields })?.years.EventYear?.earliest ?? null).toBe(year);
  });

  it('dates whatever field it is in: results, order, decade and the line that is cited', () => {
    for (const fieldId of RECORD_DATES) {
      const fields = {
        EventType: 'Arrival',
        [fieldId]: fieldById(fieldId)?.fieldType === 'YEAR_WITH_OFFSET' ? '1832' : '2 Apr 1832',
      };
      expect([fieldId, eventYear(fields)]).toEqual([fieldId, 1832]);
      const document = indexed(fields);
      expect([fieldId, document?.years.EventYear]).toEqual([
        fieldId,
        expect.objectContaining({ earliest: 1832, latest: 1832, isEstimated: false }),
      ]);
      expect([fieldId, document?.values.Decade?.[0]?.written]).toEqual([fieldId, '1830s']);
      expect(summaryLine(fields)).toContain('1832');
    }
  });

  it('knows every date of the catalogue', () => {
    const dates = FIELDS.filter(({ fieldId }) => /Year|Date/u.test(fieldId)).map(({ fieldId }) => fieldId);
    const others = ['YearOfDeathFrom', 'YearOfBirthFrom', 'DateAdded', 'YearsMarried', ...BIRTH_DATES];
    expect(dates.filter((fieldId) => !others.includes(fieldId)).sort()).toEqual(RECORD_DATES.toSorted());
  });
});
