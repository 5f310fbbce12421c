import type { TreeNeighbourhood } from '#features/trees/core/index.ts';

import { pedigreeOf } from './pedigreeOf.ts';

type Person = TreeNeighbourhood['persons'][number];
type Family = TreeNeighbourhood['families'][number];

const person = (id: string, sex: string): Person => ({
  id,
  sex,
  isRedacted: false,
  given: id,
  surname: '',
  prefix: '',
  suffix: '',
  birthText: null,
  birthPlace: null,
  deathText: null,
  deathPlace: null,
  birthFrom: null,
  deathFrom: null,
  birthYears: null,
  deathYears: null,
  isLiving: false,
  isPrivate: false,
  portraitUrl: null,
});
const family = (id: number, partners: string[], child: string): Family => ({
  id,
  partners,
  children: [{ personId: child, link: 'birth' }],
  marriageText: null,
  marriagePlace: null,
  marriageFrom: null,
  marriageKind: null,
  areMarried: false,
});
const ids = (rows: ReturnType<typeof pedigreeOf>) => rows.map((row) => row.map((each) => each?.id ?? null));

describe('a small pedigree', () => {
  it('puts the father before the mother, whichever the family names first', () => {
    const found = pedigreeOf(
      {
        persons: [person('ann', 'f'), person('ma', 'f'), person('pa', 'm')],
        families: [family(1, ['ma', 'pa'], 'ann')],
      },
      'ann',
      2,
    );
    expect(ids(found)).toEqual([['ann'], ['pa', 'ma']]);
  });

  it('leaves the place of an unknown father free, and those above him', () => {
    const found = pedigreeOf(
      {
        persons: [person('ann', 'f'), person('ma', 'f'), person('gran', 'f')],
        families: [family(1, ['ma'], 'ann'), family(2, ['gran'], 'ma')],
      },
      'ann',
      3,
    );
    expect(ids(found)).toEqual([['ann'], [null, 'ma'], [null, null, null, 'gran']]);
  });

  it('has only free places where the person is not there', () => {
    expect(ids(pedigreeOf({ persons: [], families: [] }, 'ann', 2))).toEqual([[null], [null, null]]);
  });
});
