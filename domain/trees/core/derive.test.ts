import { readTreeDate } from './dates/readTreeDate.ts';
import { deriveFamily } from './deriveFamily.ts';
import { derivePerson } from './derivePerson.ts';
import { aFact, aFamily, aName, aPerson } from './trees.fixture.ts';

const place = (text: string) => ({ text, position: null });

describe('the columns beside the document of a person', () => {
  it('is the first name, the birth and the death, as they are shown', () => {
    const person = aPerson(7, 'Mary Ann Alder', {
      sex: 'f',
      mediaIds: [3, 4],
      facts: [
        aFact({ date: readTreeDate('3 APR 1832'), place: place('Wem, Shropshire') }),
        aFact({ id: 'f2', type: 'death', date: readTreeDate('BEF 1900') }),
      ],
    });
    expect(derivePerson(person)).toMatchObject({
      sex: 'f',
      given: 'Mary Ann',
      surname: 'Alder',
      portraitId: 3,
      isKnownDead: true,
      diedBy: 1899,
      birth: { text: '3 April 1832', place: 'Wem, Shropshire', from: 18_320_403, to: 18_320_403 },
      death: { text: 'before 1900', place: null, from: null, to: 18_990_000 },
      ownBornBy: { year: 1832, reason: 'born 1832' },
    });
  });

  it('use a baptism and a burial where nothing better is recorded, and label them', () => {
    const facts = [
      aFact(),
      aFact({ id: 'f2', type: 'baptism', date: readTreeDate('1832') }),
      aFact({ id: 'f3', type: 'burial', date: readTreeDate('1900') }),
    ];
    const { birth, death } = derivePerson(aPerson(1, '', { facts }));
    expect([birth.text, death.text]).toEqual(['baptised 1832', 'buried 1900']);
  });

  it('shows no private fact, but lets it prove a death', () => {
    const person = aPerson(1, 'A B', {
      facts: [aFact({ type: 'death', date: readTreeDate('1999'), isPrivate: true })],
    });
    expect(derivePerson(person)).toMatchObject({ death: { text: null }, isKnownDead: true });
  });

  it('are empty for a person of whom nothing is recorded', () => {
    expect(derivePerson(aPerson(1))).toMatchObject({
      given: '',
      surname: '',
      birth: { text: null },
      portraitId: null,
      isKnownDead: false,
      ownBornBy: null,
      diedBy: null,
    });
  });

  it('takes the first name for the one shown', () => {
    expect(
      derivePerson(aPerson(1, '', { names: [aName('Mary', 'Alder'), aName('Mary', 'Birch', { type: 'married' })] }))
        .surname,
    ).toBe('Alder');
  });
});

describe('the columns beside the document of a family', () => {
  it('is the marriage and the members in their order', () => {
    const family = aFamily(9, [1, 2], [3], {
      facts: [
        aFact({ type: 'banns', date: readTreeDate('1850') }),
        aFact({ id: 'f2', type: 'marriage', date: readTreeDate('1851'), place: place('Wem') }),
      ],
    });
    expect(deriveFamily(family)).toEqual({
      marriage: { text: '1851', place: 'Wem', from: 18_510_000, to: 18_510_000 },
      marriageKind: 'marriage',
      areMarried: true,
      isPrivate: false,
      members: [
        { personId: 1, role: 'partner', position: 0, link: null },
        { personId: 2, role: 'partner', position: 1, link: null },
        { personId: 3, role: 'child', position: 0, link: 'birth' },
      ],
    });
  });

  it('use the banns where no marriage is recorded', () => {
    expect(
      deriveFamily(aFamily(9, [1], [], { facts: [aFact({ type: 'banns', date: readTreeDate('1850') })] })).marriage
        .text,
    ).toBe('banns 1850');
  });
});
