import { createGazetteer } from '#domain/places/gazetteer/createGazetteer.ts';

import { describePerson } from './describePerson.ts';
import { householdKin } from './householdKin.ts';
import { matchPersons } from './matchPersons.ts';

const gazetteer = createGazetteer([
  { id: 1, name: 'Roche', county: 'Cornwall', country: 'england', latitude: 50.4, longitude: -4.83 },
]);
const census = {
  FirstName: 'Wm',
  LastName: 'PINCH',
  CensusYear: '1871',
  Age: '39',
  Gender: 'Male',
  PlaceOfBirth: 'Roche, Cornwall',
  Place: 'Roche, Cornwall',
  RelationshipToHead: 'Head',
};
const wife = { FirstName: 'Jane', LastName: 'PINCH', RelationshipToHead: 'Wife', Gender: 'Female' };
const son = { FirstName: 'Tom', LastName: 'PINCH', RelationshipToHead: 'Son' };

describe('describePerson', () => {
  it('knows a man of a census by his baptism, his wife by his marriage', () => {
    const man = describePerson(census, 'census', gazetteer, householdKin(census, [census, wife, son]));
    expect(man).toMatchObject({
      sex: 'm',
      birth: { earliest: 1830, latest: 1833, isEstimated: true },
      aliveIn: 1871,
      spouse: { forenames: { tokens: ['jane'] } },
      birthPlace: { position: { latitude: 50.4 } },
    });
    const baptised = describePerson(
      {
        FirstName: 'William',
        LastName: 'PINCH',
        EventType: 'Baptism',
        EventYear: '1832',
        Place: 'Roche, Cornwall',
        Gender: 'M',
      },
      'birth',
      gazetteer,
    );
    expect(baptised).toMatchObject({ birth: { earliest: 1829, latest: 1832 }, birthPlace: { key: 'roche' } });
    expect(matchPersons(man, baptised).word).toBe('strong');
  });

  it('takes a burial for the end of a life', () => {
    expect(
      describePerson(
        { FirstName: 'Wm', LastName: 'PINCH', EventType: 'Burial', EventYear: '1880', Age: '48' },
        'death',
        gazetteer,
      ),
    ).toMatchObject({ death: { earliest: 1879, latest: 1880 }, aliveIn: null, birth: { latest: 1833 } });
  });

  it('claims nothing of an empty record', () => {
    expect(describePerson({}, 'other', gazetteer)).toMatchObject({
      birth: null,
      death: null,
      sex: null,
      places: [],
      aliveIn: null,
    });
  });
});

describe('householdKin', () => {
  it.each([
    ['a head', census, { spouse: { forenames: { written: 'Jane' } } }],
    ['a wife', wife, { spouse: { forenames: { written: 'Wm' } } }],
    ['a son', son, { father: { forenames: { written: 'Wm' } }, mother: { forenames: { written: 'Jane' } } }],
  ])('knows the kin of %s', (_who, person, kin) =>
    expect(householdKin(person, [census, wife, son])).toMatchObject(kin),
  );

  it('takes a woman at the head for the mother', () => {
    const widow = { ...census, FirstName: 'Ann', Gender: 'F' };
    expect(householdKin(son, [widow, son])).toMatchObject({ father: null, mother: { forenames: { written: 'Ann' } } });
  });

  it.each(['Son-in-law', 'Lodger', 'Visitor', 'Stepson'])('says nothing of the parents of a %s', (RelationshipToHead) =>
    expect(householdKin({ RelationshipToHead }, [census])).toEqual({}),
  );
});
