import { isOutsideAlphabet, keyOfOrder, orderKey } from './orderKey.ts';
import { readNames } from './readNames.ts';

/** Names as FreeREG writes them, in the order in which a reader looks for them. */
const IN_ORDER = [
  'Adams',
  'C[AO]LE',
  'Cole',
  'COLE?',
  'Cole Ann',
  'Cooper',
  'C[ou]per',
  'Czerny',
  'C*',
  'C__PER',
  '[D_]ale',
  'Dale?',
  'Davey',
  'DAVEY{0,1}',
  'Żak',
  'Zelah',
  'Ziegler',
  'Ωmega',
  '*',
  '_REE',
  '*SMITH',
];

const orderOf = (written: string): string | null => orderKey(readNames(written, 'freereg').join(' '));
/** As both engines compare: the bytes of UTF-8. */
const compare = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe('the order of names', () => {
  it('has an unread letter after every other, and one of several letters where the first of them is', () => {
    const orders = IN_ORDER.map((written) => orderOf(written) ?? '');
    expect([...orders].sort(compare).map((order) => IN_ORDER[orders.indexOf(order)])).toEqual(IN_ORDER);
  });

  it.each(['?', '[blank]', '?????', '[illegible]'])('has no place for %s, of which nothing is known', (written) => {
    expect(orderOf(written)).toBeNull();
  });

  it.each(IN_ORDER)('tells again which name is ordered so: %s', (written) => {
    expect(keyOfOrder(orderOf(written) ?? '')).toBe(readNames(written, 'freereg').join(' '));
  });

  it.each([
    ['_REE', true],
    ['*', true],
    ['* Nance', true],
    ['_{1,2}nson', true],
    ['C__PER', false],
    ['[HN]ance', false],
    ['[H_]ance', false],
    ['Nance *', false],
    ['Zelah', false],
  ])('knows whether the first letter of %s was read', (written, isOutside) => {
    expect(isOutsideAlphabet(orderOf(written) ?? '')).toBe(isOutside);
  });
});
