import { screen, waitFor } from '@testing-library/react';

import { session } from '#services/oidc/session.ts';
import { SignInError } from '#services/oidc/SignInError.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const DETAILS = {
  id: '41',
  firstName: 'Una',
  lastName: 'Testwell',
  dateOfBirth: null,
  email: 'una@example.com',
  mfaEnabled: false,
  connections: [],
  emailChangeExpiresAt: null,
};

describe('a new email address', () => {
  it('asks for another sign-in when the last was a while ago, and keeps what was typed until then', async () => {
    const login = jest
      .spyOn(session, 'login')
      .mockRejectedValueOnce(new SignInError('network_error', ''))
      .mockResolvedValue();
    answer({
      getPersonalDetails: () => DETAILS,
      secondFactors: () => ({ isMfaEnabled: false, hasAuthenticatorApp: false, recoveryCodesLeft: 0, passkeys: [] }),
      changeUserEmailAddress: () => {
        throw refusal('RECENT_SIGN_IN_REQUIRED');
      },
    });
    const { user } = await renderApp('/account/security-settings', {
      reader: 'member',
      grants: ['security-settings:manage:*'],
    });
    await user.click(await screen.findByRole('button', { name: 'Update email' }));
    await user.type(await screen.findByRole('textbox', { name: 'New email' }), 'new@example.com');
    await user.type(screen.getByRole('textbox', { name: 'Confirm email' }), 'new@example.com');
    await user.click(screen.getByRole('button', { name: 'Save email' }));
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }));
    expect(await screen.findByText('We couldn’t reach the site. Check your connection and try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(login).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/couldn’t reach the site/u)).not.toBeInTheDocument();
    expect(window.sessionStorage.getItem('returnTo')).toBe('/account/security-settings');
    expect(screen.getByRole('textbox', { name: 'New email' })).toHaveValue('new@example.com');
    expect(screen.queryByText(/couldn't update your email/u)).not.toBeInTheDocument();
  });

  it('is still in the form after a reload, until it is cancelled', async () => {
    answer({
      getPersonalDetails: () => DETAILS,
      secondFactors: () => ({ isMfaEnabled: false, hasAuthenticatorApp: false, recoveryCodesLeft: 0, passkeys: [] }),
    });
    const open = async () => {
      const app = await renderApp('/account/security-settings', {
        reader: 'member',
        grants: ['security-settings:manage:*'],
      });
      await app.user.click(await screen.findByRole('button', { name: 'Update email' }));
      return app;
    };
    const newEmail = () => screen.findByRole('textbox', { name: 'New email' });
    const first = await open();
    await first.user.type(await newEmail(), 'new@example.com');
    first.unmount();
    const second = await open();
    await waitFor(async () => expect(await newEmail()).toHaveValue('new@example.com'));
    await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
    second.unmount();
    await open();
    expect(await newEmail()).toHaveValue('');
  });
});
