import { screen, waitFor, within } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const ADDRESS = '/account/security-settings';
const ALL = ['security-settings:manage:*'];
const DETAILS = {
  id: '41',
  firstName: 'Una',
  lastName: 'Testwell',
  dateOfBirth: null,
  email: 'una@example.com',
  mfaEnabled: false,
  connections: [] as object[],
  emailChangeExpiresAt: null,
};

// The first load compiles the page, its drawer and its frame.
beforeAll(() => Promise.all([import('./SecuritySettingsPage.tsx'), import('#ui/Drawer/DrawerPanel.tsx')]), 60_000);
afterEach(() => jest.useRealTimers());

async function open(details: Partial<typeof DETAILS> = {}, options: Parameters<typeof renderApp>[1] = {}) {
  answer({
    getPersonalDetails: () => ({ ...DETAILS, ...details }),
    secondFactors: () => ({ isMfaEnabled: false, hasAuthenticatorApp: false, recoveryCodesLeft: 0, passkeys: [] }),
  });
  const app = await renderApp(ADDRESS, { reader: 'member', grants: ALL, ...options });
  await screen.findByRole('heading', { level: 1, name: 'Security settings' });
  return app;
}
const card = (name: string) => screen.getByRole('region', { name });
const named = (name: string) => screen.getByRole('button', { name });
const sent = (operation: string) => sentRequests().filter(({ operationName }) => operationName === operation);

describe('multi-factor authentication', () => {
  const QUESTION =
    'Are you sure you want to disable multi-factor authentication? This will make your account less secure.';

  it('SEC-009 SEC-010 is kept when the question about disabling it is cancelled', async () => {
    const { user } = await open({ mfaEnabled: true });
    await user.click(named('Disable multi-factor authentication'));
    expect(screen.getByText(QUESTION)).toBeVisible();
    expect(named('Confirm')).toBeVisible();
    await user.click(named('Cancel'));
    expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
    expect(within(card('Multi-factor authentication')).getByText('On')).toBeVisible();
    expect(sent('setUserMfaSetting')).toEqual([]);
  });

  it('API-006 SEC-011 is off once that is confirmed', async () => {
    const { user } = await open({ mfaEnabled: true });
    await user.click(named('Disable multi-factor authentication'));
    answer({ setUserMfaSetting: () => ({ id: '41', mfaEnabled: false }), getPersonalDetails: () => DETAILS });
    await user.click(named('Confirm'));
    expect(await within(card('Multi-factor authentication')).findByText('Off')).toBeVisible();
    expect(sent('setUserMfaSetting').map(({ variables }) => variables)).toEqual([{ mfaEnabled: false }]);
  });

  it('API-006 SEC-012 SEC-013 is on without a question, and then the member signs in with a second factor', async () => {
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
    const leave = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    const { user } = await open();
    answer({
      setUserMfaSetting: () => ({ id: '41', mfaEnabled: true }),
      getPersonalDetails: () => ({ ...DETAILS, mfaEnabled: true }),
    });
    await user.click(named('Enable multi-factor authentication'));
    await waitFor(() => expect(leave).toHaveBeenCalled());
    const { pathname, searchParams } = new URL(leave.mock.calls[0]?.[0] ?? 'nowhere:');
    expect([pathname, searchParams.get('prompt'), searchParams.get('mode')]).toEqual(['/oidc/auth', 'login', 'mfa']);
    expect(sent('setUserMfaSetting').map(({ variables }) => variables)).toEqual([{ mfaEnabled: true }]);
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    expect(window.sessionStorage.getItem('returnTo')).toBe(ADDRESS);
  });

  it('SEC-014 FLAG-011 cannot be changed while it is temporarily unavailable', async () => {
    await open({}, { flags: ['show-mfa-temporarily-unavailable-message'] });
    expect(
      within(card('Multi-factor authentication')).getByText('Multi-factor authentication is temporarily unavailable'),
    ).toBeVisible();
    expect(within(card('Multi-factor authentication')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('FLAG-011 says nothing of the kind while the flag is off', async () => {
    await open();
    expect(screen.queryByText('Multi-factor authentication is temporarily unavailable')).not.toBeInTheDocument();
  });

  it('that could not be changed is reported and stays unchanged', async () => {
    const { user } = await open({ mfaEnabled: true });
    answer({
      setUserMfaSetting: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await user.click(named('Disable multi-factor authentication'));
    await user.click(named('Confirm'));
    expect(await screen.findByText(/^Sorry/u)).toBeVisible();
    expect(within(card('Multi-factor authentication')).getByText('On')).toBeVisible();
  });
});
