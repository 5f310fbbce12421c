import fc from 'fast-check';

import clone from './clone.ts';
import cloneDeep from './cloneDeep.ts';
import isPlainObject from './isPlainObject.ts';
import toPath from './toPath.ts';

const real = <Work>(name: string): Work => jest.requireActual<{ default: Work }>(`lodash-es/${name}`).default;

/** What a form can hold. No two invalid dates are equal to Jest: they have a test of their own. */
const values = fc.anything({
  withNullPrototype: true,
  key: fc.string(),
  values: [
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constant(undefined),
    fc.date({ noInvalidDate: true }),
  ],
});
const step = fc.oneof(fc.constantFrom('firstName', 'a', 'year_offset', 'x1'), fc.nat({ max: 30 }));
const path = fc
  .array(step, { minLength: 1, maxLength: 5 })
  .map((steps) =>
    steps.map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? part : `.${part}`)).join(''),
  );

describe('what formik takes from lodash, in our words', () => {
  it('copies the values of a form as lodash does, sharing nothing', () => {
    const theirs = real<(value: unknown) => unknown>('cloneDeep');
    fc.assert(
      fc.property(values, (value) => {
        const copy = cloneDeep(value);
        expect(copy).toEqual(theirs(value));
        if (Array.isArray(value) || isPlainObject(value)) expect(copy).not.toBe(value);
      }),
    );
  });

  it('copies one container as lodash does, with its prototype', () => {
    const theirs = real<(value: unknown) => unknown>('clone');
    fc.assert(fc.property(values, (value) => expect(clone(value)).toEqual(theirs(value))));
    class Draft {
      name = 'x';
    }
    expect(clone(new Draft())).toBeInstanceOf(Draft);
  });

  it('copies an invalid date as another invalid date', () => {
    const date = new Date(NaN);
    const copies = [cloneDeep({ date }).date, clone(date)];
    for (const copy of copies)
      expect([copy instanceof Date, copy === date, copy.getTime()]).toEqual([true, false, NaN]);
  });

  it('keeps a chosen file', () => {
    const file = new File(['x'], 'tree.ged');
    expect(cloneDeep({ file }).file).toBe(file);
  });

  it('reads the path of a field as lodash does', () => {
    const theirs = real<(field: unknown) => string[]>('toPath');
    fc.assert(fc.property(path, (field) => expect(toPath(field)).toEqual(theirs(field))));
    for (const field of ['', 'a["b"].c', "a['b']", 'a..b']) expect(toPath(field)).toEqual(theirs(field));
    expect(toPath(['a', 0])).toEqual(theirs(['a', 0]));
  });

  it('recognises a plain object as lodash does', () => {
    const theirs = real<(value: unknown) => boolean>('isPlainObject');
    fc.assert(fc.property(values, (value) => expect(isPlainObject(value)).toBe(theirs(value))));
    for (const value of [new Date(), new Map(), Object.create(null), new (class A {})(), document.body, []])
      expect(isPlainObject(value)).toBe(theirs(value));
  });
});
