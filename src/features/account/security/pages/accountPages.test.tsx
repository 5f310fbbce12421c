import { screen, waitFor, within } from '@testing-library/react';

import { session } from '#services/oidc/session.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, goOffline, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const DETAILS = {
  id: '41',
  firstName: 'Una',
  lastName: 'Testwell',
  dateOfBirth: '1961-02-03',
  email: 'una@example.com',
  mfaEnabled: false,
  connections: [],
  emailChangeExpiresAt: null,
};
const LAPTOP = {
  id: 'l',
  device: 'Firefox on Linux',
  network: '203.0.113.x',
  firstSeenAt: '2026-11-01T09:00:00.000Z',
  lastSeenAt: '2026-11-21T09:00:00.000Z',
  isThisDevice: true,
};
const PHONE = { ...LAPTOP, id: 'p', device: 'Safari on iPhone', network: null, isThisDevice: false };

const sent = (operation: string) => sentRequests().filter(({ operationName }) => operationName === operation);
const named = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const fail = () => {
  throw refusal('INTERNAL_SERVER_ERROR');
};

describe('the account area', () => {
  const entries = () =>
    within(screen.getByRole('navigation', { name: 'Your account' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it('GRANT-019 lists what this member may open, with the open page marked', async () => {
    answer({ accountErasure: () => null });
    const { unmount } = await renderApp('/account/my-data', {
      reader: 'member',
      grants: ['personal-details', 'security-settings:manage:mfa'],
    });
    await heading('My data');
    expect(entries()).toEqual([
      'Personal details',
      'Security settings',
      'Subscription',
      'Signed-in devices',
      'My data',
      'Support requests',
    ]);
    expect(
      within(screen.getByRole('navigation', { name: 'Your account' })).getByRole('link', { current: 'page' }),
    ).toHaveTextContent('My data');
    unmount();
    await renderApp('/account/my-data', { reader: 'member', grants: ['communication-preferences'] });
    await heading('My data');
    expect(entries()).toEqual([
      'Subscription',
      'Signed-in devices',
      'Communication preferences',
      'My data',
      'Support requests',
    ]);
  });
});

describe('personal details', () => {
  const open = async () => {
    answer({ getPersonalDetails: () => DETAILS });
    const app = await renderApp('/account/personal-details', { reader: 'member' });
    await heading('Personal details');
    return app;
  };

  it('are shown, changed and saved', async () => {
    const { user } = await open();
    const first = screen.getByRole('textbox', { name: 'First name' });
    expect(first).toHaveValue('Una');
    expect(screen.getByLabelText(/^Date of birth/u)).toHaveValue('1961-02-03');
    await expectAccessible();
    await user.clear(first);
    await user.type(first, 'Oonagh');
    answer({ updatePersonalDetails: () => ({ user: DETAILS, problems: [] }) });
    await user.click(named('Save details'));
    expect(await screen.findByText('Your details are saved.')).toBeVisible();
    expect(sent('UpdatePersonalDetails').map(({ variables }) => variables)).toEqual([
      { firstName: 'Oonagh', lastName: 'Testwell', dateOfBirth: '1961-02-03' },
    ]);
  });

  it('that are wrong are shown beside their field before they are sent, and what the server refuses as well', async () => {
    const { user } = await open();
    await user.clear(screen.getByRole('textbox', { name: 'Surname' }));
    await user.click(named('Save details'));
    expect(await screen.findByText('Enter your surname.')).toBeVisible();
    expect(sent('UpdatePersonalDetails')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Surname' }), 'Tester');
    answer({
      updatePersonalDetails: () => ({
        user: DETAILS,
        problems: [{ field: 'firstName', code: 'TOO_LONG', message: 'Use fewer letters.' }],
      }),
    });
    await user.click(named('Save details'));
    expect(await screen.findByText('Use fewer letters.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveValue('Tester');
  });

  it('keep what was typed when saving fails', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'First name' }), ' May');
    answer({ updatePersonalDetails: fail });
    await user.click(named('Save details'));
    expect(await screen.findByText(/^Sorry, we couldn’t save/u)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Una May');
  });

  it('GRANT-019 are refused without their grant', async () => {
    await renderApp('/account/personal-details', { reader: 'member', grants: ['help'] });
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Personal details');
    expect(sentRequests()).toEqual([]);
  });
});

describe('signed-in devices', () => {
  it('are listed, this one marked, and one is signed out', async () => {
    let devices = [LAPTOP, PHONE];
    answer({ signedInDevices: () => devices, endSession: () => (devices = [LAPTOP]) });
    const { user } = await renderApp('/account/devices', { reader: 'member' });
    const list = await screen.findByRole('list', { name: 'Devices' });
    const [laptop, phone] = within(list).getAllByRole('listitem');
    expect(laptop).toHaveTextContent(/Firefox on Linux This deviceLast used 21 Nov 2026.*network 203\.0\.113\.x/u);
    expect(phone).not.toHaveTextContent(/This device|network/u);
    await expectAccessible();
    await user.click(named(/^Sign out of Safari on iPhone/u));
    expect(await screen.findByText('Safari on iPhone is signed out.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument());
    expect(sent('EndSession').map(({ variables }) => variables)).toEqual([{ id: 'p' }]);
  });

  it('are all signed out after a question, and this tab leaves', async () => {
    const logout = jest.spyOn(session, 'logout').mockResolvedValue(true);
    answer({ signedInDevices: () => [LAPTOP], endAllSessions: () => true });
    const { user } = await renderApp('/account/devices', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    expect(sent('EndAllSessions')).toEqual([]);
    await user.click(named('Confirm'));
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    expect(sent('EndAllSessions')).toHaveLength(1);
  });

  it('stay when the question is cancelled, and say when nothing could be done', async () => {
    answer({ signedInDevices: () => [LAPTOP], endAllSessions: fail });
    const { user } = await renderApp('/account/devices', { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await user.click(named('Cancel'));
    await user.click(named('Sign out everywhere'));
    await user.click(named('Confirm'));
    expect(await screen.findByText(/^Sorry, we couldn’t sign that out/u)).toBeVisible();
  });
});

describe('my data', () => {
  let terms: object;
  beforeEach(() => {
    terms = { refund: null, until: null, stores: [] };
  });
  const open = async (erasure: { dueAt: string } | null = null, calendars: () => object[] = () => []) => {
    answer({ accountErasure: () => erasure, erasureTerms: () => terms, treeCalendars: calendars });
    const app = await renderApp('/account/my-data', { reader: 'member' });
    await heading('My data');
    return app;
  };

  it('is fetched by an address that is asked for when it is wanted', async () => {
    const leave = jest.spyOn(documentNavigation, 'open').mockImplementation(() => undefined);
    const { user } = await open();
    answer({ createDataExport: () => ({ path: '/api/account/export/once' }) });
    await expectAccessible();
    await user.click(named('Download my data'));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/account/export/once'));
  });

  it('lists calendars that other programs read, also of trees that are lost, and removes them', async () => {
    let calendars = [
      { ref: '7', treeName: null, madeAt: '2026-03-01T10:00:00.000Z', readOn: '2026-11-02', isServed: false },
      { ref: '8', treeName: 'Carters', madeAt: '2026-02-01T10:00:00.000Z', readOn: null, isServed: true },
    ];
    const { user } = await open(null, () => calendars);
    expect((await screen.findByText('A tree you no longer have access to')).closest('li')).toHaveTextContent(
      'Made 1 March 2026. Last read 2 November 2026. It shows nothing at present.',
    );
    expect(screen.getByText('Carters').closest('li')).toHaveTextContent(
      'Made 1 February 2026. No program has read it yet.',
    );
    await expectAccessible();
    answer({ revokeTreeCalendar: () => true });
    calendars = calendars.slice(1);
    await user.click(named('Remove address: A tree you no longer have access to, made 1 March 2026'));
    expect(await screen.findByText('The address is removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('A tree you no longer have access to')).not.toBeInTheDocument());
    expect(sent('RemoveOwnCalendar')).toMatchObject([{ variables: { ref: '7' } }]);
  });

  it('is erased only after a word was typed, and says until when one can change one’s mind', async () => {
    const { user } = await open();
    await user.click(named('Erase my account'));
    await user.click(named('Erase my account'));
    expect(await screen.findByText('Type erase to continue.')).toBeVisible();
    expect(sent('EraseAccount')).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Type erase to confirm' }), 'erase');
    answer({ eraseAccount: () => ({ dueAt: '2026-12-05T09:00:00.000Z' }) });
    await user.click(named('Erase my account'));
    expect(await screen.findByText('Your account will be erased on 5 December 2026')).toBeVisible();
  });

  it('offers what unused time gives back before the account is erased, and says which store goes on charging', async () => {
    terms = { refund: { amount: 799, currency: 'GBP' }, until: '2026-12-11T09:00:00.000Z', stores: ['APPLE'] };
    const { user } = await open();
    expect(await screen.findByText(/get £7\.99 back for the unused time/u)).toBeVisible();
    expect(screen.getByText(/You are charged until you cancel it there\./u)).toHaveTextContent('the App Store');
    await user.click(named('Erase my account'));
    await user.click(screen.getByRole('checkbox', { name: 'Withdraw from my subscription and refund £7.99' }));
    await user.type(screen.getByRole('textbox', { name: 'Type erase to confirm' }), 'erase');
    await expectAccessible();
    answer({ eraseAccount: () => ({ dueAt: '2026-12-05T09:00:00.000Z' }) });
    await user.click(named('Erase my account'));
    await screen.findByText('Your account will be erased on 5 December 2026');
    expect(sent('EraseAccount')).toMatchObject([{ variables: { withdraw: true } }]);
  });

  it('asks for another sign-in when the last was a while ago, and comes back', async () => {
    const login = jest.spyOn(session, 'login').mockResolvedValue();
    const { user } = await open();
    answer({
      eraseAccount: () => {
        throw refusal('RECENT_SIGN_IN_REQUIRED');
      },
    });
    await user.click(named('Erase my account'));
    await user.type(screen.getByRole('textbox', { name: 'Type erase to confirm' }), 'erase');
    await user.click(named('Erase my account'));
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    expect(login).toHaveBeenCalledTimes(1);
    expect(window.sessionStorage.getItem('returnTo')).toBe('/account/my-data');
  });

  it('is handed over only after a recent sign-in', async () => {
    const login = jest.spyOn(session, 'login').mockResolvedValue();
    const { user } = await open();
    answer({
      createDataExport: () => {
        throw refusal('RECENT_SIGN_IN_REQUIRED');
      },
    });
    await user.click(named('Download my data'));
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    expect(login).toHaveBeenCalledTimes(1);
    expect(window.sessionStorage.getItem('returnTo')).toBe('/account/my-data');
  });

  it('says that another download has to finish first', async () => {
    const leave = jest.spyOn(documentNavigation, 'open').mockImplementation(() => undefined);
    const { user } = await open();
    answer({
      createDataExport: () => {
        throw refusal('EXPORT_RUNNING');
      },
    });
    await user.click(named('Download my data'));
    expect(await screen.findByText(/^You have another download running/u)).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
  });

  it('shows which staff looked, says that none did, and that it could not be fetched', async () => {
    const act = { id: '1', what: 'member-viewed', duty: 'SUPPORT', reason: null, happenedAt: '2026-11-21T09:00:00Z' };
    for (const [myStaffActs, shown] of [
      [() => [act], /None given/u],
      [() => [], 'No member of our staff has opened your account.'],
      [fail, 'We could not fetch the record'],
    ] as const) {
      const { user, unmount } = await open();
      answer({ myStaffActs });
      await user.click(named('Show who looked'));
      expect(await screen.findByText(shown)).toBeVisible();
      unmount();
    }
  });

  it('that waits to be erased can be kept', async () => {
    const { user } = await open({ dueAt: '2026-12-05T09:00:00.000Z' });
    expect(await screen.findByText('Your account will be erased on 5 December 2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Erase my account' })).not.toBeInTheDocument();
    answer({ keepAccount: () => true, accountErasure: () => null });
    await user.click(named('Keep my account'));
    expect(await screen.findByRole('button', { name: 'Erase my account' })).toBeVisible();
  });
});

it.each([
  ['/account/personal-details', 'Personal details', 'We couldn’t load your details', () => DETAILS],
  ['/account/devices', 'Signed-in devices', 'We couldn’t load your devices', () => [LAPTOP]],
  ['/account/my-data', 'My data', 'We could not check your data', () => null],
])(
  '%s says below its heading what could not be loaded, and asks for it again',
  async (address, title, failure, next) => {
    answer({ getPersonalDetails: fail, signedInDevices: fail, accountErasure: fail, treeCalendars: () => [] });
    const { user } = await renderApp(address, { reader: 'member' });
    expect(await screen.findByRole('alert')).toHaveTextContent(failure);
    expect(await heading(title)).toBeVisible();
    await expectAccessible();
    answer({ getPersonalDetails: next, signedInDevices: next, accountErasure: next });
    await user.click(named('Try again'));
    await waitFor(() => expect(screen.queryByText(failure)).not.toBeInTheDocument());
    expect(await heading(title)).toBeVisible();
  },
);

it('personal details of an account that is there no longer could not be loaded', async () => {
  answer({ getPersonalDetails: () => null });
  await renderApp('/account/personal-details', { reader: 'member' });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your details');
});

describe('a page that an emailed link opens', () => {
  it.each([
    [
      '/account/confirm-email',
      'Confirm your new email address',
      'Confirm this address',
      'confirmEmailAddress',
      'Your account now uses this address',
    ],
    [
      '/account/keep-email',
      'Keep your email address',
      'Keep my address',
      'cancelEmailChange',
      /^Your address is unchanged/u,
    ],
    ['/account/keep-account', 'Keep your account', 'Keep my account', 'keepAccountByLink', 'We will keep your account'],
  ])(
    'SEC-034 %s does its work when its button is pressed, and not before',
    async (address, title, button, field, done) => {
      const tokens: string[] = [];
      answer({ [field]: ({ token }: { token: string }) => Boolean(tokens.push(token)) });
      const { user } = await renderApp(`${address}#token=a-token`);
      await heading(title);
      await waitFor(() => expect(window.location.hash).toBe(''));
      expect(tokens).toEqual([]);
      await expectAccessible();
      await user.click(named(button));
      expect(await screen.findByText(done)).toBeVisible();
      expect(tokens).toEqual(['a-token']);
    },
  );

  it('says that a link is used up, or was cut short', async () => {
    answer({ confirmEmailAddress: () => false });
    const { user, unmount } = await renderApp('/account/confirm-email#token=old');
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByText('This link no longer works')).toBeVisible();
    unmount();
    await renderApp('/account/confirm-email');
    expect(await screen.findByText('This link no longer works')).toBeVisible();
  });

  it('can be pressed again when there was no answer', async () => {
    const { user } = await renderApp('/account/keep-email#token=a-token');
    await heading('Keep your email address');
    goOffline();
    await user.click(named('Keep my address'));
    expect(await screen.findByText(/couldn’t reach the site/u)).toBeVisible();
    expect(named('Keep my address')).toBeEnabled();
  });
});
