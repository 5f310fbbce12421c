import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createElement, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import type { RouteDefinition } from '#domain/kernel/routes/routeDefinition.ts';
import type { PageModule } from '#services/routing/featurePages.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const definition = (id: string, more: Partial<RouteDefinition> = {}): RouteDefinition => ({
  id,
  pattern: `/${id}`,
  title: id.toUpperCase(),
  ...more,
});
const drawn = (text: string) => () => Promise.resolve<PageModule>({ Component: () => createElement('h1', null, text) });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the chrome of the site', () => {
  it('SHELL-012 has a nav bar and a footer, and passes axe', async () => {
    await renderApp('/one', { definitions: [definition('one')], pages: { one: drawn('One') } });
    await heading('One');
    expect(within(screen.getByRole('banner')).getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(
      await within(screen.getByRole('contentinfo')).findByRole('link', { name: 'Search by address' }),
    ).toHaveAttribute('href', '/search-address');
    await expectAccessible();
  });

  it('has the name of the site and no other in its title, its bar and its foot', async () => {
    await renderApp('/one', {
      siteName: 'Wexcombe FHS',
      definitions: [definition('one')],
      pages: { one: drawn('One') },
    });
    await heading('One');
    expect(document.title).toBe('ONE | Wexcombe FHS');
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Wexcombe FHS' })).toHaveAttribute('href', '/');
    const foot = screen.getByRole('contentinfo');
    await within(foot).findByRole('link', { name: 'Search by address' });
    expect(foot).toHaveTextContent('Wexcombe FHS');
    expect(document.body).not.toHaveTextContent('Muniment');
  });

  it('hides what a route says never to show', async () => {
    await renderApp('/one', {
      definitions: [definition('one', { chrome: { nav: 'never', footer: 'never' } })],
      pages: { one: drawn('One') },
    });
    await heading('One');
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('offers a visitor the ways in, and remembers where they were', async () => {
    const { user } = await renderApp('/one?a=1', {
      definitions: [definition('one'), definition('sign-in')],
      pages: { one: drawn('One'), 'sign-in': drawn('Sign in') },
    });
    await heading('One');
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(window.sessionStorage.getItem('returnTo')).toBe('/one?a=1');
  });

  it('opens the account menu of a member by keyboard, and closes it with Escape', async () => {
    const { user } = await renderApp('/one', {
      reader: 'member',
      definitions: [definition('one')],
      pages: { one: drawn('One') },
    });
    const button = screen.getByRole('button', { name: 'Account of Una Testwell' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(
      within(screen.getByRole('banner'))
        .getAllByRole('link')
        .find((link) => link === document.activeElement),
    ).toBeVisible();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(button).toHaveFocus());
    await expectAccessible();
  });

  it.each([
    ['GRANT-019 the personal details', 'Personal details', ['personal-details']],
    ['GRANT-035 my records', 'My records', ['my-records']],
    ['the security settings', 'Security settings', ['security-settings:manage:mfa']],
  ])('offers %s only to members who hold the grant', async (_title, name, grants) => {
    const { unmount } = await renderApp('/one', {
      reader: 'member',
      grants,
      definitions: [definition('one')],
      pages: { one: drawn('One') },
    });
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
    unmount();
    await renderApp('/one', {
      reader: 'member',
      grants: ['help'],
      definitions: [definition('one')],
      pages: { one: drawn('One') },
    });
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My data' })).toBeInTheDocument();
  });

  it('leads holders of the grant to family trees, but not at library terminals (Q-103)', async () => {
    const page = { definitions: [definition('one')], pages: { one: drawn('One') } };
    const menu = () => within(screen.getByRole('banner')).queryByRole('button', { name: 'Family trees' });
    const inFooter = () => screen.queryByRole('link', { name: 'Start a family tree' });
    const { unmount, user } = await renderApp('/one', { ...page, grants: ['tree'] });
    await heading('One');
    await user.click(menu()!);
    expect(
      await within(screen.getByRole('banner')).findByRole('link', { name: /^Start a family tree/u }),
    ).toHaveAttribute('href', '/register?returnTo=%2Ffamily-tree%2Fcreate');
    expect(inFooter()).toBeInTheDocument();
    unmount();
    const { unmount: signOut } = await renderApp('/one', { ...page, reader: 'member', grants: ['tree'] });
    await waitFor(() => expect(inFooter()).toHaveAttribute('href', '/family-tree/create'));
    signOut();
    for (const reader of [
      { grants: ['tree'], flags: ['library-hide-member-specific-options'] },
      { grants: ['help'] },
    ]) {
      const { unmount: leave } = await renderApp('/one', { ...page, ...reader });
      await screen.findByRole('link', { name: 'Record sets A–Z' });
      expect(menu()).not.toBeInTheDocument();
      expect(inFooter()).not.toBeInTheDocument();
      leave();
    }
  });

  it('offers newspapers where the site holds some', async () => {
    const page = { definitions: [definition('one')], pages: { one: drawn('One') } };
    const newspapers = () => screen.queryByRole('link', { name: 'Newspapers' });
    const { unmount } = await renderApp('/one', { ...page, holds: ['newspapers'] });
    await screen.findByRole('link', { name: 'Record sets A–Z' });
    expect(newspapers()).toHaveAttribute('href', '/newspapers');
    unmount();
    await renderApp('/one', page);
    await screen.findByRole('link', { name: 'Record sets A–Z' });
    expect(newspapers()).not.toBeInTheDocument();
  });

  it('opens a menu of the bar by keyboard, one at a time, and gives the focus back with Escape', async () => {
    const { user } = await renderApp('/one', { definitions: [definition('one')], pages: { one: drawn('One') } });
    const bar = within(screen.getByRole('banner'));
    const [records, guides] = ['Records', 'Guides'].map((name) => bar.getByRole('button', { name }));
    records!.focus();
    await user.keyboard('{Enter}');
    expect(records).toHaveAttribute('aria-expanded', 'true');
    const search = await bar.findByRole('link', { name: /^Search records/u });
    expect(search).toHaveAttribute('href', '/search/results');
    expect(bar.queryByRole('link', { name: /^Saved searches/u })).not.toBeInTheDocument();
    await expectAccessible();
    await user.tab();
    await waitFor(() => expect(search).toHaveFocus());
    // Arrows lead through the links, from the button and round the end.
    records!.focus();
    const links = within(search.closest('ul')!).getAllByRole('link');
    const focused: number[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'Home', 'End']) {
      await user.keyboard(`{${key}}`);
      focused.push(links.findIndex((link) => link === document.activeElement));
    }
    expect(focused).toEqual([0, 1, 0, links.length - 1, 0, links.length - 1]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(records).toHaveFocus());
    expect(search).not.toBeInTheDocument();
    await user.click(records!);
    await user.click(guides!);
    expect(records).toHaveAttribute('aria-expanded', 'false');
    expect(await bar.findByRole('link', { name: /^The 1921 census/u })).toBeVisible();
  });

  it('adds to the menu of records what only a member has', async () => {
    const { user } = await renderApp('/one', {
      reader: 'member',
      definitions: [definition('one')],
      pages: { one: drawn('One') },
    });
    const bar = within(screen.getByRole('banner'));
    await user.click(bar.getByRole('button', { name: 'Records' }));
    expect(await bar.findByRole('link', { name: /^Saved searches/u })).toHaveAttribute('href', '/search/saved');
  });

  it('says on every page in one press what is free', async () => {
    await renderApp('/one', { definitions: [definition('one')], pages: { one: drawn('One') } });
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'What is free' })).toHaveAttribute(
      'href',
      '/page/what-is-free',
    );
  });

  it('shows staff what is theirs, and no one else', async () => {
    const { unmount } = await renderApp('/one', {
      reader: 'staff',
      definitions: [definition('one')],
      pages: { one: drawn('One') },
    });
    expect(await screen.findByRole('link', { name: 'Interface parts' })).toHaveAttribute('href', '/internal/ui');
    unmount();
    await renderApp('/one', { reader: 'member', definitions: [definition('one')], pages: { one: drawn('One') } });
    expect(screen.queryByRole('link', { name: 'Interface parts' })).not.toBeInTheDocument();
  });

  it('folds into a menu that Escape closes', async () => {
    const { user } = await renderApp('/one', { definitions: [definition('one')], pages: { one: drawn('One') } });
    const menu = screen.getByRole('button', { name: 'Menu' });
    await user.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(menu).toHaveFocus());
  });
});

describe('the chrome in the phone app', () => {
  const region = definition('region', { chrome: { nav: 'unless-embedded', footer: 'unless-embedded' } });
  const open = async (address: string) => {
    const app = await renderApp(address, {
      definitions: [region, definition('other')],
      pages: { region: drawn('Region'), other: drawn('Other') },
    });
    await screen.findByRole('heading', { level: 1 });
    return app;
  };
  const expectBare = () => {
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  };
  const expectChrome = async () => {
    expect(screen.getByRole('banner')).toBeVisible();
    expect(
      await within(screen.getByRole('contentinfo')).findByRole('link', { name: 'Search by address' }),
    ).toHaveAttribute('href', '/search-address');
  };
  const forgetCookie = () => {
    document.cookie = 'isMobileApp=; max-age=0';
  };
  afterEach(forgetCookie);

  it('EMBED-001 is left out with isMobileApp=true', async () => {
    await open('/region?isMobileApp=true');
    expectBare();
  });

  it('EMBED-002 STOR-002 is left out by the cookie alone, which leaves nothing in storage', async () => {
    document.cookie = 'isMobileApp=true';
    await open('/region');
    expectBare();
    expect(window.sessionStorage.getItem('isApp')).toBeNull();
  });

  it('is left out with source=app', async () => {
    await open('/region?source=app');
    expectBare();
  });

  it('STOR-001 stays left out in the same tab, and its key is isApp', async () => {
    const { unmount } = await open('/region?source=app');
    expect(window.sessionStorage.getItem('isApp')).toBe('true');
    unmount();
    await open('/region');
    expectBare();
  });

  it.each(['?isMobileApp=false', '?isMobileApp=', '?isMobileApp=TRUE', '?source=other', ''])(
    'EMBED-005 is there with "%s"',
    async (search) => {
      await open(`/region${search}`);
      await expectChrome();
    },
  );

  it('is on pages with their own rule', async () => {
    await open('/other?isMobileApp=true');
    await expectChrome();
  });
});

describe('going to another page', () => {
  const definitions = [definition('one'), definition('two'), definition('late')];
  function Late() {
    const [isThere, setIsThere] = useState(false);
    useEffect(() => {
      const show = () => setIsThere(true);
      window.addEventListener('data-arrived', show);
      return () => window.removeEventListener('data-arrived', show);
    }, []);
    return isThere ? <h1>Late</h1> : <p>Waiting for data</p>;
  }
  const One = () => (
    <>
      <h1>One</h1>
      <Link to="/two">To two</Link>
      <Link to="?page=2" preventScrollReset>
        Filter
      </Link>
    </>
  );
  const pages = {
    one: () => Promise.resolve({ Component: One }),
    two: drawn('Two'),
    late: () => Promise.resolve({ Component: Late }),
  };

  it('names it in the tab and puts the focus on its heading', async () => {
    const { user } = await renderApp('/one', { definitions, pages });
    await heading('One');
    expect(document.title).toBe('ONE | Muniment');
    await waitFor(() => expect(document.body).toHaveFocus());
    await user.click(screen.getByRole('link', { name: 'To two' }));
    await waitFor(async () => expect(await heading('Two')).toHaveFocus());
    expect(document.title).toBe('TWO | Muniment');
  });

  it('speaks of a page whose heading comes later, and then puts the focus on it', async () => {
    const { router } = await renderApp('/one', { definitions, pages });
    await heading('One');
    await act(() => router.navigate('/late'));
    expect(screen.getByRole('status', { name: 'Page' })).toHaveTextContent('Loading LATE');
    act(() => void window.dispatchEvent(new Event('data-arrived')));
    await waitFor(async () => expect(await heading('Late')).toHaveFocus());
    // Who reads on past it does not find it still loading.
    await waitFor(() => expect(screen.getByRole('status', { name: 'Page' })).toBeEmptyDOMElement());
  });

  it('leaves the focus alone when the reader moved it meanwhile', async () => {
    const { router } = await renderApp('/one', { definitions, pages });
    await heading('One');
    await act(() => router.navigate('/late'));
    const brand = screen.getByRole('link', { name: 'Muniment' });
    brand.focus();
    act(() => void window.dispatchEvent(new Event('data-arrived')));
    await heading('Late');
    await waitFor(() => expect(brand).toHaveFocus());
  });

  describe('scrolls', () => {
    let scrollTo: jest.SpyInstance;
    const scrolledTo = (top: number) => {
      Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
      fireEvent.scroll(window);
    };
    beforeEach(() => {
      scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    });
    afterEach(() => scrolledTo(0));

    it('SHELL-005 to the top on a push', async () => {
      const { user } = await renderApp('/one', { definitions, pages });
      await heading('One');
      scrolledTo(1500);
      await user.click(screen.getByRole('link', { name: 'To two' }));
      await heading('Two');
      expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    });

    it('to nothing where a fragment is badly encoded', async () => {
      await renderApp('/one#100%', { definitions, pages });
      await heading('One');
      expect(scrollTo).not.toHaveBeenCalledWith(0, expect.any(Number));
    });

    it('SHELL-006 back to where the page was left', async () => {
      const { user, router } = await renderApp('/one', { definitions, pages });
      await heading('One');
      scrolledTo(1500);
      await user.click(screen.getByRole('link', { name: 'To two' }));
      await heading('Two');
      scrolledTo(20);
      await act(() => router.navigate(-1));
      await heading('One');
      await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 1500));
    });

    it('not to where another document of the tab was left', async () => {
      const first = await renderApp('/one', { definitions, pages });
      await heading('One');
      scrolledTo(900);
      window.dispatchEvent(new Event('pagehide'));
      first.unmount();
      scrollTo.mockClear();
      await renderApp('/two', { definitions, pages });
      await heading('Two');
      expect(scrollTo).not.toHaveBeenCalledWith(0, 900);
    });

    it('nowhere for a link that asks to stay', async () => {
      const { user } = await renderApp('/one', { definitions, pages });
      await heading('One');
      scrolledTo(700);
      scrollTo.mockClear();
      await user.click(screen.getByRole('link', { name: 'Filter' }));
      await waitFor(() => expect(window.location.search).toBe('?page=2'));
      expect(scrollTo).not.toHaveBeenCalled();
    });
  });
});
