import { emptyFact, emptyFamily, emptyPerson } from '#domain/trees/core/documents/emptyDocuments.ts';

import type { ExploredPerson } from '../exploreApi.ts';
import { checkMapFact } from './checkMapFact.ts';
import { factOf, type MapFactValues, newFact, valuesOf } from './mapFactForm.ts';
import { toFactSave, toNewFactSave } from './toFactSave.ts';
import { toMappedFacts } from './toMappedFacts.ts';

const born = {
  ...emptyFact('f1', 'birth'),
  date: { text: '1832', from: 18_320_000, to: 18_320_000 },
  place: { text: 'Roche', position: { latitude: 50, longitude: -4 } },
};
const lived = { ...emptyFact('f2', 'residence') };
const person: ExploredPerson = {
  id: 'fmp-7-1',
  card: { isRedacted: false, given: 'William', surname: 'Pinch' },
  document: { ...emptyPerson(1), facts: [lived, born] },
  version: 3,
  families: [
    {
      card: { id: 9 },
      document: {
        ...emptyFamily(9),
        facts: [{ ...emptyFact('f1', 'marriage'), date: { text: '1855', from: 18_550_000, to: 18_550_000 } }],
      },
      version: 2,
    },
  ],
  places: [{ fact: 'f1', placeId: 'roche~50000_-4000', text: 'Roche', latitude: 50, longitude: -4, isPinned: true }],
};

describe('facts of the person map', () => {
  it('are in order of time, with their positions', () => {
    expect(toMappedFacts(person).map(({ key, label, at }) => [key, label, at?.placeId ?? null])).toEqual([
      ['f1', 'Birth', 'roche~50000_-4000'],
      ['family-9-f1', 'Marriage', null],
      ['f2', 'Residence', null],
    ]);
    expect(toMappedFacts({ ...person, document: null })).toEqual([]);
  });

  it('need a type and a place, and no date that is longer than the tree stores', async () => {
    const problems = async (values: MapFactValues) => Object.values(await checkMapFact(values));
    expect(await problems({ type: '', date: '', place: ' ', value: '' })).toEqual(
      expect.arrayContaining(['Choose a type of fact.', 'Enter a place: the map shows facts by place.']),
    );
    expect(await problems({ ...valuesOf(born), date: '1'.repeat(251) })).toEqual(['Use at most 250 characters.']);
    expect(await problems(valuesOf(born))).toEqual([]);
  });

  it('keep their pin while their place is the same, and lose it with another', () => {
    expect(factOf(born, { ...valuesOf(born), date: '3 April 1832' })).toMatchObject({
      date: { from: 18_320_403 },
      place: born.place,
    });
    expect(factOf(born, { ...valuesOf(born), place: 'Leeds' }).place).toEqual({ text: 'Leeds', position: null });
    expect(newFact('f9', { type: 'burial', date: '', place: 'Leeds', value: '' })).toMatchObject({
      id: 'f9',
      type: 'burial',
      date: null,
    });
  });

  it('are saved with the document that holds them', () => {
    expect(toFactSave(person, 'f2', (fact) => ({ ...fact, value: 'Inn' }))).toMatchObject({
      kind: 'PERSON',
      id: 1,
      baseVersion: 3,
      document: { facts: [{ id: 'f2', value: 'Inn' }, { id: 'f1' }] },
    });
    expect(toFactSave(person, 'family-9-f1', (fact) => ({ ...fact, value: 'x' }))).toMatchObject({
      kind: 'FAMILY',
      id: 9,
      baseVersion: 2,
      document: { facts: [{ value: 'x' }] },
    });
    expect(toFactSave(person, 'family-8-f1', (fact) => fact)).toBeNull();
    expect(toFactSave(person, 'f7', (fact) => fact)).toBeNull();
    expect(toNewFactSave(person, (id) => emptyFact(id, 'burial'))).toMatchObject({
      document: { facts: [{}, {}, { id: 'f3', type: 'burial' }] },
    });
    expect(toNewFactSave({ ...person, document: null }, (id) => emptyFact(id, 'burial'))).toBeNull();
  });
});
