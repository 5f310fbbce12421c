import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';

import { consentRead } from '#features/kernel/consent/index.ts';
import { session } from '#services/oidc/session.ts';
import { SignInError } from '#services/oidc/SignInError.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const LATER = 'Try again in a few minutes, or contact your library admin team if this keeps happening';
const institutions = () => [
  { id: 'roche', name: 'Roche Library' },
  { id: 'wexcombe', name: 'Wexcombe County Library' },
];
const many = () => Array.from({ length: 30 }, (_each, at) => ({ id: `library-${at}`, name: `Library ${at}` }));

let login: jest.SpyInstance;
beforeEach(() => {
  login = jest.spyOn(session, 'login').mockImplementation(() => new Promise(() => undefined));
});

describe('the institution chooser', () => {
  it('ROUTE-034 shows a visitor a searchable list of institutions, and leaves for the one that is picked', async () => {
    answer({ institutions });
    const { user, container } = await renderApp('/wayf');
    expect(screen.getByRole('heading', { level: 1, name: 'Find your library' })).toBeVisible();
    const list = within(await screen.findByRole('list', { name: 'Libraries and institutions' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Roche Library',
      'Wexcombe County Library',
    ]);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.type(screen.getByRole('combobox', { name: 'Library or institution' }), 'wex');
    await user.click(await screen.findByRole('option', { name: 'Wexcombe County Library' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(login).toHaveBeenCalledWith({ institution: 'wexcombe' });
  });

  it('UI-012 says "No matches found." where nothing fits, and asks for a choice', async () => {
    answer({ institutions: many });
    const { user } = await renderApp('/wayf');
    await user.type(await screen.findByRole('combobox', { name: 'Library or institution' }), 'zzz');
    expect(await screen.findByText('No matches found.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Libraries and institutions' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Choose your library from the list.')).toBeVisible();
    expect(login).not.toHaveBeenCalled();
  });

  it('ROUTE-035 hard-redirects a signed-in reader to /home', async () => {
    const replace = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    await renderApp('/wayf', { reader: 'member' });
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/home'));
  });

  it('offers the last institution again only where functional storage is allowed', async () => {
    answer({ institutions });
    const first = await renderApp('/wayf');
    await first.user.click(await screen.findByRole('button', { name: 'Roche Library' }));
    expect(window.localStorage.getItem('lastInstitution')).toBeNull();
    first.unmount();

    const second = await renderApp('/wayf');
    act(() => void second.store.dispatch(consentRead({ C0003: true })));
    await second.user.click(await screen.findByRole('button', { name: 'Roche Library' }));
    expect(window.localStorage.getItem('lastInstitution')).toBe('roche');
    second.unmount();

    const third = await renderApp('/wayf');
    act(() => void third.store.dispatch(consentRead({ C0003: true })));
    await third.user.click(await screen.findByRole('button', { name: 'Continue with Roche Library' }));
    expect(login).toHaveBeenLastCalledWith({ institution: 'roche' });
  });

  it('lets the reader choose another than the last', async () => {
    answer({ institutions });
    window.localStorage.setItem('lastInstitution', 'roche');
    const { user, store } = await renderApp('/wayf?x=1', { reader: 'unknown' });
    act(() => void store.dispatch(consentRead({ C0003: true })));
    act(() => void store.dispatch({ type: 'auth/visitorFound' }));
    await user.click(await screen.findByRole('button', { name: 'Choose another library' }));
    expect(screen.getByRole('list', { name: 'Libraries and institutions' })).toBeVisible();
  });

  it('leaves at once for a library that a link names, and says when it cannot', async () => {
    login.mockRejectedValueOnce(new SignInError('network_error', ''));
    const { user } = await renderApp('/wayf?institution=roche');
    expect(await screen.findByText('Sign-in did not open')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(login.mock.calls).toEqual([[{ institution: 'roche' }], [{ institution: 'roche' }]]);
  });

  it('says that no library has joined, and tries a list again that could not be loaded', async () => {
    answer({
      institutions: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/wayf');
    expect(await screen.findByText('We couldn’t load the list of libraries')).toBeVisible();
    answer({ institutions: () => [] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No library has joined yet')).toBeVisible();
  });
});

describe('a library sign-in that failed', () => {
  const failure = { institution: 'Roche Library', missing: 'eduPersonTargetedID', at: '2026-03-01T10:15:00.000Z' };

  it('ERR-007 ERR-008 ROUTE-031 explains a login response without a persistent pseudonym identifier', async () => {
    const librarySignInFailure = jest.fn(() => failure);
    answer({ librarySignInFailure });
    const { container } = await renderApp('/error/federator/missing-persistent-name-id?reference=request-7');
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('The login response had no persistent pseudonym identifier.');
    expect(main).toHaveTextContent(
      'ask your library administrator to release the persistent name id or targeted id attribute',
    );
    expect(await screen.findByText('Roche Library')).toBeVisible();
    expect(main).toHaveTextContent(/Missing attribute\s*eduPersonTargetedID/);
    expect(main).toHaveTextContent(/Time\s*1 March 2026 at \d\d:15:00 \S+/);
    expect(main).toHaveTextContent(/Reference\s*request-7/);
    expect(librarySignInFailure).toHaveBeenCalledWith({ reference: 'request-7' }, undefined, expect.anything());
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  const ERR_009 = ['/error/federator', '/error/federator/unauthorised-organisation'] as const;
  it.each(ERR_009)('ERR-009 ROUTE-030 ROUTE-032 %s says exactly the one sentence', async (address) => {
    const { container } = await renderApp(address);
    expect(screen.getByText(LATER)).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  const LIB_002 = [
    '/error/federator',
    '/error/federator/unauthorised-organisation',
    '/error/federator/missing-persistent-name-id',
  ] as const;
  it.each(LIB_002)('LIB-002 %s sends the reader to the library’s administrators', async (address) => {
    await renderApp(address);
    expect(screen.getByRole('main')).toHaveTextContent(/library admin(?:istrator| team)/);
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/wayf');
  });

  it('still gives a reference when nothing is known, or cannot be had', async () => {
    answer({
      librarySignInFailure: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await renderApp('/error/federator?reference=request-8');
    expect(await screen.findByText('request-8')).toBeVisible();
    expect(screen.getByText(LATER)).toBeVisible();
  });

  it('copies the details, and confirms it', async () => {
    answer({ librarySignInFailure: () => failure });
    const { user } = await renderApp('/error/federator?reference=request-9');
    await screen.findByText('Roche Library');
    await user.click(screen.getByRole('button', { name: 'Copy these details' }));
    expect(await screen.findByText('Copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(
      /^Institution: Roche Library\nMissing attribute: eduPersonTargetedID\nTime: .*\nReference: request-9$/u,
    );
  });
});

describe('library access', () => {
  it('ROUTE-040 explains how to get it and leads to the chooser', async () => {
    const { container } = await renderApp('/library-access');
    expect(screen.getByRole('heading', { level: 1, name: 'Library access' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find your library' })).toHaveAttribute('href', '/wayf');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('ROUTE-041 says that there is none, to a patron with the name of the library', async () => {
    answer({ libraryUserDetails: () => ({ hasLibraryAccess: false, details: { libraryName: 'Roche Library' } }) });
    answer({ takeLibrarySeat: () => null });
    const { container } = await renderApp('/nolibraryaccess', { reader: 'member' });
    expect(screen.getByRole('heading', { level: 1, name: 'There is no library access here' })).toBeVisible();
    expect(await screen.findByText('Roche Library')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it.each(['/', '/home'])('LIB-003 is what leads a patron without it from %s to /nolibraryaccess', async (address) => {
    answer({
      libraryUserDetails: () => ({ hasLibraryAccess: false, details: { libraryName: 'Roche Library' } }),
      takeLibrarySeat: () => null,
    });
    const { router } = await renderApp(address, { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'There is no library access here' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/nolibraryaccess');
  });

  it('says how many wait for a seat and when one is free, and lets the reader in once it is their turn', async () => {
    let access = false;
    let seat: object = { state: 'FULL', seats: 2, waiting: 3, freeAt: '2099-01-01T10:30:00Z' };
    let answers: Promise<void> = Promise.resolve();
    const takeLibrarySeat = async () => {
      await answers;
      return seat;
    };
    answer({
      libraryUserDetails: () => ({ hasLibraryAccess: access, details: { libraryName: 'Roche Library' } }),
      takeLibrarySeat,
    });
    const { user, router, container } = await renderApp('/nolibraryaccess', { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Every seat is in use' })).toBeVisible();
    expect(
      screen.getByText(
        /Roche Library has 2 seats here, and all of them are in use\. 3 readers are waiting, you among them\./,
      ),
    ).toBeVisible();
    expect(screen.getByText(/A seat is free by \d\d:30/)).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    const look = screen.getByRole('button', { name: 'Look again' });
    let arrive = () => {};
    answers = new Promise((resolve) => {
      arrive = resolve;
    });
    await user.click(look);
    // While it is asked, the page keeps the last answer, and the button its place.
    expect(look).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(/3 readers are waiting/)).toBeVisible();
    arrive();
    await waitFor(() => expect(look).not.toHaveAttribute('aria-busy'));
    expect(router.state.location.pathname).toBe('/nolibraryaccess');
    seat = { state: 'SEAT', seats: 2, waiting: 0, freeAt: null };
    access = true;
    await user.click(look);
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  });

  it('says that the library’s contract is over', async () => {
    answer({
      libraryUserDetails: () => ({ hasLibraryAccess: false, details: { libraryName: 'Roche Library' } }),
      takeLibrarySeat: () => ({ state: 'ENDED', seats: 2, waiting: 0, freeAt: null }),
    });
    await renderApp('/nolibraryaccess', { reader: 'member' });
    expect(await screen.findByText(/Your library’s access has ended/)).toBeVisible();
  });
});
