import { factLabel, FACT_TYPES, factType } from './factTypes.ts';
import { factValueInWords } from './factValueInWords.ts';
import { gedcomFactType } from './gedcomFactType.ts';

describe('types of facts', () => {
  it('have an id of their own, a label and a tag each', () => {
    expect(new Set(FACT_TYPES.map(({ id }) => id)).size).toBe(FACT_TYPES.length);
    expect(
      FACT_TYPES.filter(({ label, gedcom, gedcom7, icon }) => [label, gedcom.tag, gedcom7.tag, icon].includes('')),
    ).toEqual([]);
  });

  it('come back from their GEDCOM tags', () => {
    const lost = FACT_TYPES.filter(({ of, gedcom, gedcom7, id }) =>
      [gedcom, gedcom7].some(({ tag, type }) => gedcomFactType(of, tag, type)?.id !== id),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['person', 'EVEN', 'Military Service', 'military-service'],
    ['person', 'EVEN', 'Found in the attic', 'custom'],
    ['person', 'FACT', '', 'custom-fact'],
    ['family', 'EVEN', 'Separation', 'separation'],
    ['family', 'CENS', '', 'family-census'],
    ['person', '_MILT', '', 'military-service'],
    ['person', 'NOTE', '', undefined],
    ['person', 'MARR', '', undefined],
  ] as const)('of a %s: %s %s', (of, tag, type, expected) => expect(gedcomFactType(of, tag, type)?.id).toBe(expected));

  it.each([
    [{ type: 'birth', label: '' }, 'Birth'],
    [{ type: 'custom', label: 'Won the lottery' }, 'Won the lottery'],
    [{ type: 'custom', label: '' }, 'Other event'],
    [{ type: 'of-a-later-version', label: '' }, 'Other fact'],
  ])('names %p', (fact, expected) => expect(factLabel(fact)).toBe(expected));

  it.each([
    [{ type: 'divorce', value: 'N' }, 'did not happen'],
    [{ type: 'marriage', value: 'y' }, ''],
    [{ type: 'occupation', value: 'N' }, 'N'],
    [{ type: 'military-service', value: 'Norfolk Regiment' }, 'Norfolk Regiment'],
    [{ type: 'birth', value: '' }, ''],
  ])('says what %p says', (fact, expected) => expect(factValueInWords(fact)).toBe(expected));

  it('proves an end of life by death, burial, cremation and probate only', () => {
    expect(FACT_TYPES.filter(({ proves }) => proves === 'ends').map(({ id }) => id)).toEqual([
      'death',
      'burial',
      'cremation',
      'probate',
    ]);
    expect(factType('nothing')).toBeUndefined();
  });
});
