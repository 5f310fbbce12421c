import type { AccessDecision, AccessRule, Viewer } from './accessRule.ts';
import { decideAccess } from './decideAccess.ts';
import { defaultGrants } from './defaultGrants.ts';
import { isBot } from './isBot.ts';

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
const member: Viewer = { ...visitor, memberId: 7, grants: defaultGrants('member') };
const staff: Viewer = { ...member, isInternal: true };
const ungranted: Viewer = { ...member, grants: ['help'] };
const unloaded: Viewer = { ...member, grants: null };

const decide = (rule: AccessRule | undefined, viewer: Viewer, search = '', isProduction = false): AccessDecision =>
  decideAccess(rule, viewer, { search, isProduction, isSisterSite: false });
const allow: AccessDecision = { kind: 'allow' };
const home = { to: '/', how: 'hard' } as const;
const failure = 'Failed to load user grants from feature entitlement service';

describe('who may open a page', () => {
  it('lets everyone in where nothing is required', () => {
    expect([decide(undefined, visitor), decide({}, visitor), decide({ grants: [] }, unloaded)]).toEqual([
      allow,
      allow,
      allow,
    ]);
  });

  it('AUTH-001 sends a visitor on a login route to sign-in', () => {
    expect(decide({ signIn: 'login' }, visitor)).toEqual({ kind: 'sign-in' });
    expect(decide({ signIn: 'login' }, member)).toEqual(allow);
  });

  it('lets a visitor stay out of a test group’s page no more than its members, and past a sign-in with a share token', () => {
    const forGroup: AccessRule = { signIn: 'login', signInUnless: { group: 'g' } };
    expect([decide(forGroup, visitor), decide(forGroup, { ...visitor, groups: ['g'] })]).toEqual([
      { kind: 'sign-in' },
      allow,
    ]);
    const withToken: AccessRule = { signIn: 'login', signInUnless: { parameter: 'token' } };
    expect(['', '?token=', '?token=t'].map((search) => decide(withToken, visitor, search).kind)).toEqual([
      'sign-in',
      'sign-in',
      'allow',
    ]);
  });

  it('AUTH-002 sends a visitor on a register route to sign-up in mode regular', () => {
    expect(decide({ signIn: 'register' }, visitor)).toEqual({
      kind: 'sign-up',
      mode: 'regular',
      registrationRoute: null,
    });
    expect(decide({ signIn: 'register' }, member)).toEqual(allow);
  });

  it('AUTH-003 sends a visitor to sign-up in mode freeTrial where the location indicates a free trial', () => {
    const rule: AccessRule = { signIn: 'register', signUpMode: 'byLocation', grants: ['payment'] };
    expect(decide(rule, visitor, '?isFreeTrialRequest=true')).toMatchObject({ kind: 'sign-up', mode: 'freeTrial' });
    expect(decide(rule, visitor, '?x=1')).toMatchObject({ kind: 'sign-up', mode: 'regular' });
    expect(decide(rule, member, '?isFreeTrial=true')).toEqual(allow);
  });

  it.each(['visitors', 'members'] as const)(
    'lets a library patron with access onto a page for %s, and sends the others on',
    (only) => {
      const rule: AccessRule = {
        audience: { only, otherwise: home, patrons: { to: '/nolibraryaccess', how: 'replace' } },
      };
      expect(decide(rule, { ...member, hasLibraryAccess: true })).toEqual(allow);
      expect(decide(rule, { ...member, hasLibraryAccess: false })).toEqual({
        kind: 'redirect',
        redirect: { to: '/nolibraryaccess', how: 'replace' },
      });
      expect(decide(rule, only === 'members' ? visitor : member)).toEqual({ kind: 'redirect', redirect: home });
    },
  );

  it('holds a library patron to an audience that says nothing of patrons', () => {
    expect(decide({ audience: { only: 'visitors', otherwise: home } }, { ...member, hasLibraryAccess: true })).toEqual({
      kind: 'redirect',
      redirect: home,
    });
  });

  it('FLAG-015 lets everyone onto a page for members while its flag is on', () => {
    const rule: AccessRule = { audience: { only: 'members', orWhile: 'enable-x', otherwise: home } };
    expect(decide(rule, visitor)).toEqual({ kind: 'redirect', redirect: home });
    expect(decide(rule, { ...visitor, flags: ['enable-x'] })).toEqual(allow);
    expect(decide(rule, member)).toEqual(allow);
  });

  it('hands the registration route on unread', () => {
    expect(decide({ signIn: 'register', signUpMode: 'search', registrationRoute: 7 }, visitor)).toEqual({
      kind: 'sign-up',
      mode: 'search',
      registrationRoute: 7,
    });
  });

  it('GRANT-003 asks for every grant and names those that are missing', () => {
    expect(decide({ grants: ['help', 'payment', 'tree'] }, ungranted)).toEqual({
      kind: 'access-denied',
      missingGrants: ['payment', 'tree'],
    });
    expect(decide({ grants: ['payment', 'tree'] }, member)).toEqual(allow);
  });

  it('shows what the route wants shown for a missing grant', () => {
    expect(decide({ grants: ['my-research'], whenGrantMissing: 'not-found' }, visitor)).toEqual({ kind: 'not-found' });
    expect(decide({ grants: ['payment'], whenGrantMissing: home }, ungranted)).toEqual({
      kind: 'redirect',
      redirect: home,
    });
  });

  it('GRANT-040 lets visitors through a guard that is a grant only', () => {
    expect(decide({ grants: ['payment'] }, visitor)).toEqual(allow);
  });

  it('GRANT-005 raises where grants failed to load, unless the rule allows it', () => {
    expect(decide({ grants: ['payment'] }, unloaded)).toEqual({ kind: 'raise', message: failure });
    expect(decide({ grants: ['payment'], whenGrantsFail: 'throw-error' }, unloaded)).toEqual({
      kind: 'raise',
      message: failure,
    });
  });

  it('GRANT-006 denies in deny-access mode when the grants are missing altogether', () => {
    expect(decide({ grants: ['communication-preferences'], whenGrantsFail: 'deny-access' }, unloaded)).toEqual({
      kind: 'access-denied',
      missingGrants: ['communication-preferences'],
    });
    expect(decide({ grants: ['my-research'], whenGrantsFail: 'not-found' }, unloaded)).toEqual({ kind: 'not-found' });
  });

  it('takes any grant below a prefix where the rule wants it so, as security settings do', () => {
    const rule: AccessRule = {
      signIn: 'login',
      grants: ['security-settings:manage:*'],
      anyBelowPrefix: true,
      whenGrantsFail: 'deny-access',
    };
    expect(decide(rule, { ...member, grants: ['security-settings:manage:mfa'] })).toEqual(allow);
    expect(decide(rule, member)).toEqual(allow);
    expect(decide(rule, ungranted)).toMatchObject({ kind: 'access-denied' });
    expect(
      decide({ ...rule, anyBelowPrefix: false }, { ...member, grants: ['security-settings:manage:mfa'] }),
    ).toMatchObject({ kind: 'access-denied' });
  });

  it('sends everyone away while a hiding flag is on', () => {
    const rule: AccessRule = {
      flags: [{ name: 'library-hide-member-specific-options', mustBe: false, otherwise: { to: '/', how: 'soft' } }],
    };
    expect(decide(rule, { ...member, flags: ['library-hide-member-specific-options'] })).toMatchObject({
      kind: 'redirect',
    });
    expect(decide(rule, member)).toEqual(allow);
  });

  it('FLAG-016 knows no page behind a toggle that is off', () => {
    const rule: AccessRule = {
      signIn: 'login',
      flags: [{ name: 'enable-partner-collections', mustBe: true, otherwise: 'not-found' }],
    };
    expect(decide(rule, visitor)).toEqual({ kind: 'not-found' });
    expect(decide(rule, { ...member, flags: ['enable-partner-collections'] })).toEqual(allow);
  });

  it('asks for the experiment before it asks to sign in', () => {
    const rule: AccessRule = {
      signIn: 'register',
      signUpMode: 'search',
      registrationRoute: 7,
      groups: [{ name: 'g', otherwise: { to: '/', how: 'soft' } }],
    };
    expect(decide(rule, visitor)).toEqual({ kind: 'redirect', redirect: { to: '/', how: 'soft' } });
    expect(decide(rule, { ...visitor, groups: ['g'] })).toMatchObject({ kind: 'sign-up', mode: 'search' });
  });

  it('sends members away from pages for visitors, and visitors from pages for members', () => {
    expect(decide({ audience: { only: 'visitors', otherwise: 'return-location' } }, member)).toEqual({
      kind: 'redirect',
      redirect: 'return-location',
    });
    expect(decide({ audience: { only: 'visitors', otherwise: 'return-location' } }, visitor)).toEqual(allow);
    expect(decide({ audience: { only: 'members', otherwise: home } }, visitor)).toEqual({
      kind: 'redirect',
      redirect: home,
    });
  });

  it('lets stewards in beside staff where the page is for both, once their account is ready', () => {
    const rule: AccessRule = { internal: 'always', duties: ['records'], steward: true };
    expect(decide(rule, visitor)).toEqual({ kind: 'sign-in' });
    expect(decide(rule, member)).toEqual({ kind: 'internal-sign-in' });
    expect(decide(rule, { ...member, stewardship: 'ready' })).toEqual(allow);
    for (const stewardship of ['address', 'factor'] as const)
      expect(decide(rule, { ...member, stewardship })).toEqual({ kind: 'access-denied', missingGrants: [] });
    expect(decide(rule, { ...staff, duties: ['records'] })).toEqual(allow);
    expect(decide(rule, { ...staff, duties: ['content'], stewardship: 'ready' })).toEqual({ kind: 'not-found' });
    expect(decide({ internal: 'always' }, { ...member, stewardship: 'ready' })).toEqual({ kind: 'internal-sign-in' });
  });

  it('lets who looks after an organisation into its pages, and not into those of records', () => {
    const rule: AccessRule = { internal: 'always', duties: ['operations'], contact: true };
    expect(decide(rule, { ...member, contact: 'ready' })).toEqual(allow);
    for (const contact of ['address', 'factor'] as const)
      expect(decide(rule, { ...member, contact })).toEqual({ kind: 'access-denied', missingGrants: [] });
    expect(decide(rule, { ...member, stewardship: 'ready' })).toEqual({ kind: 'internal-sign-in' });
    expect(decide({ internal: 'always', steward: true }, { ...member, contact: 'ready' })).toEqual({
      kind: 'internal-sign-in',
    });
  });

  it('AUTH-023 lets in only staff who came through the internal sign-in', () => {
    const rule: AccessRule = { internal: 'always' };
    expect(decide(rule, staff)).toEqual(allow);
    expect(decide(rule, member)).toEqual({ kind: 'internal-sign-in' });
    expect(decide(rule, visitor)).toEqual({ kind: 'internal-sign-in' });
  });

  it('hides test pages in production from everyone but staff, and leaves them open elsewhere', () => {
    const rule: AccessRule = { internal: 'in-production' };
    expect(decide(rule, visitor, '', false)).toEqual(allow);
    expect(decide(rule, visitor, '', true)).toEqual({ kind: 'not-found' });
    expect(decide(rule, staff, '', true)).toEqual(allow);
  });

  it('ROUTE-069 knows no page on the sister site that is not rendered there', () => {
    const rule: AccessRule = { host: 'not-on-sister-site' };
    expect(decideAccess(rule, member, { search: '', isProduction: true, isSisterSite: true })).toEqual({
      kind: 'not-found',
    });
    expect(decideAccess(rule, member, { search: '', isProduction: true, isSisterSite: false })).toEqual(allow);
    expect(decideAccess({}, member, { search: '', isProduction: true, isSisterSite: true })).toEqual(allow);
  });

  it('finds a page of one mode of the site in that mode only, for every reader', () => {
    expect([
      decide({ environment: 'demo' }, staff, '', false),
      decide({ environment: 'demo' }, staff, '', true),
    ]).toEqual([allow, { kind: 'not-found' }]);
    expect([
      decide({ environment: 'production' }, visitor, '', true),
      decide({ environment: 'production' }, visitor, '', false),
    ]).toEqual([allow, { kind: 'not-found' }]);
  });

  it('carries the query over where a redirect wants it', () => {
    const otherwise = { to: '/home', how: 'replace', keepsQuery: true } as const;
    expect(decide({ audience: { only: 'visitors', otherwise } }, member, '?a=1')).toEqual({
      kind: 'redirect',
      redirect: { to: '/home?a=1', how: 'replace' },
    });
  });

  it('judges flags, audience, groups, sign-in, internal and grants in this order', () => {
    const all: AccessRule = {
      flags: [{ name: 'f', mustBe: true, otherwise: { to: '/flag', how: 'soft' } }],
      audience: { only: 'members', otherwise: { to: '/audience', how: 'soft' } },
      groups: [{ name: 'g', otherwise: { to: '/group', how: 'soft' } }],
      signIn: 'login',
      internal: 'always',
      grants: ['payment'],
    };
    const to = (path: string) => ({ kind: 'redirect', redirect: { to: path, how: 'soft' } });
    expect(decide(all, visitor)).toEqual(to('/flag'));
    expect(decide(all, { ...visitor, flags: ['f'] })).toEqual(to('/audience'));
    expect(decide(all, { ...member, flags: ['f'] })).toEqual(to('/group'));
    expect(decide({ ...all, audience: undefined }, { ...visitor, flags: ['f'], groups: ['g'] })).toEqual({
      kind: 'sign-in',
    });
    expect(decide(all, { ...member, flags: ['f'], groups: ['g'] })).toEqual({ kind: 'internal-sign-in' });
    expect(decide(all, { ...staff, flags: ['f'], groups: ['g'], grants: [] })).toMatchObject({ kind: 'access-denied' });
    expect(decide(all, { ...staff, flags: ['f'], groups: ['g'] })).toEqual(allow);
  });
});

describe('crawlers', () => {
  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
    ['Yahoo! Slurp', true],
    ['Baiduspider', true],
    ['SomeCrawler/1', true],
    ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', false],
    [null, false],
  ])('%s: %s', (agent, expected) => {
    expect(isBot(agent)).toBe(expected);
  });
});
