import { emptyFact, emptyFamily, emptyPerson } from './documents/emptyDocuments.ts';
import { familyFactKey, readFactKey } from './factKey.ts';
import { factPlaces } from './factPlaces.ts';

const at = (id: string, text: string, position: { latitude: number; longitude: number } | null = null) => ({
  ...emptyFact(id, 'residence'),
  place: { text, position },
});
const KNOWN = { latitude: 50.421, longitude: -4.838 };
const resolve = (text: string) => (text.startsWith('Roche') ? KNOWN : null);

describe('factPlaces', () => {
  it('finds places by the gazetteer and by their pins, of a person and of their families', () => {
    const person = {
      ...emptyPerson(),
      facts: [
        at('f1', 'Roche, Cornwall'),
        at('f2', 'Nowhere'),
        emptyFact('f3', 'occupation'),
        at('f4', 'Nowhere', { latitude: 51, longitude: 0 }),
      ],
    };
    const family = { ...emptyFamily(9), facts: [at('f1', 'Roche, Cornwall')] };
    expect(factPlaces(person, [family], resolve)).toEqual([
      { fact: 'f1', placeId: 'roche-cornwall~50421_-4838', text: 'Roche, Cornwall', ...KNOWN, isPinned: false },
      { fact: 'f4', placeId: 'nowhere~51000_0', text: 'Nowhere', latitude: 51, longitude: 0, isPinned: true },
      {
        fact: 'family-9-f1',
        placeId: 'roche-cornwall~50421_-4838',
        text: 'Roche, Cornwall',
        ...KNOWN,
        isPinned: false,
      },
    ]);
  });

  it('takes a moved pin for another place of the map', () => {
    const person = {
      ...emptyPerson(),
      facts: [at('f1', 'Roche'), at('f2', 'Roche', { latitude: 50.43, longitude: -4.838 })],
    };
    expect(new Set(factPlaces(person, [], resolve).map(({ placeId }) => placeId)).size).toBe(2);
  });
});

describe('readFactKey', () => {
  it.each([
    ['f1', { familyId: null, factId: 'f1' }],
    [familyFactKey(9, 'f2'), { familyId: 9, factId: 'f2' }],
    ['family-x-f2', null],
    ['g1', null],
    ['', null],
  ])('reads "%s"', (text, expected) => expect(readFactKey(text)).toEqual(expected));
});
