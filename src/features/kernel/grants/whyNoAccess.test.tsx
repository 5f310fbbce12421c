import { screen, within } from '@testing-library/react';
import { createElement } from 'react';

import type { AccessRule } from '#domain/kernel/grants/accessRule.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

type Options = Parameters<typeof renderApp>[1];

/** Opens a page with a rule and asks why it cannot be seen. */
async function askWhy(access: AccessRule, options: Options) {
  const definitions = [{ id: 'guarded', pattern: '/guarded', title: 'Guarded', access }];
  const app = await renderApp('/guarded', {
    definitions,
    pages: { guarded: () => Promise.resolve({ Component: () => createElement('h1', null, 'Guarded') }) },
    ...options,
  });
  await app.user.click(await screen.findByText('Why can’t I see this?'));
  return { ...app, panel: within(screen.getAllByRole('group')[0] ?? document.body) };
}

describe('"Why can’t I see this?"', () => {
  it('is closed until it is opened, and asks the server for nothing', async () => {
    const definitions = [{ id: 'guarded', pattern: '/guarded', title: 'Guarded', access: { grants: ['my-profile'] } }];
    await renderApp('/guarded', {
      definitions,
      pages: { guarded: () => Promise.reject(new Error('must not load')) },
      reader: 'member',
      grants: ['help'],
    });
    expect(await screen.findByText('Why can’t I see this?')).toBeVisible();
    expect(screen.getByText('You are signed in as a member.')).not.toBeVisible();
    expect(sentRequests()).toEqual([]);
  });

  it('says what a page needs, what the member has and what they can do, in words', async () => {
    const { panel } = await askWhy(
      { signIn: 'login', grants: ['help', 'my-profile'] },
      { reader: 'member', grants: ['help', 'security-settings:manage:mfa'] },
    );
    expect(panel.getByText('An account').closest('li')).toHaveTextContent('you have it');
    expect(panel.getByText('Profile').closest('li')).toHaveTextContent('you don’t have it');
    expect(panel.getByText('You are signed in as a member.')).toBeVisible();
    expect(panel.getByText('Your account does not include everything it needs.')).toBeVisible();
    expect(panel.getByText(/sign out and use that one/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/my-profile|security-settings/);
    await expectAccessible();
  });

  it('leads staff to the switch, by name', async () => {
    const { panel } = await askWhy({ grants: ['my-profile'] }, { reader: 'staff', grants: ['help'] });
    expect(panel.getByText('my-profile')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Open the feature' })).toHaveAttribute(
      'href',
      '/internal/features/journey/account/my-profile?member=41',
    );
    await expectAccessible();
  });

  it('asks a visitor to sign in', async () => {
    const { panel } = await askWhy({ grants: ['my-profile'] }, { reader: 'visitor' });
    expect(panel.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  });

  it('GRANT-006 says that what the member holds could not be loaded', async () => {
    const { user } = await renderApp('/account/communication-preferences', { reader: 'member', grants: 503 });
    expect(await screen.findByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
    await user.click(await screen.findByText('Why can’t I see this?'));
    expect(screen.getByText(/couldn’t check what your account includes/)).toBeVisible();
    expect(sentRequests()).toEqual([]);
  });

  it('names no flag and no group to a member', async () => {
    const rule: AccessRule = {
      flags: [{ name: 'enable-refiner', mustBe: true, otherwise: 'access-denied' }],
      groups: [{ name: 'ai-record-search', otherwise: 'access-denied' }],
    };
    const { panel } = await askWhy(rule, { reader: 'member' });
    expect(panel.getByText('A feature that is on for everyone')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/enable-refiner|ai-record-search|Surveys|Assisted/);
  });

  it('is not there on a page that must look absent', async () => {
    const definitions = [
      {
        id: 'guarded',
        pattern: '/guarded',
        title: 'Guarded',
        access: { grants: ['my-research'], whenGrantMissing: 'not-found' } satisfies AccessRule,
      },
    ];
    await renderApp('/guarded', {
      definitions,
      pages: { guarded: () => Promise.reject(new Error('must not load')) },
      reader: 'member',
      grants: [],
    });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.queryByText('Why can’t I see this?')).not.toBeInTheDocument();
  });
});

describe('the pages that say access is denied', () => {
  it('ROUTE-013 /access-denied explains it, and what the reader has', async () => {
    const { user } = await renderApp('/access-denied', { reader: 'member', grants: ['help'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
    await user.click(await screen.findByText('Why can’t I see this?'));
    expect(screen.getByText('Your account has 1 right')).toBeVisible();
    await expectAccessible();
  });

  it('explains the page that sent the reader here, and no page of another site', async () => {
    const { user, unmount } = await renderApp('/access-denied?from=/internal/ui%3Fa=1', { reader: 'member' });
    await user.click(await screen.findByText('Why can’t I see this?'));
    expect(screen.getByText('The staff sign-in')).toBeVisible();
    unmount();
    await renderApp('/access-denied?from=//evil.example/internal/ui', { reader: 'member' });
    expect(await screen.findByText('Why can’t I see this?')).toBeVisible();
    expect(screen.queryByText('The staff sign-in')).not.toBeInTheDocument();
  });

  it('ROUTE-014 /access-denied/record speaks of the record, and does not say which of its reasons it is', async () => {
    const { user } = await renderApp('/access-denied/record', { reader: 'visitor' });
    expect(await screen.findByRole('heading', { level: 1, name: 'You cannot see this record' })).toBeVisible();
    await user.click(await screen.findByText('Why can’t I see this?'));
    expect(screen.getByText(/Records of people who may be living are closed to everyone/)).toBeVisible();
    expect(screen.getByText(/Some record sets need an account/)).toBeVisible();
    await expectAccessible();
  });
});
