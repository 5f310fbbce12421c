import { readSuggestedPerson, sexInWords } from './suggestedPerson.ts';

const read = (query: string) => readSuggestedPerson(new URLSearchParams(query));

describe('readSuggestedPerson', () => {
  it('SHAD-001 reads name, place, birth, sex and records', () => {
    expect(read('fn=Ann&ln=Lee&loc=Leeds&dob=1881&g=f&rids=r1,r2')).toEqual({
      forenames: 'Ann',
      surname: 'Lee',
      place: 'Leeds',
      born: '1881',
      sex: 'f',
      recordIds: ['r1', 'r2'],
    });
  });

  it.each([
    ['', { forenames: '', surname: '', place: '', born: '', sex: 'u', recordIds: [] }],
    ['g=Female&rids=,r1,,r1 ', { sex: 'f', recordIds: ['r1'] }],
    ['g=x', { sex: 'u' }],
    [`fn=${'a'.repeat(500)}`, { forenames: 'a'.repeat(100) }],
  ])('takes "%s"', (query, expected) => expect(read(query)).toMatchObject(expected));

  it('says a sex in words', () =>
    expect((['m', 'f', 'u'] as const).map(sexInWords)).toEqual(['male', 'female', 'not stated']));
});
