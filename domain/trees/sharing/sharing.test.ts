import { invitationProblems } from './invitationRules.ts';
import { invitationRefusal, type StoredInvitation } from './invitationState.ts';
import { SHARE_MODES, shareModeOf } from './shareMode.ts';

describe('share modes', () => {
  it.each([
    [{ isPublic: false, hasShareLink: false, invitesPeople: false }, 'private'],
    [{ isPublic: false, hasShareLink: true, invitesPeople: true }, 'shared'],
    [{ isPublic: true, hasShareLink: false, invitesPeople: true }, 'public'],
    [{ isPublic: true, hasShareLink: true, invitesPeople: false }, 'public-shared'],
  ] as const)('%p is %s', (tree, mode) => expect(shareModeOf(tree)).toBe(mode));

  it('are private, shared, public and public-shared', () =>
    expect(SHARE_MODES.map(({ mode }) => mode)).toEqual(['private', 'shared', 'public', 'public-shared']));
});

describe('what is wrong with an invitation', () => {
  it.each([
    [{ email: 'mary@example.com', days: 14 }, []],
    [{ email: null, days: 90 }, []],
    [{ email: 'mary', days: 0 }, ['email', 'days']],
    [{ email: '', days: 91 }, ['email', 'days']],
    [{ email: null, days: 1.5 }, ['days']],
  ])('%p', (request, fields) => expect(invitationProblems(request).map(({ field }) => field)).toEqual(fields));
});

describe('whether an invitation opens', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const open: StoredInvitation = {
    expiresAt: new Date('2026-11-23T12:00:00Z'),
    revokedAt: null,
    acceptedAt: null,
    acceptedBy: null,
    ownerId: 1,
  };
  const used = { ...open, acceptedAt: now, acceptedBy: 2 };
  it.each([
    ['an open one to a visitor', open, null, null],
    ['an open one to a member', open, 2, null],
    ['none', null, 2, 'NOT_FOUND'],
    ['one’s own', open, 1, 'CONFLICT'],
    ['one that another person used', used, 3, 'CONFLICT'],
    ['one that a person used, to a visitor', used, null, 'CONFLICT'],
    ['one that a person used who has left', { ...used, acceptedBy: null }, 3, 'CONFLICT'],
    ['one that one used oneself, also after its days', { ...used, expiresAt: now }, 2, null],
    ['one whose days are over', { ...open, expiresAt: now }, 2, 'EXPIRED'],
    ['one that was cancelled', { ...open, revokedAt: now }, 2, 'REVOKED'],
  ])('%s', (_which, invitation, memberId, code) =>
    expect(invitationRefusal(invitation, memberId, now)).toBe(code && `SHARED_TREE_ACTIVATE_INVITE_${code}`),
  );
});
