import fc from 'fast-check';

import type { Viewer } from './accessRule.ts';
import { applyTestOverrides, NO_OVERRIDES, parseTestOverrides, testOverridesIn } from './testOverrides.ts';

const encoded = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const viewer: Viewer = {
  memberId: 7,
  isInternal: false,
  duties: [],
  hasLibraryAccess: null,
  holdings: [],
  grants: ['help'],
  groups: ['a'],
  flags: ['enable-refiner'],
};

describe('the test_overrides cookie', () => {
  it('carries flags, groups, grants, settings and failures', () => {
    const asked = {
      flags: { x: true, y: false },
      groups: ['g'],
      grants: ['payment'],
      settings: { loggedInHome: 'sha-dashboard' },
      failures: { grants: true, GetCepJwt: 'NOT_FOUND' },
    };
    expect(parseTestOverrides(encoded(asked))).toEqual({
      flags: { x: true, y: false },
      groups: ['g'],
      grants: ['payment'],
      settings: { loggedInHome: 'sha-dashboard' },
      failures: { grants: true, operations: { GetCepJwt: 'NOT_FOUND' } },
    });
  });

  it('is found among other cookies', () => {
    expect(testOverridesIn(`a=1; test_overrides=${encoded({ grants: [] })}; b=2`).grants).toEqual([]);
    expect(testOverridesIn('my_test_overrides=%7B%7D')).toEqual(NO_OVERRIDES);
    expect(testOverridesIn(undefined)).toEqual(NO_OVERRIDES);
  });

  it('passes over what is not as described', () => {
    const asked = {
      flags: { x: 'yes', y: true },
      groups: 'all',
      grants: ['help', 7],
      settings: [],
      failures: { grants: 'true', Op: 1 },
    };
    expect(parseTestOverrides(encoded(asked))).toEqual({
      ...NO_OVERRIDES,
      flags: { y: true },
      grants: ['help'],
      failures: { grants: false, operations: { grants: 'true' } },
    });
  });

  it.each([null, undefined, '', '%', '%E0%A4%A', 'x', '[]', 'null', '7', '"a"', 'a'.repeat(5000)])(
    'overrides nothing with %j',
    (value) => {
      expect(parseTestOverrides(value)).toEqual(NO_OVERRIDES);
    },
  );

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.jsonValue().map(encoded)), (value) => {
        const overrides = parseTestOverrides(value);
        expect(applyTestOverrides(viewer, overrides).memberId).toBe(7);
      }),
    );
  });
});

describe('a reader under test', () => {
  it('has flags turned on and off one by one, and groups and grants replaced', () => {
    const overrides = parseTestOverrides(
      encoded({ flags: { 'enable-refiner': false, 'enable-fullstory': true }, groups: ['b'], grants: ['payment'] }),
    );
    expect(applyTestOverrides(viewer, overrides)).toEqual({
      ...viewer,
      flags: ['enable-fullstory'],
      groups: ['b'],
      grants: ['payment'],
    });
  });

  it('stays as they are when nothing is overridden', () => {
    expect(applyTestOverrides(viewer, NO_OVERRIDES)).toEqual(viewer);
  });

  it('has no list of grants at all when loading them is to fail', () => {
    expect(
      applyTestOverrides(viewer, parseTestOverrides(encoded({ grants: ['help'], failures: { grants: true } }))).grants,
    ).toBeNull();
  });
});
