import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aText } from './landing.fixture.ts';

const NOT_FOUND = 'Page not found';
const FEDERATION = 'family-history-federation';

// A page is reported as not found by throwing, which React and the router repeat.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const partner = (key: string, title: string) => ({ key, title, description: 'What it keeps.' });
const ALL = [
  partner(FEDERATION, 'Federation'),
  partner(`${FEDERATION}/wexcombe`, 'Wexcombe Society'),
  partner('record-office', 'Record Office'),
];
const contents = ({ under }: { under?: string | null }) =>
  ALL.filter(({ key }) => !under || key.startsWith(`${under}/`));

describe('partners', () => {
  it('ROUTE-053 are listed for a visitor, without the members of the federation', async () => {
    answer({ content: () => aText({ heading: 'The people behind the transcripts' }), contents });
    const { container } = await renderApp('/partners');
    expect(await screen.findByRole('heading', { level: 1, name: 'The people behind the transcripts' })).toBeVisible();
    const list = within(await screen.findByRole('region', { name: 'Our partners' }));
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Federation', `/partners/${FEDERATION}`],
      ['Record Office', '/partners/record-office'],
    ]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('ROUTE-054 ROUTE-055 lead from the federation to a member society', async () => {
    answer({ content: ({ key }: { key: string }) => aText({ key, heading: `Text of ${key}` }), contents });
    const { user, router, container } = await renderApp(`/partners/${FEDERATION}`);
    expect(await screen.findByRole('heading', { level: 1, name: `Text of ${FEDERATION}` })).toBeVisible();
    await user.click(
      within(await screen.findByRole('region', { name: 'Member societies' })).getByRole('link', {
        name: 'Wexcombe Society',
      }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe(`/partners/${FEDERATION}/wexcombe`));
    expect(await screen.findByRole('heading', { level: 1, name: `Text of ${FEDERATION}/wexcombe` })).toBeVisible();
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/partners', `/partners/${FEDERATION}`]);
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('ROUTE-056 have a page each', async () => {
    answer({ content: () => aText({ heading: 'Record Office' }), contents });
    await renderApp('/partners/record-office');
    expect(await screen.findByRole('heading', { level: 1, name: 'Record Office' })).toBeVisible();
    expect(sentRequests().find(({ operationName }) => operationName === 'Content')?.variables).toEqual({
      kind: 'partner',
      key: 'record-office',
    });
  });

  it.each([
    '/partners/nobody',
    `/partners/${FEDERATION}/nobody`,
    '/partners/record-office/more',
    `/partners/${FEDERATION}/wexcombe/more`,
  ])('ROUTE-055 ROUTE-056 SHELL-014 %s is not found', async (address) => {
    answer({ content: () => null, contents });
    await renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
  });

  it.each(['/partners', `/partners/${FEDERATION}`, '/partners/record-office'])(
    'ROUTE-057 %s has no bar and no foot in the app',
    async (address) => {
      answer({ content: () => aText(), contents });
      await renderApp(`${address}?isMobileApp=true`);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.queryByRole('banner')).not.toBeInTheDocument();
      expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    },
  );

  it('say when there are none, and when they could not be had', async () => {
    answer({ content: () => aText(), contents: () => [] });
    const { unmount } = await renderApp('/partners');
    expect(await screen.findByRole('heading', { name: 'No partners yet' })).toBeVisible();
    unmount();
    answer({
      content: () => aText(),
      contents: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await renderApp(`/partners/${FEDERATION}`);
    expect(await screen.findByText('We couldn’t fetch the partners')).toBeVisible();
  });
});

describe('a story snapshot', () => {
  it('ROUTE-048 shows a visitor the story', async () => {
    answer({
      content: () => aText({ heading: 'Hidden on census night' }),
      contents: () => [partner('a', 'Hidden on census night'), partner('b', 'The census that burned')],
    });
    const { container } = await renderApp('/story-snapshot/a');
    expect(await screen.findByRole('heading', { level: 1, name: 'Hidden on census night' })).toBeVisible();
    expect(sentRequests().find(({ operationName }) => operationName === 'Content')?.variables).toEqual({
      kind: 'story',
      key: 'a',
    });
    expect(await screen.findByRole('link', { name: 'The census that burned' })).toHaveAttribute(
      'href',
      '/story-snapshot/b',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it.each(['/story-snapshot', '/story-snapshot/a/more'])('ROUTE-049 %s is not found', async (address) => {
    answer({ content: () => aText(), contents: () => [] });
    await renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
  });
});

describe('the content preview', () => {
  const DRAFT = {
    kind: 'story',
    key: 'eleven-lost-days',
    title: 'The eleven lost days',
    description: 'A calendar.',
    updated: null,
    faults: ['The link to /nowhere leads to no page of this site.'],
  };

  it('ROUTE-065 INT-003 lists drafts and shows one with a mark', async () => {
    answer({
      contentDrafts: () => [DRAFT],
      contentPreview: () => aText({ title: 'The eleven lost days', heading: 'The eleven lost days' }),
    });
    const { user, container } = await renderApp('/internal-testing/prismic/preview');
    expect(await screen.findByRole('heading', { level: 1, name: 'Content preview' })).toBeVisible();
    expect(await screen.findByText('The link to /nowhere leads to no page of this site.')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'The eleven lost days' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The eleven lost days' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Draft, not published' })).toBeVisible();
    expect(document.title).toBe('Draft: The eleven lost days | Muniment');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('says when there is none, and what is no draft is not found', async () => {
    answer({ contentDrafts: () => [], contentPreview: () => null });
    const { unmount } = await renderApp('/internal-testing/prismic/preview');
    expect(await screen.findByRole('heading', { name: 'No drafts' })).toBeVisible();
    unmount();
    await renderApp('/internal-testing/prismic/preview?kind=story&key=none');
    expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
  });

  it.each(['/internal-testing', '/internal-testing/prismic', '/internal-testing/prismic/preview/x'])(
    'ROUTE-065 %s is not found',
    async (address) => {
      await renderApp(address, { reader: 'staff' });
      expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
    },
  );

  it('is not there for a member in production', async () => {
    await renderApp('/internal-testing/prismic/preview', { reader: 'member', isProduction: true });
    expect(await screen.findByRole('heading', { level: 1, name: NOT_FOUND })).toBeVisible();
  });
});
