import fc from 'fast-check';

import type { AccessRule, Viewer } from './accessRule.ts';
import { decideAccess } from './decideAccess.ts';
import { defaultGrants } from './defaultGrants.ts';
import { explainAccess, explainMembership } from './explainAccess.ts';
import { FLAGS, GROUPS } from './flagNames.ts';
import { GRANTS } from './grants.ts';

const here = { search: '', isProduction: true, isSisterSite: false };
const visitor: Viewer = {
  memberId: null,
  isInternal: false,
  duties: [],
  hasLibraryAccess: null,
  holdings: [],
  grants: defaultGrants('visitor'),
  groups: [],
  flags: [],
};
const member: Viewer = { ...visitor, memberId: 7, grants: ['help'] };
const patron: Viewer = { ...member, hasLibraryAccess: true };
const staff: Viewer = { ...member, isInternal: true };
const explain = (rule: AccessRule, viewer: Viewer) => explainAccess(rule, viewer, here);

describe('why a reader cannot see a page', () => {
  it.each<[string, AccessRule, Viewer, object]>([
    [
      'a member without the grant',
      { signIn: 'login', grants: ['my-profile'] },
      member,
      { deniedBy: 'grant', standing: 'member', unlocks: ['other-account', 'ask-operator'], switchable: null },
    ],
    [
      'a visitor without a grant that members hold',
      { grants: ['my-profile'] },
      visitor,
      { deniedBy: 'grant', standing: 'visitor', unlocks: ['sign-in'] },
    ],
    [
      'a visitor without a grant that nobody holds by default',
      { grants: ['sha-dashboard:promote-record-search'] },
      visitor,
      { deniedBy: 'grant', unlocks: ['sign-in', 'ask-operator'] },
    ],
    [
      'a library patron',
      { grants: ['payment'] },
      patron,
      { deniedBy: 'grant', standing: 'libraryUser', unlocks: ['ask-library', 'other-account'] },
    ],
    [
      'a member whose grants could not be loaded',
      { grants: ['payment'], whenGrantsFail: 'deny-access' },
      { ...member, grants: null },
      { deniedBy: 'grants-unknown', holds: null, unlocks: ['try-again'] },
    ],
    [
      'a member while a flag is off',
      { flags: [{ name: FLAGS.survey, mustBe: true, otherwise: 'access-denied' }] },
      member,
      { deniedBy: 'flag', unlocks: ['wait'], switchable: null },
    ],
    [
      'a member outside a test group',
      { groups: [{ name: GROUPS.aiRecordSearch, otherwise: 'access-denied' }] },
      member,
      { deniedBy: 'group', unlocks: ['ask-operator'], switchable: null },
    ],
    [
      'a visitor on a page for members',
      { signIn: 'register', grants: ['payment'] },
      visitor,
      { deniedBy: 'account', unlocks: ['sign-in'] },
    ],
    [
      'a visitor on a page for stewards',
      { internal: 'always', steward: true },
      visitor,
      { deniedBy: 'staff', unlocks: ['sign-in'] },
    ],
    [
      'a steward whose address is not confirmed',
      { internal: 'always', steward: true },
      { ...member, stewardship: 'address' },
      { deniedBy: 'address', unlocks: ['confirm-address'] },
    ],
    [
      'a steward without a second factor',
      { internal: 'always', steward: true },
      { ...member, stewardship: 'factor' },
      { deniedBy: 'factor', unlocks: ['second-factor'] },
    ],
    ['a member on a page for staff', { internal: 'always' }, member, { deniedBy: 'staff', unlocks: ['staff-sign-in'] }],
    [
      'staff without the grant, who can give it',
      { grants: ['my-profile'] },
      staff,
      { deniedBy: 'grant', standing: 'internal', unlocks: ['switch'], switchable: 'my-profile' },
    ],
    [
      'staff while a toggle is off, who can turn it on',
      { flags: [{ name: FLAGS.partnerCollections, mustBe: true, otherwise: 'not-found' }] },
      staff,
      { deniedBy: 'flag', unlocks: ['switch'], switchable: FLAGS.partnerCollections },
    ],
  ])('%s', (_who, rule, viewer, expected) => {
    expect(explain(rule, viewer)).toMatchObject(expected);
  });

  it('says of each need whether it is met, and what the reader holds', () => {
    expect(explain({ signIn: 'login', grants: ['help', 'my-profile'] }, member)).toMatchObject({
      needs: [
        { kind: 'account', label: 'An account', isMet: true },
        { kind: 'grant', label: 'Help', name: null, isMet: true },
        { kind: 'grant', label: 'Profile', name: null, isMet: false },
      ],
      holds: [{ label: 'Help', name: null }],
    });
    expect(explain({ grants: ['my-profile'] }, staff)).toMatchObject({
      needs: [{ label: 'Profile', name: 'my-profile' }],
      holds: [{ label: 'Help', name: 'help' }],
    });
  });

  it('takes any grant below a prefix where the rule does', () => {
    expect(
      explain(
        { grants: ['security-settings:manage:*', 'my-profile'], anyBelowPrefix: true },
        { ...member, grants: ['security-settings:manage:mfa'] },
      ),
    ).toMatchObject({
      needs: [{ isMet: true }, { isMet: false }],
    });
  });

  it('says who the reader is and what they can do where the page is unknown', () => {
    expect([visitor, member, patron, staff].map((viewer) => explainMembership(viewer))).toMatchObject([
      { standing: 'visitor', unlocks: ['sign-in'] },
      { standing: 'member', holds: [{ label: 'Help', name: null }], unlocks: ['other-account', 'ask-operator'] },
      { standing: 'libraryUser', unlocks: ['ask-library', 'other-account'] },
      { standing: 'internal', holds: [{ label: 'Help', name: 'help' }], unlocks: [] },
    ]);
  });

  it('has nothing to explain where the page is open', () => {
    expect([
      explain({}, member),
      explain({ grants: ['help'] }, member),
      explainAccess(undefined, visitor, here),
    ]).toEqual([null, null, null]);
  });

  it.each<[string, AccessRule]>([
    ['a toggle that is off', { flags: [{ name: FLAGS.partnerCollections, mustBe: true, otherwise: 'not-found' }] }],
    ['a missing grant that looks like no page', { grants: ['my-research'], whenGrantMissing: 'not-found' }],
    ['a page of tests in production', { internal: 'in-production' }],
    ['a page that the other mode of the site has', { environment: 'demo' }],
  ])('explains to staff alone what looks absent: %s', (_what, rule) => {
    expect([explain(rule, visitor), explain(rule, member), explain(rule, patron)]).toEqual([null, null, null]);
  });

  const names = fc.subarray([...GRANTS, ...Object.values(FLAGS), ...Object.values(GROUPS)]);
  const refusal = fc.constantFrom('access-denied' as const, 'not-found' as const);
  const rules = fc.record(
    {
      grants: fc.subarray<string>([...GRANTS], { maxLength: 3 }),
      flags: fc.array(
        fc.record({ name: fc.constantFrom(...Object.values(FLAGS)), mustBe: fc.boolean(), otherwise: refusal }),
        { maxLength: 2 },
      ),
      groups: fc.array(fc.record({ name: fc.constantFrom(...Object.values(GROUPS)), otherwise: refusal }), {
        maxLength: 2,
      }),
      whenGrantMissing: refusal,
    },
    { requiredKeys: [] },
  );

  it('never names a flag, a group or a grant to anyone but staff, and explains each refusal it may', () => {
    fc.assert(
      fc.property(rules, names, (rule, held) => {
        const viewer: Viewer = { ...member, grants: held, flags: held, groups: held };
        const found = explain(rule, viewer);
        const { kind } = decideAccess(rule, viewer, here);
        expect(found !== null).toBe(kind === 'access-denied');
        const text = JSON.stringify(found);
        for (const name of [
          ...Object.values(FLAGS),
          ...Object.values(GROUPS),
          ...GRANTS.filter((grant) => grant.includes(':')),
        ])
          expect(text).not.toContain(`"${name}"`);
        expect(explain(rule, { ...viewer, isInternal: true }) !== null).toBe(kind !== 'allow');
      }),
    );
  });
});
