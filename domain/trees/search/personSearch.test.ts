import { personSearch } from './personSearch.ts';

describe('the search for records of a person', () => {
  it('takes the name, the year of birth give or take two, and the parish', () => {
    expect(
      personSearch({
        given: ' William Henry ',
        surname: 'Pinch',
        birthFrom: 18_320_403,
        birthPlace: 'Roche,, Cornwall, England',
      }),
    ).toEqual({
      firstname: 'William Henry',
      lastname: 'Pinch',
      yearofbirth: '1832',
      yearofbirth_offset: '2',
      place: 'Roche, Cornwall',
    });
  });

  it('leaves empty what is not known', () => {
    expect(personSearch({ given: '', surname: 'Pinch', birthFrom: null, birthPlace: null })).toEqual({
      firstname: '',
      lastname: 'Pinch',
      yearofbirth: '',
      yearofbirth_offset: '',
      place: '',
    });
  });
});
