import { act, screen, waitFor, within } from '@testing-library/react';

import { FEATURES, holdersByDefault } from '#domain/kernel/grants/featureCatalogue.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, goOffline, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const ANN = { memberId: '7', displayName: 'Ann Lee', email: 'ann@example.com', kind: 'member' };

/** What the server has: a member with grants of their own, and one flag that is on. */
function serve() {
  let isOn = true;
  const changes: object[] = [];
  answer({
    featureBoard: ({ memberId }: { memberId: string | null }) => {
      if (memberId !== null && memberId !== ANN.memberId) throw refusal('NOT_FOUND');
      return {
        provider: 'database',
        reader: memberId === null ? null : ANN,
        features: FEATURES.map(({ name, kind, ...feature }) => {
          const isFlag = kind === 'flag' || kind === 'toggle';
          const isLit = name === 'enable-refiner' ? isOn : kind === 'grant' && name !== 'payment';
          return {
            ...feature,
            id: name,
            kind: kind.toUpperCase(),
            isOn: isLit,
            reason: isLit ? (isFlag ? 'SWITCHED_ON' : 'KIND_DEFAULT') : 'OFF',
            heldThrough: name === 'my-research:workspaces' ? 'my-research:*' : null,
            isOnForEverybody: kind === 'grant' ? null : isLit,
            isOwn: memberId === null || isFlag ? null : isLit && name !== 'my-research:workspaces',
            memberCount: kind === 'group' ? 3 : null,
            defaultHolders: kind === 'grant' ? holdersByDefault(name) : [],
          };
        }),
      };
    },
    featureReader: ({ account }: { account: string }) => (['7', 'ann@example.com'].includes(account) ? ANN : null),
    featureChanges: () => changes,
    switchFeature: ({ input }: { input: { isOn: boolean; reason: string } }) => {
      isOn = input.isOn;
      changes.unshift({
        id: '1',
        changedAt: '2026-11-20T09:30:00.000Z',
        staff: 'Una Testwell',
        isOperator: false,
        memberId: null,
        was: 'on',
        becomes: 'off',
        reason: input.reason,
      });
      return true;
    },
  });
}
beforeEach(serve);

const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });
const open = (address: string) => renderApp(address, { reader: 'staff' });

describe('the list of features', () => {
  it('ROUTE-183 is by journey when nothing else was asked for', async () => {
    const { router } = await open('/internal/features');
    expect(await heading('Features')).toBeVisible();
    expect(router.state).toMatchObject({
      location: { pathname: '/internal/features/journey' },
      historyAction: 'REPLACE',
    });
  });

  it('INT-001 ROUTE-184 groups features by journey, and shows one group alone', async () => {
    const { user } = await open('/internal/features/journey');
    expect(await heading('Record search', 2)).toBeVisible();
    const family = screen.getByRole('table', { name: 'Features: Family trees' });
    expect(within(family).getByRole('row', { name: /Tree view prototype/ })).toHaveTextContent('Off');
    expect(screen.getByText(/^Everything that can be on or off, for a visitor/)).toBeVisible();
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: 'Only Family trees' }));
    expect(await heading('Family trees')).toBeVisible();
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });

  it.each([
    ['kind', 'Test groups'],
    ['state', 'Features that are off'],
  ])('is put in order by %s as well', async (method, group) => {
    const { user, router } = await open('/internal/features/journey');
    await user.click(await screen.findByRole('link', { name: `By ${method}` }));
    expect(await heading(group, 2)).toBeVisible();
    expect(router.state.location.pathname).toBe(`/internal/features/${method}`);
  });

  it('shows how features stand for an account that is found by its address, which stays out of ours', async () => {
    const { user, router } = await open('/internal/features/journey');
    await user.type(await screen.findByRole('textbox', { name: 'Account number or email address' }), 'ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Ann Lee')).toBeVisible();
    expect(router.state.location.search).toBe('?member=7');
  });

  it('says that there is no such account and keeps what was typed', async () => {
    const { user } = await open('/internal/features/journey');
    const field = await screen.findByRole('textbox', { name: 'Account number or email address' });
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('Enter an account number or a whole email address.')).toBeVisible();
    await user.type(field, 'nobody@example.com');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('No account has this number or email address.')).toBeVisible();
    expect(field).toHaveValue('nobody@example.com');
  });

  it.each([
    '/internal/features/colour',
    '/internal/features/journey/nonsense',
    '/internal/features/journey?member=8',
    '/internal/features/kind/journey',
  ])('has no page %s', async (address) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(address);
    expect(await heading('Page not found')).toBeVisible();
  });

  it.each(['journey', 'journey/search/enable-refiner'])(
    'says of %s that it could not be loaded, and tries again',
    async (path) => {
      goOffline();
      await open(`/internal/features/${path}`);
      expect(await heading('We couldn’t load the features', 2)).toBeVisible();
      expect(await heading('Features', 1)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );
});

describe('the page of a feature', () => {
  it('ROUTE-185 is reached from the list and says what the feature changes, its present state and why', async () => {
    const { user, router } = await open('/internal/features/journey?member=7');
    await user.click(await screen.findByRole('link', { name: 'Surveys' }));
    expect(await heading('Surveys')).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/internal/features/journey/measuring/enable-refiner',
      search: '?member=7',
    });
    expect(screen.getByText('Lets the survey tool load for readers who agreed to functional cookies.')).toBeVisible();
    expect(screen.getByText(/Switched on for everyone\./)).toBeVisible();
    expect(await screen.findByText('No changes yet.')).toBeVisible();
    await expectAccessible();
  });

  it('switches it with a reason, which the log then shows', async () => {
    const { user } = await open('/internal/features/kind/flag/enable-refiner');
    await user.click(await screen.findByRole('button', { name: 'Turn off for everyone' }));
    expect(await screen.findByText('Say why, for anyone who asks later.')).toBeVisible();
    expect(sentRequests().filter(({ operationName }) => operationName === 'SwitchFeature')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'The survey is over');
    await user.click(screen.getByRole('button', { name: 'Turn off for everyone' }));
    expect(await screen.findByRole('button', { name: 'Turn on for everyone' })).toBeVisible();
    expect(await screen.findByRole('cell', { name: 'The survey is over' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Una Testwell' })).toBeVisible();
    expect(sentRequests().find(({ operationName }) => operationName === 'SwitchFeature')?.variables).toEqual({
      input: { id: 'enable-refiner', memberId: null, isOn: false, reason: 'The survey is over' },
    });
  });

  it('says that it was not switched and keeps the reason', async () => {
    answer({
      switchFeature: () => {
        throw refusal('CONFLICT');
      },
    });
    const { user } = await open('/internal/features/kind/grant/payment?member=7');
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Paid by cheque');
    await user.click(screen.getByRole('button', { name: 'Give it to Ann Lee' }));
    expect(await screen.findByText('The feature was not changed')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Paid by cheque');
  });

  it('keeps a reason that was typed and not sent over a reload', async () => {
    const address = '/internal/features/kind/grant/payment?member=7';
    const first = await open(address);
    await first.user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Paid by cheque');
    first.unmount();
    await open(address);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Paid by cheque'));
  });

  it('offers of a test group both the account and everyone', async () => {
    await open('/internal/features/kind/group/ai-record-search?member=7');
    expect(await screen.findByRole('button', { name: 'Add Ann Lee to the group' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open to everyone' })).toBeVisible();
  });

  it('says why a grant cannot be switched just so', async () => {
    const { router } = await open('/internal/features/kind/grant/payment');
    expect(await screen.findByText(/^Grants belong to accounts/)).toBeVisible();
    await act(() => router.navigate('/internal/features/kind/grant/my-research%3Aworkspaces?member=7'));
    expect(
      await screen.findByText('Ann Lee holds this through my-research:*: take that one away instead.'),
    ).toBeVisible();
  });

  it.each([
    '/internal/features/journey/measuring/nonsense',
    '/internal/features/journey/search/enable-refiner',
    '/internal/features/x/y/enable-refiner',
  ])('does not exist at %s', async (address) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(address);
    expect(await heading('Page not found')).toBeVisible();
  });
});

describe('everyone else', () => {
  it.each(['visitor', 'member'] as const)(
    'ROUTE-186 is sent to the staff sign-in and asks for nothing: a %s',
    async (reader) => {
      for (const address of [
        '/internal/features',
        '/internal/features/journey',
        '/internal/features/kind/flag/enable-refiner',
      ]) {
        const { router, unmount } = await renderApp(address, { reader });
        await waitFor(() => expect(router.state.location.pathname).toBe('/internal/login'));
        expect(sentRequests().filter(({ operationName }) => operationName?.startsWith('Feature'))).toEqual([]);
        unmount();
      }
    },
  );
});
