import { readTreeDate } from '../dates/readTreeDate.ts';
import { statedYears } from '../statedYears.ts';
import { proposeFamily, type DatedFamily } from './proposeFamily.ts';

const years = (text: string, event: 'birth' | 'death' = 'birth') =>
  text === '' ? null : statedYears(readTreeDate(text), event);
const father = { sex: 'm', birthYears: years('1820'), deathYears: years('1890', 'death') };
const family = (id: number, married: string, born: string, died: string): DatedFamily => ({
  id,
  parents: [father, { sex: 'f', birthYears: years(born), deathYears: years(died, 'death') }],
  married: years(married),
});

/** He married in 1845, and again after his first wife had died. */
const first = family(1, '1845', '1822', '1852');
const second = family(2, '4 MAY 1854', '1830', '1900');
const undated = family(3, '', '', '');

describe('the family of a child by dates', () => {
  it.each([
    ['born in the first marriage', '3 APR 1850', [first, second], 1],
    ['born in the second', '1860', [first, second], 2],
    ['born about then', 'ABT 1858', [first, second], 2],
    ['born between the two: no one fits', '1853', [first, second], null],
    ['born before either', '1840', [first, second], null],
    ['born when both allow it', 'ABT 1853', [first, second], null],
    ['of nobody knows when', '', [first, second], null],
    ['of words without a year', 'at harvest', [first, second], null],
    ['born before a year says too little', 'BEF 1900', [first, second], null],
    ['where another family has no dates', '1860', [second, undated], null],
    ['where the other is ruled out', '1850', [second, undated], 3],
    ['when the first wife is past bearing', '1885', [family(1, '1845', '1822', ''), family(2, '1880', '1855', '')], 2],
    ['when the second wife is a child', '1850', [family(1, '', '1822', ''), family(2, '', '1845', '')], 1],
    ['in the year after the father died', '1891', [family(1, '1885', '1860', '')], 1],
    ['two years after the father died', '1892', [family(1, '1885', '1860', '')], null],
  ])('%s', (_what, born, families, expected) => expect(proposeFamily(families, years(born))).toBe(expected));
});
