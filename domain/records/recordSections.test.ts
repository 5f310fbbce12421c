import { mayBeTold, recordAccess, SUMMARY_FIELDS } from './recordAccess.ts';
import { recordSections } from './recordSections.ts';

const PINCH = { FirstName: 'William', LastName: 'PINCH', Occupation: 'Clay Labourer', CensusYear: '1871', Place: 'Roche, Cornwall', Piece: 'RG 10/2267', HouseholdId: '77', Nonsense: 'x' };

describe('recordSections', () => {
  it('groups what is labelled and leaves out internal and unknown fields', () => {
    const sections = recordSections(PINCH, 'FULL');
    expect(sections.map(({ title }) => title)).toEqual(expect.arrayContaining(['Person', 'Event', 'Source reference']));
    const shown = sections.flatMap(({ fields }) => fields.map(({ fieldId }) => fieldId));
    expect(shown).toEqual(expect.arrayContaining(['FirstName', 'LastName', 'Occupation', 'CensusYear', 'Place', 'Piece']));
    expect(shown).not.toEqual(expect.arrayContaining(['HouseholdId']));
    expect(shown).not.toEqual(expect.arrayContaining(['Nonsense']));
  });

  it('shows a reader of the summary nothing beyond it', () => {
    const shown = recordSections(PINCH, 'SUMMARY').flatMap(({ fields }) => fields.map(({ fieldId }) => fieldId));
    expect(shown.sort()).toEqual(['CensusYear', 'FirstName', 'LastName', 'Place']);
    expect(shown.every((fieldId) => SUMMARY_FIELDS.has(fieldId))).toBe(true);
  });
});

describe('recordAccess', () => {
  it.each([
    ['free', null, 'FULL'],
    ['free', 7, 'FULL'],
    ['members', null, 'SUMMARY'],
    ['members', 7, 'FULL'],
  ] as const)('opens a %s set to member %p as %s', (access, memberId, expected) => {
    expect(recordAccess({ access }, { memberId })).toBe(expected);
  });
});

describe('what a search may tell of the values records hold', () => {
  it.each([
    ['LastName', null, true],
    ['Place', null, true],
    ['DatasetName', null, true],
    ['Decade', null, true],
    ['Gender', null, false],
    ['Occupation', null, false],
    ['MotherFirstName', null, false],
    ['Occupation', 7, true],
  ] as const)('%s to member %p: %p', (fieldId, memberId, expected) => {
    expect(mayBeTold(fieldId, { memberId })).toBe(expected);
  });
});
