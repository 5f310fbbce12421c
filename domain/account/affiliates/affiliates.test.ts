import fc from 'fast-check';

import { clickIdIn, isClickId, deviceType } from './affiliateClick.ts';

const AFFIL_006 = [
  [1281, 'desktop'],
  [1280, 'tablet'],
  [769, 'tablet'],
  [768, 'mobile'],
  [375, 'mobile'],
] as const;
it.each(AFFIL_006)('AFFIL-006 a window %d wide is a %s', (width, type) => expect(deviceType(width)).toBe(type));

describe('clickIdIn', () => {
  it.each([
    ['?clickid=abc', 'abc'],
    ['irclickid=a-b_c.1', 'a-b_c.1'],
    ['?clickid=&irclickid=xyz', 'xyz'],
    ['?clickid=a%20b', null],
    ['?clickid=%3Cscript%3E', null],
    ['?sid=560', null],
    ['', null],
  ])('finds in %s %s', (search, id) => expect(clickIdIn(search)).toBe(id));

  it('gives only what is a click id, whatever the address', () => {
    fc.assert(fc.property(fc.string(), (text) => isClickId(clickIdIn(`clickid=${text}`) ?? 'none')));
  });
});
