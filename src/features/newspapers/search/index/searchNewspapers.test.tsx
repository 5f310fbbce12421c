import { act, screen, waitFor, within } from '@testing-library/react';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { fetchPagesWith } from '#services/routing/pagesAhead.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aResult, aTitle, theFacets } from '../articles.fixture.ts';

const INDEX = '/search-newspapers';
const HELD = {
  newspaperTitles: () => [
    aTitle(),
    aTitle({
      id: 'n-gazette',
      slug: 'gazette',
      name: 'Gazette',
      county: 'Cornwall',
      sourceNote: null,
      firstIssue: '1850-06-15',
      lastIssue: '1850-06-15',
    }),
  ],
  articleSearch: aResult,
  articleFacets: theFacets,
};
const addressOf = ({ state: { location } }: Awaited<ReturnType<typeof renderApp>>['router']) =>
  location.pathname + location.search;
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the start of the newspaper search', () => {
  it('ROUTE-144 NEWS-001 shows a member the search, what the site holds and the way to each page', async () => {
    answer(HELD);
    const { container } = await renderApp(INDEX, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Search newspapers' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Words to find' })).toBeVisible();
    expect(await screen.findByText('600 articles in 24 issues of 2 newspapers, 1824–1850.')).toBeVisible();
    expect(links()).toEqual(
      expect.arrayContaining([
        '/search-newspapers/results',
        '/search-newspapers/advanced',
        '/search-newspapers/issues',
        '/search-newspapers/titles',
      ]),
    );
    expect(screen.queryByRole('region', { name: 'Describe what you’re looking for' })).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('ROUTE-145 FLAG-015 shows a visitor the search while the flag is on', async () => {
    answer(HELD);
    await renderApp(INDEX, { flags: ['enable-newspapers-landing-page'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Search newspapers' })).toBeVisible();
  });

  it('ROUTE-146 FLAG-015 loads /newspapers for a visitor while the flag is off', async () => {
    const leave = jest.spyOn(documentNavigation, 'replace').mockImplementation(() => undefined);
    void renderApp(INDEX);
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/newspapers'));
  });

  it('NEWS-002 has no other pages below it', async () => {
    await renderApp(`${INDEX}/nonsense`, { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('leads from words to their results', async () => {
    answer(HELD);
    const { user, router } = await renderApp(INDEX, { reader: 'member' });
    await user.type(await screen.findByRole('combobox', { name: 'Words to find' }), '"lost mare"{Enter}');
    await waitFor(() => expect(addressOf(router)).toBe('/search-newspapers/results?q=%22lost+mare%22'));
  });

  it('has what sending needs come once the box is touched, and not before', async () => {
    answer(HELD);
    const fetched: string[] = [];
    fetchPagesWith((routeId) => void fetched.push(routeId));
    const { user } = await renderApp(INDEX, { reader: 'member' });
    const box = await screen.findByRole('combobox', { name: 'Words to find' });
    expect(fetched).toEqual([]);
    await user.click(box);
    await waitFor(() => expect(fetched).toEqual(['search-newspapers.results']));
  });

  const except = (grant: string) => defaultGrants('member').filter((each) => each !== grant);
  it('GRANT-026 offers the regular search to who holds newspapers:search:regular alone', async () => {
    answer(HELD);
    await renderApp(INDEX, { reader: 'member', grants: except('newspapers:search:regular') });
    expect(await screen.findByText('The newspaper search is not open to your account')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Words to find' })).not.toBeInTheDocument();
    expect(links()).not.toContain('/search-newspapers/advanced');
  });

  it('GRANT-027 offers the search through a library to who holds newspapers:search:institutional-access alone', async () => {
    answer(HELD);
    const { user, router } = await renderApp(INDEX, {
      reader: 'member',
      grants: [...defaultGrants('member'), 'newspapers:search:institutional-access'],
    });
    const card = within(await screen.findByRole('region', { name: 'Through your library' }));
    await user.type(card.getByRole('combobox', { name: 'Words to find in your library’s newspapers' }), 'mare{Enter}');
    await waitFor(() => expect(addressOf(router)).toBe('/search-newspapers/results?q=mare&access=institution'));
  });

  it('GRANT-027 offers other members no search through a library', async () => {
    answer(HELD);
    await renderApp(INDEX, { reader: 'member' });
    await screen.findByRole('heading', { level: 1, name: 'Search newspapers' });
    expect(screen.queryByRole('region', { name: 'Through your library' })).not.toBeInTheDocument();
  });

  it.each([
    ['GRANT-032', 'newspapers:browse', '/search-newspapers/issues'],
    ['GRANT-033', 'newspapers:titles:view', '/search-newspapers/titles'],
  ])('%s shows the way that %s opens to its holders alone', async (_row, grant, to) => {
    answer(HELD);
    await renderApp(INDEX, { reader: 'member', grants: except(grant) });
    await screen.findByRole('heading', { level: 1, name: 'Search newspapers' });
    expect(links()).not.toContain(to);
  });
});

describe('a search in one’s own words', () => {
  const IN_GROUP = { reader: 'member', groups: ['ai-newspaper-search'] } as const;
  const sentence = async (user: Awaited<ReturnType<typeof renderApp>>['user'], text: string) =>
    user.type(await screen.findByRole('textbox', { name: /Your sentence/u }), text);

  it('ROUTE-151 FLAG-004 fills a form that its members put right and send', async () => {
    answer({
      ...HELD,
      readSentence: () => ({
        search: 'firstname=mary&lastname=pinch&place=redruth&yearofdeath=1842',
        parts: [],
        unread: ['juggled'],
        readBy: 'rules',
      }),
    });
    const { user, router, container } = await renderApp(INDEX, IN_GROUP);
    await sentence(user, 'Mary Pinch of Redruth, died 1842, juggled');
    await user.click(screen.getByRole('button', { name: 'Read my sentence' }));
    const form = within(await screen.findByRole('form', { name: 'How we understood it' }));
    await waitFor(() => expect(form.getByRole('heading', { name: 'How we understood it' })).toHaveFocus());
    expect(form.getByText(/Not understood: “juggled”/u)).toBeVisible();
    const words = form.getByRole('textbox', { name: 'Words to find' });
    expect(words).toHaveValue('mary near/3 pinch');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.clear(words);
    await user.type(words, 'pinch{Enter}');
    await waitFor(() =>
      expect(addressOf(router)).toBe(
        '/search-newspapers/results?q=pinch&place=redruth&miles=20&from=1842-01-01&to=1842-12-31',
      ),
    );
  });

  it('says when it found nothing in a sentence, and when it could not read it', async () => {
    answer({ ...HELD, readSentence: () => ({ search: '', parts: [], unread: [], readBy: 'rules' }) });
    const { user } = await renderApp(INDEX, IN_GROUP);
    await sentence(user, 'hm');
    await user.click(screen.getByRole('button', { name: 'Read my sentence' }));
    expect(await screen.findByText(/We found nothing to search for/u)).toBeVisible();
    answer({
      readSentence: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await sentence(user, 'hm again');
    await user.click(screen.getByRole('button', { name: 'Read my sentence' }));
    expect(await screen.findByText('We couldn’t read your sentence')).toBeVisible();
  });
});

describe('the advanced search', () => {
  it('ROUTE-148 makes one address of all its fields', async () => {
    answer(HELD);
    const { user, router, container } = await renderApp('/search-newspapers/advanced?decade=1840s', {
      reader: 'member',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Advanced newspaper search' })).toBeVisible();
    const words = await screen.findByRole('textbox', { name: 'All of these words' });
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.type(words, 'stolen');
    await user.type(screen.getByRole('textbox', { name: 'This exact phrase' }), 'grey mare');
    await user.type(screen.getByRole('textbox', { name: 'Any of these words' }), 'Bodmin Truro');
    await user.type(screen.getByRole('textbox', { name: 'None of these words' }), 'Exeter');
    await user.type(screen.getByRole('textbox', { name: 'From' }), '1842');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Newspaper/u }), 'Gazette');
    await user.selectOptions(screen.getByRole('combobox', { name: 'County' }), 'Cornwall');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who can read it' }), 'Members');
    await user.click(screen.getByRole('checkbox', { name: 'Deaths' }));
    await user.click(screen.getByRole('checkbox', { name: 'Front pages only' }));
    await user.click(screen.getByRole('button', { name: 'Search newspapers' }));
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).toString()).toBe(
        new URLSearchParams(
          'q=stolen "grey mare" Bodmin | Truro -Exeter&from=1842-01-01&title=n-gazette&county=Cornwall&decade=1840s&kind=deaths&access=members&front=true',
        ).toString(),
      ),
    );
    expect(router.state.location.pathname).toBe('/search-newspapers/results');
  });

  it('has what was asked when the reader comes back from the results', async () => {
    answer(HELD);
    const { user, router } = await renderApp('/search-newspapers/advanced', { reader: 'member' });
    await user.type(await screen.findByRole('textbox', { name: 'All of these words' }), 'stolen');
    await user.click(screen.getByRole('checkbox', { name: 'Front pages only' }));
    await user.click(screen.getByRole('button', { name: 'Search newspapers' }));
    await waitFor(() => expect(addressOf(router)).toBe('/search-newspapers/results?q=stolen&front=true'));
    await screen.findByRole('heading', { level: 1, name: /stolen/u });
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('textbox', { name: 'All of these words' })).toHaveValue('stolen');
    expect(screen.getByRole('checkbox', { name: 'Front pages only' })).toBeChecked();
    await act(() => router.navigate(1));
    expect(addressOf(router)).toBe('/search-newspapers/results?q=stolen&front=true');
  });

  it('starts from the search of the address, and can be cleared', async () => {
    answer(HELD);
    const { user } = await renderApp(
      '/search-newspapers/advanced?q=mare&from=1842&to=1842&title=BL/0002647&title=n-gazette',
      { reader: 'member' },
    );
    const words = await screen.findByRole('textbox', { name: 'All of these words' });
    expect(words).toHaveValue('mare');
    expect(screen.getByRole('textbox', { name: 'To' })).toHaveValue('1842');
    expect(screen.getByRole('combobox', { name: /^Newspaper/u })).toHaveDisplayValue('2 selected');
    await user.click(screen.getByRole('button', { name: 'Clear form' }));
    await waitFor(() => expect(words).toHaveValue(''));
  });

  it('leaves out the filters whose grants a visitor has not', async () => {
    answer(HELD);
    await renderApp('/search-newspapers/advanced');
    await screen.findByRole('heading', { level: 1, name: 'Advanced newspaper search' });
    expect(screen.queryByRole('group', { name: 'Collection' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Who can read it' })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Newspaper' })).toBeVisible();
  });
});
