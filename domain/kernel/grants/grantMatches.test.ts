import fc from 'fast-check';

import { defaultGrants } from './defaultGrants.ts';
import { grantMatches, grantMatchesBelow, holdsAll, missingGrants } from './grantMatches.ts';
import { GRANTS, isGrant } from './grants.ts';

describe('the grants there are', () => {
  it('GRANT-016 are exactly these 34 strings', () => {
    const stated = `payment tree tree:search:regular security-settings:manage:* security-settings:manage:credentials
      security-settings:manage:mfa communication-preferences private-messaging my-profile personal-details help app-banner
      cta-banner promo-banner collections my-research my-research:* my-research:introduction my-research:workspaces
      newspapers:search:* newspapers:search:regular newspapers:search:institutional-access
      newspapers:search:access-type-filter newspapers:search:institutional-access-filter
      newspapers:search:archive-tags-filter newspapers:search:primary-source-series-filter newspapers:browse
      newspapers:titles:view citations my-records search:save-search sha-dashboard:promote-record-search
      sha-dashboard:promote-1921-census-search sha-dashboard:promote-newspaper-search`.split(/\s+/u);
    expect([...GRANTS].sort()).toEqual(stated.sort());
    expect(GRANTS).toHaveLength(34);
    expect([isGrant('my-research:*'), isGrant('my-research:x')]).toEqual([true, false]);
  });
});

describe('grant matching', () => {
  const GRANT_001 = [
    ['tree:search:regular', 'tree:search:regular', true],
    ['tree', 'tree:search', false],
    ['tree:search', 'tree', false],
    ['payment', 'Payment', false],
  ] as const;
  it.each(GRANT_001)('GRANT-001 required %s against held %s is %s', (required, held, expected) => {
    expect(grantMatches(required, held)).toBe(expected);
  });

  const GRANT_002 = [
    ['newspapers:search:regular', 'newspapers:search:*', true],
    ['newspapers:search:a:b', 'newspapers:search:*', true],
    ['newspapers:browse', 'newspapers:search:*', false],
    ['security-settings:manage:*', 'security-settings:manage:mfa', false],
  ] as const;
  it.each(GRANT_002)('GRANT-002 required %s against held %s is %s', (required, held, expected) => {
    expect(grantMatches(required, held)).toBe(expected);
  });

  const GRANT_004 = [
    ['my-research:workspaces', true],
    ['my-research', true],
    ['my-research-x', false],
    ['my-researchers:workspaces', false],
  ] as const;
  it.each(GRANT_004)('GRANT-004 held my-research:* covers %s: %s', (required, expected) => {
    expect(grantMatches(required, 'my-research:*')).toBe(expected);
  });

  it('GRANT-003 wants every required grant, not any', () => {
    expect(holdsAll(['payment', 'tree'], ['payment'])).toBe(false);
    expect(holdsAll(['payment', 'tree'], ['payment', 'tree'])).toBe(true);
    expect(holdsAll([], [])).toBe(true);
    expect(missingGrants(['payment', 'tree', 'help'], ['tree'])).toEqual(['payment', 'help']);
  });

  it('finds any grant below a prefix only where that is asked for', () => {
    expect(grantMatchesBelow('security-settings:manage:*', 'security-settings:manage:mfa')).toBe(true);
    expect(grantMatchesBelow('security-settings:manage:*', 'security-settings:manage:*')).toBe(true);
    expect(grantMatchesBelow('security-settings:manage:*', 'security-settings')).toBe(false);
    expect(grantMatchesBelow('my-research:*', 'my-research')).toBe(true);
    expect(grantMatchesBelow('my-research:*', 'my-researches')).toBe(false);
    expect(grantMatchesBelow('payment', 'payment')).toBe(true);
  });

  const segments = fc.array(fc.stringMatching(/^[a-z-]{1,6}$/u), { minLength: 1, maxLength: 4 });

  it('lets a star cover exactly its own prefix and what continues it', () => {
    fc.assert(
      fc.property(segments, segments, (prefix, required) => {
        const isCovered = prefix.every((segment, at) => required[at] === segment);
        expect(grantMatches(required.join(':'), `${prefix.join(':')}:*`)).toBe(isCovered);
      }),
    );
  });

  it('is equality for held grants without a star', () => {
    fc.assert(
      fc.property(segments, segments, (required, held) => {
        expect(grantMatches(required.join(':'), held.join(':'))).toBe(required.join(':') === held.join(':'));
      }),
    );
  });
});

describe('the grants a kind of reader starts with', () => {
  it('let visitors pay, search trees and newspapers and ask for help', () => {
    expect(defaultGrants('visitor')).toHaveLength(11);
    expect(holdsAll(['payment', 'tree', 'tree:search:regular', 'help'], defaultGrants('visitor'))).toBe(true);
    expect(holdsAll(['citations'], defaultGrants('visitor'))).toBe(false);
  });

  it('add the member’s own areas for members', () => {
    expect(
      holdsAll(['my-research:workspaces', 'security-settings:manage:mfa', 'my-records'], defaultGrants('member')),
    ).toBe(true);
    expect(holdsAll(['sha-dashboard:promote-record-search'], defaultGrants('member'))).toBe(false);
  });

  it('give library patrons institutional newspapers instead of paying', () => {
    expect(holdsAll(['payment'], defaultGrants('library'))).toBe(false);
    expect(holdsAll(['newspapers:search:institutional-access-filter'], defaultGrants('library'))).toBe(true);
  });

  it('are all grants of the closed list', () => {
    const all = (['visitor', 'member', 'library', 'internal'] as const).flatMap((kind) => defaultGrants(kind));
    expect(all.filter((grant) => !isGrant(grant))).toEqual([]);
  });
});
