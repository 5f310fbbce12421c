import { hasAnyName, newPerson, NO_BASICS } from './newPerson.ts';

describe('a new person', () => {
  it('has the name, the birth and the death that were typed', () => {
    const person = newPerson({
      ...NO_BASICS,
      given: ' Ann ',
      surname: 'Lee',
      sex: 'f',
      birthDate: 'abt 1832',
      birthPlace: ' Leeds ',
      deathDate: '1900',
    });
    expect(person.names).toMatchObject([{ type: 'birth', given: 'Ann', surname: 'Lee' }]);
    expect(person.facts).toMatchObject([
      {
        id: 'f1',
        type: 'birth',
        date: { text: 'abt 1832', from: 18_320_000 },
        place: { text: 'Leeds', position: null },
      },
      { id: 'f2', type: 'death', date: { text: '1900' }, place: null },
    ]);
    expect([person.sex, person.livingFlag]).toEqual(['f', null]);
  });

  it('has no name and no fact where nothing was typed, and lives or not as was said', () => {
    expect(newPerson(NO_BASICS)).toMatchObject({ names: [], facts: [], livingFlag: null });
    expect(newPerson({ ...NO_BASICS, living: 'deceased' }).livingFlag).toBe('deceased');
  });

  it.each([
    ['Ann', '', true],
    ['', 'Lee', true],
    [' ', ' ', false],
  ])('has “%s” and “%s”: %s', (given, surname, expected) => expect(hasAnyName({ given, surname })).toBe(expected));
});
