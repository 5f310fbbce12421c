import { splitName } from './splitName.ts';

it.each([
  ['Mary Ann Pinch', 'Mary Ann', 'Pinch'],
  ['PINCH, Mary Ann', 'Mary Ann', 'PINCH'],
  ['  John   Smith ', 'John', 'Smith'],
  ['John Smith junr', 'John', 'Smith junr'],
  ['John Smith, Esq.', 'John', 'Smith, Esq.'],
  ['Jan van der Berg', 'Jan', 'van der Berg'],
  ['Mary St John', 'Mary', 'St John'],
  ['William Mc Donald', 'William', 'Mc Donald'],
  ['de la Mare', '', 'de la Mare'],
  ['Mary', 'Mary', ''],
  ['Tregenza', '', 'Tregenza'],
  ['Jas Sm_th', 'Jas', 'Sm_th'],
  ['', '', ''],
])('parts %j', (name, forenames, surname) => expect(splitName(name)).toEqual({ forenames, surname }));
