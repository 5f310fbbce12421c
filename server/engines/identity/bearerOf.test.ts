import fc from 'fast-check';

import { bearerOf } from './bearerOf.ts';
import { bodyFields } from './routes/bodyFields.ts';

describe('the token of a request', () => {
  it.each([
    ['Bearer abc', 'abc'],
    ['bearer abc', 'abc'],
    ['Bearer a b', null],
    ['Bearer ', null],
    ['Basic abc', null],
    [' Bearer abc', null],
    ['', null],
    [undefined, null],
  ])('in %j is %j', (header, token) => {
    expect(bearerOf(header)).toBe(token);
  });

  it('never holds a space or a line break, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.string().map((text) => `Bearer ${text}`),
        (header) => expect(bearerOf(header) ?? 'none').toMatch(/^\S+$/u),
      ),
    );
  });
});

it('fields of a posted body are texts under the names asked for, whatever was posted', () => {
  expect(bodyFields({ code: '123', other: 'x', deep: { a: 1 } }, 'code', 'deep', 'missing')).toEqual({
    code: '123',
    deep: '',
    missing: '',
  });
  fc.assert(
    fc.property(fc.anything(), (body) => {
      const { code, ...others } = bodyFields(body, 'code');
      expect([typeof code, others]).toEqual(['string', {}]);
    }),
  );
});
