import { decideTreeAccess, type TreeCaller, type TreeDoor } from './decideTreeAccess.ts';

const own: TreeDoor = { isPublic: false, needsSubscription: false, shareToken: null, leftAt: null, heirsSince: null };
const open: TreeDoor = { ...own, isPublic: true, shareToken: 'right' };
const paid: TreeDoor = { ...open, needsSubscription: true };
const nobody: TreeCaller = { isOwner: false, given: null, token: null, hasSubscription: false, viewAs: null };
const owner = { isOwner: true };
const editor = { given: { role: 'editor', seesLiving: true, isHeir: false } } as const;
const guest = { given: { role: 'guest', seesLiving: false, isHeir: false } } as const;
const trusted = { given: { role: 'guest', seesLiving: true, isHeir: false } } as const;

const NOT_FOUND = { refused: 'FAMILY_TREE_NOT_FOUND_ERROR' };
const WRONG_TOKEN = { refused: 'PUBLIC_TREE_SHARE_TOKEN_ERROR' };
const PAYWALL = { refused: 'PUBLIC_TREE_PAYWALL_ERROR' };
const NOW = new Date('2026-06-15T12:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
const left = (days: number): TreeDoor => ({ ...own, leftAt: daysAgo(days) });
const heir = { given: { role: 'editor', seesLiving: true, isHeir: true } } as const;
const demoted = { given: { role: 'guest', seesLiving: true, isHeir: true } } as const;
const as = (role: string, mayEdit = false, seesLiving = false, hasShareToken = false) => ({
  role,
  mayEdit,
  mayChange: mayEdit,
  takesOverUntil: null,
  seesLiving,
  hasShareToken,
});
const reads = (takesOverUntil: Date | null) => ({ ...as('editor', true, true), mayChange: false, takesOverUntil });

describe('decideTreeAccess', () => {
  it.each([
    ['an owner', own, owner, as('owner', true, true)],
    ['an owner with an old link', open, { ...owner, token: 'old' }, as('owner', true, true)],
    ['an owner who looks as a visitor', own, { ...owner, viewAs: 'visitor' }, as('visitor')],
    ['an owner who looks as a guest', open, { ...owner, viewAs: 'guest' }, as('guest')],
    ['an editor', own, editor, as('editor', true, true)],
    ['an editor who looks as a guest', own, { ...editor, viewAs: 'guest' }, as('guest')],
    ['a guest', own, guest, as('guest')],
    ['a guest who may see the living', own, trusted, as('guest', false, true)],
    ['a guest of a tree that needs a subscription', paid, guest, as('guest')],
    [
      'an heir of a tree whose owner is away',
      { ...own, heirsSince: daysAgo(1) },
      heir,
      { ...as('editor', true, true), takesOverUntil: daysAgo(-29) },
    ],
    ['an heir who comes too late to one', { ...own, heirsSince: daysAgo(30) }, heir, as('editor', true, true)],
    ['its owner', { ...own, heirsSince: daysAgo(1) }, owner, as('owner', true, true)],
    ['another editor of it', { ...own, heirsSince: daysAgo(1) }, editor, as('editor', true, true)],
    ['a stranger at somebody’s own tree', own, {}, NOT_FOUND],
    ['a stranger who would look as a guest', own, { viewAs: 'guest' }, NOT_FOUND],
    ['anybody at a tree that is not there', null, { hasSubscription: true }, NOT_FOUND],
    [
      'a stranger with a token at somebody’s own tree',
      { ...own, shareToken: 'right' },
      { token: 'right' },
      WRONG_TOKEN,
    ],
    ['a stranger with a token at a tree that is not there', null, { token: 'right' }, WRONG_TOKEN],
    ['a visitor of a public tree', open, {}, as('visitor')],
    ['a visitor with the share link', open, { token: 'right' }, as('visitor', false, false, true)],
    ['a visitor with another token', open, { token: 'wrong' }, WRONG_TOKEN],
    ['a visitor with a token where there is no link', { ...open, shareToken: null }, { token: '' }, WRONG_TOKEN],
    ['a visitor of a tree that needs a subscription', paid, {}, PAYWALL],
    ['a subscriber', paid, { hasSubscription: true }, as('visitor')],
    [
      'a visitor with the share link of a tree that needs a subscription',
      paid,
      { token: 'right' },
      as('visitor', false, false, true),
    ],
    ['an heir while the owner is there', own, heir, as('editor', true, true)],
    ['an editor when the owner has left', left(1), editor, reads(null)],
    ['an heir when the owner has left', left(1), heir, reads(daysAgo(-29))],
    ['an heir on the last day', left(29.99), heir, reads(daysAgo(-0.01))],
    ['an heir after thirty days', left(30), heir, reads(null)],
    ['an heir who became a guest', left(1), demoted, as('guest', false, true)],
    ['a guest when the owner has left', left(1), guest, as('guest')],
    ['a stranger when the owner has left', left(1), {}, NOT_FOUND],
    ['a visitor who would look as a visitor', open, { viewAs: 'visitor' }, as('visitor')],
  ] as const)('%s', (_title, tree, caller, expected) =>
    expect(decideTreeAccess(tree, { ...nobody, ...caller }, NOW)).toEqual(expected),
  );
});
