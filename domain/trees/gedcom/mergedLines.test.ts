import { mergedLines } from './mergedLines.ts';
import { parseRecord } from './reading/createRecordBuilder.ts';

const of = (...lines: string[]) => mergedLines(parseRecord(['0 @I2@ INDI', ...lines].join('\n'))!, '5');

describe('lines of a person who is merged into another', () => {
  it('move where no one understood them, and are left out below what was understood', () =>
    expect(
      of(
        '1 NAME John /Ashdown/',
        '2 GIVN John',
        '2 _PRIM Y',
        '1 SEX M',
        '1 BIRT',
        '2 DATE ABT 1850',
        '3 _SORT 1850',
        '2 PLAC Wells',
        '3 MAP',
        '4 LATI N51',
        '4 LONG W2',
        '3 FORM town',
        '2 _PROOF yes',
        '2 SOUR @S1@',
        '1 REFN OTHER-2',
        '1 _DNA kit 4711',
        '1 ASSO @I4@',
        '2 RELA godfather',
        '1 NOTE @N1@',
        '1 OBJE @M1@',
        '1 FAMS @F2@',
        '1 CHAN',
        '2 DATE 1 JAN 2020',
      ),
    ).toEqual({
      moved: ['REFN OTHER-2', '_DNA kit 4711', 'ASSO @I4@'],
      dropped: ['NAME: _PRIM Y', 'BIRT: _PROOF yes', 'DATE: _SORT 1850', 'PLAC: FORM town'],
    }));

  it('are none of a record that is understood whole', () =>
    expect(of('1 NAME John /Ashdown/', '1 DEAT Y')).toEqual({ moved: [], dropped: [] }));
});
