import { screen, within } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { fakeFetch } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const NEWCOMER = { email: 'nora@example.net', firstName: 'Nora', lastName: 'Newcomer' };

/** Replaces the page that answers the provider's questions. */
function answerAt(path: string, respond: (body: unknown) => Response): void {
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input));
    return pathname === path
      ? respond(init?.body ? JSON.parse(String(init.body)) : null)
      : pathname.endsWith('/newcomer')
        ? Response.json(NEWCOMER)
        : fakeFetch(input, init);
  }) as typeof fetch;
}

describe('other ways to sign in', () => {
  it.each(['/sign-in?interaction=u1&prompt=login', '/register?interaction=u1&mode=regular&prompt=login'])(
    'offers at %s the operator’s provider by its name, and libraries',
    async (address) => {
      const { container } = await renderApp(address, { socialName: 'Friendbook' });
      expect(screen.getByRole('link', { name: 'Continue with Friendbook' })).toHaveAttribute(
        'href',
        '/interaction/u1/social',
      );
      expect(screen.getByRole('link', { name: 'Continue with your library' })).toHaveAttribute('href', '/wayf');
      expect(await accessibilityFaults(container)).toEqual([]);
    },
  );

  it('offers no provider where the operator set none', async () => {
    await renderApp('/sign-in?interaction=u1&prompt=login');
    expect(screen.getByRole('link', { name: 'Continue with your library' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Continue with (?!your library)/u })).not.toBeInTheDocument();
  });

  it('offers no sign-in by another site where a second factor is asked for', async () => {
    await renderApp('/sign-in?interaction=u1&prompt=login&mode=mfa', { socialName: 'Friendbook' });
    expect(screen.queryByRole('link', { name: 'Continue with Friendbook' })).not.toBeInTheDocument();
  });

  it.each([
    ['social-link', /Sign in with your password once; after that you can use Friendbook too/],
    ['social-second-factor', /asks for a second factor/],
    ['social-unavailable', /Friendbook isn’t answering at the moment/],
  ])('says why the form shows again: %s', async (notice, text) => {
    await renderApp(`/sign-in?interaction=u1&prompt=login&notice=${notice}`, { socialName: 'Friendbook' });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('form', { name: 'Sign in' })).toBeVisible();
  });
});

it.each(['constructor', 'toString', 'other'])(
  'says nothing for the reason %s, which is none of ours',
  async (notice) => {
    await renderApp(`/sign-in?interaction=u1&prompt=login&notice=${notice}`, { socialName: 'Friendbook' });
    expect(await screen.findByRole('form', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText(/\[object/u)).not.toBeInTheDocument();
  },
);

describe('a newcomer with the word of another provider', () => {
  const ADDRESS = '/register?interaction=u1&newcomer=1&prompt=login';

  it('confirms names and terms, and goes on', async () => {
    const sent: unknown[] = [];
    answerAt('/interaction/u1/social/register', (body) => {
      sent.push(body);
      return Response.json({ continueTo: '/oidc/auth/u1' });
    });
    const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    const { user, container } = await renderApp(ADDRESS, { socialName: 'Friendbook' });
    expect(await screen.findByText(/Friendbook gave us your address, nora@example.net/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Nora');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Accept the terms of use to become a member.')).toBeVisible();
    expect(
      within(screen.getByRole('form', { name: 'Register' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/terms', '/privacy']);
    await user.click(screen.getByRole('checkbox', { name: 'I accept the terms of use' }));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(sent).toEqual([{ firstName: 'Nora', lastName: 'Newcomer', hasAcceptedTerms: true }]);
    expect(replace).toHaveBeenCalledWith('/oidc/auth/u1');
  });

  it('keeps what was typed when the site does not answer', async () => {
    answerAt('/interaction/u1/social/register', () => Response.error());
    const { user } = await renderApp(ADDRESS, { socialName: 'Friendbook' });
    await user.type(await screen.findByRole('textbox', { name: 'Surname' }), '-Smith');
    await user.click(screen.getByRole('checkbox', { name: 'I accept the terms of use' }));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText(/Nothing you typed is lost/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveValue('Newcomer-Smith');
  });
});
