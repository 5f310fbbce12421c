import { confusionsOf } from './confusionsOf.ts';

describe('what a machine confused in a word', () => {
  it.each([
    ['pincb', 'pinch', ['b~h']],
    ['redrath', 'redruth', ['a~u']],
    ['thornas', 'thomas', ['m~rn']],
    ['clorset', 'dorset', ['d~cl']],
    ['evenig', 'evening', ['~n']],
    ['eveniing', 'evening', ['~i']],
    ['iuqueft', 'inquest', ['n~u', 'f~s']],
    ['liarbour', 'harbour', ['h~li']],
    ['rnouut', 'mount', ['m~rn', 'n~u']],
    ['same', 'same', []],
    ['tbe', 'ship', []],
    ['zzyzx', 'william', []],
    ['1842', '1843', []],
    // Two letters that became two others may be two confusions or one: nothing is concluded.
    ['stauding', 'standing', ['n~u']],
    ['oxdinary', 'ordinary', ['r~x']],
    ['cxpqrtise', 'expertise', ['c~e', 'e~q']],
    ['mxyket', 'market', []],
  ])('%s for %s: %j', (read, meant, expected) => expect(confusionsOf(read, meant)).toEqual(expected));
});
