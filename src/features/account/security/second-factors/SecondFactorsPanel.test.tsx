import { screen, waitFor, within } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, goOffline, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const DETAILS = {
  id: '41',
  firstName: 'Una',
  lastName: 'Testwell',
  dateOfBirth: null,
  email: 'una@example.com',
  mfaEnabled: true,
  connections: [],
  emailChangeExpiresAt: null,
};
const PHONE = {
  id: 'k1',
  name: 'Phone',
  isSynced: true,
  createdAt: '2026-11-01T09:00:00.000Z',
  lastUsedAt: '2026-11-20T09:00:00.000Z',
};
const LAPTOP = { id: 'k2', name: 'Laptop', isSynced: false, createdAt: '2026-11-02T09:00:00.000Z', lastUsedAt: null };
const OPTIONS = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Muniment' },
  user: { id: 'AAAA', name: 'una@example.com', displayName: 'Una' },
  pubKeyCredParams: [],
};
const CREDENTIAL = {
  id: 'k3',
  rawId: new Uint8Array([1]).buffer,
  type: 'public-key',
  response: { clientDataJSON: new ArrayBuffer(1), attestationObject: new ArrayBuffer(1) },
  getClientExtensionResults: () => ({}),
};

let made: jest.Mock;

async function open(factors: object = {}) {
  answer({
    getPersonalDetails: () => DETAILS,
    secondFactors: () => ({
      isMfaEnabled: true,
      hasAuthenticatorApp: true,
      recoveryCodesLeft: 8,
      passkeys: [PHONE, LAPTOP],
      ...factors,
    }),
  });
  const app = await renderApp('/account/security-settings', {
    reader: 'member',
    grants: ['security-settings:manage:mfa'],
  });
  await screen.findByRole('region', { name: 'Passkeys' });
  return app;
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const sent = (operation: string) => sentRequests().filter(({ operationName }) => operationName === operation);

beforeAll(() => Promise.all([import('../pages/SecuritySettingsPage.tsx'), import('./SecondFactorsPanel.tsx')]));
beforeEach(() => {
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  made = jest.fn(() => Promise.resolve(CREDENTIAL));
  Object.assign(window, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: { create: made }, configurable: true });
});

describe('passkeys in the security settings', () => {
  it('are listed with what is known of them', async () => {
    await open();
    const rows = within(screen.getByRole('list', { name: 'Your passkeys' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Phone Synced.*last used/u),
      expect.stringMatching(/^Laptop.*not used yet/u),
    ]);
    await expectAccessible();
  });

  it('are added under a name', async () => {
    answer({ startPasskey: () => JSON.stringify(OPTIONS), addPasskey: () => true });
    const { user } = await open({ passkeys: [] });
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    const name = screen.getByRole('textbox', { name: 'Name of the passkey' });
    expect(name).not.toHaveValue('');
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Give the passkey a name.')).toBeVisible();
    await user.type(name, ' My phone ');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('“My phone” was added.')).toBeVisible();
    expect(sent('AddPasskey')[0]?.variables).toMatchObject({
      name: 'My phone',
      answer: expect.stringContaining('"id":"k3"'),
    });
  });

  it('keep the name that was typed over a reload, until it is given up', async () => {
    const first = await open();
    await first.user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    await first.user.type(screen.getByRole('textbox', { name: 'Name of the passkey' }), ' in the hall');
    first.unmount();
    const { user } = await open();
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the passkey' });
    await waitFor(() => expect(name.value).toMatch(/ in the hall$/u));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the passkey' }).value).not.toContain('hall');
    expect(window.localStorage.getItem('formDrafts')).toBeNull();
  });

  it.each([
    ['NotAllowedError', /No passkey was made/u],
    ['InvalidStateError', /already has a passkey for your account/u],
    ['NotSupportedError', /couldn’t make a passkey/u],
  ])('say what happened when the browser answers with %s, and keep the name', async (name, words) => {
    answer({ startPasskey: () => JSON.stringify(OPTIONS) });
    made.mockRejectedValue(Object.assign(new Error(name), { name }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the passkey' }), ' two');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the passkey' }).value).toMatch(/ two$/u);
  });

  it('ask for a new sign-in when the last one was a while ago', async () => {
    const leave = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    answer({
      startPasskey: () => {
        throw refusal('RECENT_SIGN_IN_REQUIRED');
      },
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(expect.stringContaining('/oidc/auth?')));
    expect(window.sessionStorage.getItem('returnTo')).toBe('/account/security-settings');
  });

  it('are renamed and, after a question, removed', async () => {
    answer({ renamePasskey: () => true, removePasskey: () => true });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Rename Laptop' }));
    const name = screen.getByRole('textbox', { name: 'New name' });
    await user.clear(name);
    await user.type(name, 'Old laptop');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(sent('RenamePasskey')[0]?.variables).toEqual({ id: 'k2', name: 'Old laptop' }));
    await user.click(screen.getByRole('button', { name: 'Remove Phone' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(sent('RemovePasskey')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove Phone' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('“Phone” was removed.')).toBeVisible();
    expect(sent('RemovePasskey')[0]?.variables).toEqual({ id: 'k1' });
  });

  it('can be loaded again when that failed', async () => {
    answer({
      getPersonalDetails: () => DETAILS,
      secondFactors: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/account/security-settings', {
      reader: 'member',
      grants: ['security-settings:manage:mfa'],
    });
    expect(await screen.findByText('We could not fetch your passkeys')).toBeVisible();
    answer({
      secondFactors: () => ({ isMfaEnabled: false, hasAuthenticatorApp: false, recoveryCodesLeft: 0, passkeys: [] }),
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Passkeys' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Recovery codes' })).not.toBeInTheDocument();
  });
});

describe('recovery codes in the security settings', () => {
  it('are counted, and made again after a question; the new ones are shown and never kept in the store', async () => {
    answer({ renewRecoveryCodes: () => ['AAAAA-11111', 'BBBBB-22222'] });
    const { user, store } = await open();
    expect(region('Recovery codes').getByText('You have 8 recovery codes left.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Make new codes' }));
    expect(sent('RenewRecoveryCodes')).toEqual([]);
    await user.click(region('Recovery codes').getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toHaveTextContent('AAAAA-11111BBBBB-22222');
    expect(JSON.stringify(store.getState())).not.toContain('AAAAA-11111');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByRole('list', { name: 'Recovery codes' })).not.toBeInTheDocument();
  });

  it.each([
    [3, 'You have 3 recovery codes left.'],
    [1, 'You have one recovery code left.'],
    [0, 'You have no recovery codes left.'],
  ])('warn when %d are left', async (recoveryCodesLeft, words) => {
    await open({ recoveryCodesLeft });
    expect(region('Recovery codes').getByRole('alert')).toHaveTextContent(words);
  });

  it('explain it when the site is not reached', async () => {
    const { user } = await open({ recoveryCodesLeft: 0 });
    goOffline();
    await user.click(screen.getByRole('button', { name: 'Make new codes' }));
    expect(await screen.findByText(/couldn’t reach the site/u)).toBeVisible();
  });
});

describe('turning multi-factor authentication off', () => {
  it('wants a sign-in of just now', async () => {
    const { user } = await open();
    answer({
      setUserMfaSetting: () => {
        throw refusal('RECENT_SIGN_IN_REQUIRED');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Disable multi-factor authentication' }));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Sign in again to continue')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible();
    await expectAccessible();
  });
});
