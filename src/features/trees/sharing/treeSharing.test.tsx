import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';

import type { TreeInvitationOffer, TreePreview, TreeSharing } from '#features/trees/core/index.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { reportsOfTest } from '#test/support/reportsOfTest.ts';
import { aCard, aFamily, aNeighbourhood, aTree } from '#test/support/treeAnswers.ts';

const aSharing = (rest: Partial<TreeSharing> = {}): TreeSharing => ({
  mode: 'PRIVATE',
  needsSubscription: false,
  readersMayExport: false,
  shareToken: null,
  mostInvitations: 25,
  invitations: [],
  requests: [],
  members: [],
  ...rest,
});
const anOffer = (rest: Partial<TreeInvitationOffer> = {}): TreeInvitationOffer => ({
  treeName: 'Pinch of Roche',
  ownerName: 'Mary',
  personCount: 41,
  role: 'GUEST',
  seesLiving: false,
  expiresAt: '2099-01-01T00:00:00Z',
  isAccepted: false,
  familyTreeRef: null,
  entry: 'OPEN',
  ...rest,
});
const invitation = {
  id: '5',
  role: 'GUEST',
  seesLiving: false,
  email: 'ann@example.com',
  createdAt: '2026-11-01T00:00:00Z',
  expiresAt: '2099-01-01T00:00:00Z',
  isOpen: true,
} as const;
const member = {
  memberId: '8',
  name: 'Ann Testwell',
  role: 'GUEST',
  seesLiving: false,
  since: '2026-11-01T00:00:00Z',
} as const;

const openDrawer = (path: string, sharing = aSharing(), tree = aTree()) => {
  answer({
    familyTree: () => tree,
    treeNeighbourhood: () => aNeighbourhood(),
    treeSharing: () => sharing,
    memberIdToProfileId: ({ memberId }: { memberId: number }) => `p-of-${memberId}`,
  });
  return renderApp(`/tree/fmp-7-1/tree/${path}`, { reader: 'member' });
};
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);

describe('the drawer that shares a tree', () => {
  it('ROUTE-212 TREE-019 offers private, shared, public and public with a link, and keeps what is chosen', async () => {
    const { user } = await openDrawer('share');
    const drawer = await screen.findByRole('dialog', { name: 'Share this tree' });
    expect((await within(drawer).findAllByRole('radio')).map((radio) => radio.getAttribute('value'))).toEqual([
      'PRIVATE',
      'SHARED',
      'PUBLIC',
      'PUBLIC_SHARED',
    ]);
    expect(within(drawer).getByRole('radio', { name: /^Private/u })).toBeChecked();
    expect(await accessibilityFaults()).toEqual([]);
    answer({
      changeTreeSharing: ({ mode }: { mode: TreeSharing['mode'] }) => aSharing({ mode, shareToken: 'abc' }),
      treeSharing: () => aSharing({ mode: 'PUBLIC_SHARED', shareToken: 'abc' }),
    });
    await user.click(within(drawer).getByRole('radio', { name: /^Public, with a share link/u }));
    await user.click(within(drawer).getByRole('button', { name: 'Save sharing' }));
    expect(await within(drawer).findByRole('textbox', { name: 'Share link' })).toHaveValue(
      'http://localhost/public-tree/fmp-7-1/tree?publicTreeShareToken=abc',
    );
    expect(within(drawer).getByRole('radio', { name: /^Public, with a share link/u })).toBeChecked();
    expect(sent('ChangeTreeSharing')).toEqual([
      { ref: '7', mode: 'PUBLIC_SHARED', needsSubscription: false, readersMayExport: false },
    ]);
  });

  it('asks before people lose access', async () => {
    const { user } = await openDrawer('share', aSharing({ mode: 'SHARED', members: [member] }));
    await user.click(await screen.findByRole('radio', { name: /^Private/u }));
    await user.click(screen.getByRole('button', { name: 'Save sharing' }));
    expect(await screen.findByRole('dialog', { name: 'Make this tree private?' })).toHaveAccessibleDescription(
      '1 person will lose access, and 0 invitations will be cancelled.',
    );
    await user.click(screen.getByRole('button', { name: 'Keep sharing' }));
    expect(sent('ChangeTreeSharing')).toEqual([]);
  });

  it('explains it when it cannot be loaded, and tries again', async () => {
    answer({
      familyTree: () => aTree(),
      treeNeighbourhood: () => aNeighbourhood(),
      treeSharing: () => Promise.reject(refusal('INTERNAL_SERVER_ERROR')),
    });
    const { user } = await renderApp('/tree/fmp-7-1/tree/share', { reader: 'member' });
    expect(await screen.findByText('We couldn’t get the sharing of this tree')).toBeVisible();
    answer({ treeSharing: () => aSharing() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(screen.getByRole('dialog', { name: 'Share this tree' })).findAllByRole('radio')).toHaveLength(
      4,
    );
  });

  it('is for the owner', async () => {
    await openDrawer('share', aSharing(), aTree({ role: 'EDITOR' }));
    expect(await screen.findByText('Only the owner of this tree can do this')).toBeVisible();
    expect(sent('TreeSharing')).toEqual([]);
  });
});

describe('the drawer that invites people', () => {
  it('ROUTE-213 lists who has access and who is invited, and makes a link that is shown once', async () => {
    const { user } = await openDrawer(
      'share/invite',
      aSharing({ mode: 'SHARED', members: [member], invitations: [invitation] }),
    );
    expect(await screen.findByText('Ann Testwell')).toBeVisible();
    expect(screen.getByText('ann@example.com')).toBeVisible();
    answer({ inviteToTree: () => ({ code: 'c0de', problems: [], invitation: null }) });
    await user.click(screen.getByRole('radio', { name: /^Editor/u }));
    await user.click(screen.getByRole('button', { name: 'Create a link' }));
    expect(await screen.findByRole('textbox', { name: 'Invitation link' })).toHaveValue(
      'http://localhost/tree/invitation/c0de',
    );
    expect(sent('InviteToTree')).toEqual([
      { ref: '7', input: { email: null, role: 'EDITOR', seesLiving: false, days: 14 } },
    ]);
  });

  it('PROF-006 API-016 leads to the profile of a member of the tree, who is known by their number', async () => {
    await openDrawer('share/invite', aSharing({ mode: 'SHARED', members: [member] }));
    expect(await screen.findByRole('link', { name: 'Profile of Ann Testwell' })).toHaveAttribute(
      'href',
      '/profile/p-of-8',
    );
    expect(sent('memberIdToProfileId')).toEqual([{ memberId: 8 }]);
  });

  it('cancels an invitation, and removes a member', async () => {
    const { user } = await openDrawer(
      'share/invite',
      aSharing({ mode: 'SHARED', members: [member], invitations: [invitation] }),
    );
    answer({
      revokeTreeInvitation: () => aSharing(),
      removeTreeMember: () => aSharing(),
      changeTreeMember: () => aSharing({ members: [member] }),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'What Ann Testwell can do' }), 'Editor');
    await user.click(screen.getByRole('button', { name: 'Cancel the invitation: ann@example.com' }));
    await user.click(screen.getByRole('button', { name: 'Remove Ann Testwell from this tree' }));
    await waitFor(() =>
      expect([sent('ChangeTreeMember'), sent('RevokeTreeInvitation'), sent('RemoveTreeMember')]).toEqual([
        [{ ref: '7', memberId: '8', role: 'EDITOR', seesLiving: true }],
        [{ ref: '7', id: '5' }],
        [{ ref: '7', memberId: '8' }],
      ]),
    );
  });
});

describe('people who ask to join', () => {
  const request = {
    id: '9',
    name: 'Bob Stranger',
    email: 'bob@example.com',
    sentTo: 'ann@example.com',
    role: 'GUEST',
    seesLiving: true,
    askedAt: '2026-11-02T00:00:00Z',
  } as const;

  it('are named to the owner, who allows one and declines another', async () => {
    const { user } = await openDrawer(
      'share/invite',
      aSharing({ mode: 'SHARED', requests: [request, { ...request, id: '10', name: 'Eve Stranger', email: null }] }),
    );
    expect(await screen.findByRole('heading', { name: 'People asking to join' })).toBeVisible();
    expect(screen.getByText(/^bob@example\.com/u)).toBeVisible();
    expect(screen.getByText(/^An account without an email address/u)).toBeVisible();
    expect(
      screen.getAllByText('Has the link you sent to ann@example.com. They see nothing until you allow it.'),
    ).toHaveLength(2);
    expect(await accessibilityFaults()).toEqual([]);
    answer({ decideTreeInvitationRequest: () => aSharing() });
    await user.click(screen.getByRole('button', { name: 'Allow Bob Stranger to join this tree' }));
    await user.click(screen.getByRole('button', { name: 'Decline Eve Stranger' }));
    await waitFor(() =>
      expect(sent('DecideTreeInvitationRequest')).toEqual([
        { ref: '7', id: '9', isAllowed: true },
        { ref: '7', id: '10', isAllowed: false },
      ]),
    );
  });

  it('are counted where the tree is shared', async () => {
    await openDrawer('share', aSharing({ mode: 'SHARED', requests: [request] }));
    expect(await screen.findByText('1 person asks to join. Open “Invite people” to allow or decline.')).toBeVisible();
  });
});

describe('the drawer that sends an invitation', () => {
  it('ROUTE-214 sends it, and keeps what is typed while it cannot', async () => {
    window.localStorage.clear();
    const { user, unmount } = await openDrawer('share/invite/send');
    const field = await screen.findByRole('textbox', { name: 'Their email address' });
    await user.type(field, 'ann');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter an email address/u));
    expect(sent('InviteToTree')).toEqual([]);
    await user.type(field, '@example.com');
    answer({
      inviteToTree: () => ({
        code: null,
        invitation: null,
        problems: [{ field: 'email', message: 'Try again tomorrow.' }],
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/tomorrow/u));
    expect(field).toHaveValue('ann@example.com');
    // A reload does not lose it.
    unmount();
    const again = await openDrawer('share/invite/send');
    expect(await screen.findByRole('textbox', { name: 'Their email address' })).toHaveValue('ann@example.com');
    answer({ inviteToTree: () => ({ code: 'c0de', invitation: null, problems: [] }) });
    await again.user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Invitation sent to ann@example.com')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Their email address' })).toHaveValue('');
    expect(window.localStorage.getItem('formDrafts')).toBeNull();
  });
});

describe('the page of an invitation', () => {
  const open = (offer: () => unknown, reader: 'visitor' | 'member' = 'member') => {
    answer({ treeInvitation: offer });
    return renderApp('/tree/invitation/c0de', { reader });
  };

  it('ROUTE-192 says who invites to what, and a member accepts', async () => {
    const { user } = await open(() => anOffer());
    expect(await screen.findByRole('heading', { name: 'Mary invites you to a family tree' })).toBeVisible();
    expect(screen.getByText('Pinch of Roche')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    answer({
      acceptTreeInvitation: () => ({ familyTreeRef: 'fmp-7-1', name: 'Pinch of Roche' }),
      familyTree: () => aTree({ role: 'GUEST', isEditable: false }),
      treeNeighbourhood: () => aNeighbourhood(),
    });
    await user.click(screen.getByRole('button', { name: 'Accept invitation' }));
    await waitFor(() => expect(window.location.pathname).toBe('/tree/fmp-7-1/tree'));
  });

  it('asks the owner where it was sent to another address, and says what came of it', async () => {
    let entry: TreeInvitationOffer['entry'] = 'ASK';
    const { user } = await open(() => anOffer({ entry }));
    expect(
      await screen.findByText(
        /^This invitation was sent to another email address .* You can ask Mary to let you in\./u,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull();
    expect(await accessibilityFaults()).toEqual([]);
    answer({ askForTreeInvitation: () => Promise.reject(refusal('INTERNAL_SERVER_ERROR')) });
    await user.click(screen.getByRole('button', { name: 'Ask the owner' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    answer({
      askForTreeInvitation: () => {
        entry = 'WAITING';
        return anOffer({ entry });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Ask the owner' }));
    expect(await screen.findByText('We’ve asked Mary to let you in. We’ll email you when they do.')).toBeVisible();
  });

  it('says that the owner declined', async () => {
    await open(() => anOffer({ entry: 'DECLINED' }));
    expect(await screen.findByText('Mary declined your request to join this tree.')).toBeVisible();
  });

  it('sends a visitor to sign in or register, and knows where to come back to', async () => {
    const { user } = await open(() => anOffer(), 'visitor');
    const link = await screen.findByRole('link', { name: 'Sign in to accept' });
    expect(screen.getByRole('link', { name: 'Create a free account' })).toBeVisible();
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(JSON.stringify({ ...window.sessionStorage })).toContain('/tree/invitation/c0de');
  });

  it('leads to the tree where it was accepted', async () => {
    await open(() => anOffer({ isAccepted: true, familyTreeRef: 'fmp-7-1' }));
    expect(await screen.findByRole('link', { name: 'Open the tree' })).toHaveAttribute('href', '/tree/fmp-7-1/tree');
  });

  describe('that does not open', () => {
    let reports: ReturnType<typeof reportsOfTest>;
    beforeEach(() => void (reports = reportsOfTest()));

    const TREE_033 = [
      ['ERR-017', 'NOT_FOUND'],
      ['ERR-018', 'CONFLICT'],
      ['ERR-019', 'EXPIRED'],
      ['ERR-020', 'REVOKED'],
    ] as const;
    it.each(TREE_033)('TREE-033 %s is an invalid share link: %s', async (_row, end) => {
      await open(() => Promise.reject(refusal(`SHARED_TREE_ACTIVATE_INVITE_${end}`)));
      expect(await screen.findByRole('heading', { name: 'This share link does not work' })).toBeVisible();
      expect(reports()).toEqual(['query']);
    });

    it('is one, too, when another person was quicker', async () => {
      const { user } = await open(() => anOffer());
      answer({ acceptTreeInvitation: () => Promise.reject(refusal('SHARED_TREE_ACTIVATE_INVITE_CONFLICT')) });
      await user.click(await screen.findByRole('button', { name: 'Accept invitation' }));
      expect(await screen.findByRole('heading', { name: 'This share link does not work' })).toBeVisible();
      expect(reports()).toEqual(['query']);
    });
  });
});

describe('the preview of a public tree', () => {
  const aPreview = (rest: Partial<TreePreview> = {}): TreePreview => ({
    name: 'Pinch of Roche',
    description: '',
    personCount: 900,
    familyCount: 300,
    needsSubscription: true,
    proband: 'fmp-7-1',
    persons: [
      aCard(1, '', {
        isRedacted: true,
        surname: '',
        birthText: null,
        deathText: null,
        birthFrom: null,
        deathFrom: null,
        birthPlace: null,
        isLiving: true,
      }),
      aCard(2, 'Richard'),
      aCard(3, 'Jane'),
      aCard(4, 'Digory'),
    ],
    families: [aFamily(1, [2, 3], [1]), aFamily(2, [4], [2])],
    ...rest,
  });

  it('ROUTE-193 shows the first person with two generations, and what more there is', async () => {
    answer({ treePreview: () => aPreview() });
    await renderApp('/public-tree/fmp-7-1/preview');
    expect(await screen.findByRole('heading', { level: 1, name: 'Pinch of Roche' })).toBeVisible();
    expect(screen.getByText('Private person')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Grandparents' })).toBeVisible();
    expect(screen.getByText('Digory Pinch')).toBeVisible();
    expect(screen.getByText('896 more people in this tree')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try it free' })).toHaveAttribute('href', '/public-tree/fmp-7-1/tree');
    expect(await accessibilityFaults()).toEqual([]);
  });

  it('says that no one is in it yet', async () => {
    answer({ treePreview: () => aPreview({ proband: null, persons: [], families: [], personCount: 0 }) });
    await renderApp('/public-tree/7/preview');
    expect(await screen.findByText('There are no people in this tree yet')).toBeVisible();
  });
});

describe('a public tree that does not open', () => {
  let reports: ReturnType<typeof reportsOfTest>;
  beforeEach(() => void (reports = reportsOfTest()));
  const open = (code: string, more: object = {}) => {
    answer({
      familyTree: () => Promise.reject(new GraphQLError('no', { extensions: { code, ...more } })),
      treeNeighbourhood: () => aNeighbourhood(),
      subscriptions: () => [],
    });
    return renderApp('/public-tree/fmp-7-1/tree?publicTreeShareToken=wrong', { reader: 'member' });
  };

  it.each([
    ['UPGR-023 ERR-015 who may have a trial', true, '/free-trial'],
    ['UPGR-024 ERR-015 who had one', false, '/subscribe'],
  ])('UPGR-025 sends %s to the offer, and knows the way back', async (_who, isEligibleForFreeTrial, path) => {
    await open('PUBLIC_TREE_PAYWALL_ERROR', { isEligibleForFreeTrial });
    await waitFor(() => expect(window.location.pathname).toBe(path));
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      nextPage: '/public-tree/fmp-7-1/tree?publicTreeShareToken=wrong',
      event_location: 'public_tree',
    });
    expect(reports()).toEqual(['query']);
  });

  it('ERR-016 is an invalid share link with a wrong token', async () => {
    await open('PUBLIC_TREE_SHARE_TOKEN_ERROR');
    expect(await screen.findByRole('heading', { name: 'This share link does not work' })).toBeVisible();
    expect(reports()).toEqual(['query']);
  });
});

describe('the drawers of sharing in the app', () => {
  afterEach(() => {
    document.cookie = 'mobileAppHints=; max-age=0';
    window.sessionStorage.clear();
  });

  it('STOR-009 are hidden there, and shown where its hints cookie is set', async () => {
    await openDrawer('share?source=app');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    document.cookie = 'mobileAppHints=true';
    await openDrawer('share?source=app');
    expect(await screen.findByRole('dialog', { name: 'Share this tree' })).toBeVisible();
  });
});
