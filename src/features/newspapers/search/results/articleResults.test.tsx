import { screen, waitFor, within } from '@testing-library/react';

import { defaultGrants } from '#domain/kernel/grants/defaultGrants.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, comeBack, goOffline, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { OFFERS } from '#test/support/planAnswers.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aMatch, aResult, aTitle, theFacets } from '../articles.fixture.ts';

const RESULTS = '/search-newspapers/results';
const found = (result: object = aResult()) => ({
  articleSearch: () => result,
  articleFacets: theFacets,
  newspaperTitles: () => [aTitle(), aTitle({ id: 'n-gazette', slug: 'gazette', name: 'Gazette', sourceNote: null })],
});
type Router = Awaited<ReturnType<typeof renderApp>>['router'];
const searchOf = ({ state: { location } }: Router): string => location.search;
const MEMBER = { reader: 'member' } as const;

describe('the articles of a search', () => {
  it('ROUTE-147 each tell what they are, where they stand and which words were found', async () => {
    answer(
      found(
        aResult({
          matches: [
            aMatch(),
            aMatch('BL/0002647/18240217/0004/0001', {
              isGuess: true,
              isCorrected: true,
              isReadable: false,
              access: ['SUBSCRIBERS', 'INSTITUTION'],
              kind: 'births',
            }),
          ],
          total: 2,
        }),
      ),
    );
    const { container } = await renderApp(`${RESULTS}?q=mare`, MEMBER);
    expect(await screen.findByRole('heading', { level: 1, name: 'mare' })).toBeVisible();
    expect(await screen.findByText('1–2 of 2 articles')).toBeVisible();
    const [first, second] = within(await screen.findByRole('list', { name: 'Articles' })).getAllByRole('listitem');
    expect(within(first!).getByRole('link', { name: 'Stolen or strayed' })).toHaveAttribute(
      'href',
      '/image-viewer?issue=BL/0002647/18240217/0003/0001&q=mare',
    );
    expect(first).toHaveTextContent(
      'The Statesman · Tuesday 17 February 1824 · London, Middlesex · page 3'.replaceAll(' · ', ''),
    );
    expect(within(first!).getByText('mare', { selector: 'mark' })).toBeVisible();
    expect(within(first!).getByRole('link', { name: /^See the issue/u })).toHaveAttribute(
      'href',
      '/newspapers/issue/BL/0002647/18240217',
    );
    expect(second).toHaveTextContent('Separated by this site');
    expect(second).toHaveTextContent('Corrected by members');
    expect(second).toHaveTextContent('Subscribers, and readers of some libraries, can read this article.');
    expect(within(second!).getByRole('link', { name: 'Find your library' })).toHaveAttribute('href', '/wayf');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('say what the search covered, with the gaps of newspapers', async () => {
    answer(found());
    await renderApp(`${RESULTS}?q=mare&from=1842&to=1848`, MEMBER);
    const coverage = await screen.findByText(/We searched 1,204 issues of 14 newspapers, 1842–1848\./u);
    expect(coverage).toHaveTextContent('The Statesman: 1,143 of about 1,204 issues from these years.');
    expect(within(coverage).getByRole('link', { name: 'The Statesman' })).toHaveAttribute(
      'href',
      '/newspapers/title/the-statesman/1842',
    );
  });

  it('NEWS-004 take their small pictures from the newspaper thumbnails where their id is the archive’s', async () => {
    answer(found(aResult({ matches: [aMatch(), aMatch('n-gazette/18500615/0001/0001')], total: 2 })));
    const { container } = await renderApp(`${RESULTS}?q=mare`, MEMBER);
    await screen.findByText('1–2 of 2 articles');
    await waitFor(() =>
      expect([...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
        '/iiif/newspaper-thumbnails/BL%2F0002647%2F18240217%2F0003%2F0001',
        '/iiif/thumbnails/n-gazette%2F18500615%2F0001%2F0001',
      ]),
    );
  });

  it('ask for no small picture where the page has none for this reader', async () => {
    const match = aMatch();
    answer(
      found(
        aResult({
          matches: [
            {
              ...match,
              article: { ...match.article, newspaperPages: [{ id: 'BL/0002647/18240217/0003', thumbnailUri: null }] },
            },
          ],
        }),
      ),
    );
    const { container } = await renderApp(`${RESULTS}?q=mare`, MEMBER);
    await screen.findByText('1–1 of 1 article');
    expect(container.querySelectorAll('main img')).toHaveLength(0);
  });

  it('lead a visitor to the sign-in where members read, and back', async () => {
    answer(found(aResult({ matches: [aMatch(undefined, { isReadable: false })] })));
    const { user } = await renderApp(`${RESULTS}?q=mare`);
    await user.click(await screen.findByRole('link', { name: 'Sign in to read it' }));
    expect(sessionStorage.getItem('returnTo')).toBe(`${RESULTS}?q=mare`);
  });

  it('say to a member what opens those for subscribers, from what price, once for all rows', async () => {
    const closed = { isReadable: false, access: ['SUBSCRIBERS' as const] };
    answer({
      ...found(
        aResult({ matches: [aMatch(undefined, closed), aMatch('BL/0002647/18240217/0004/0001', closed)], total: 2 }),
      ),
      planOffers: () => OFFERS,
    });
    await renderApp(`${RESULTS}?q=mare`, MEMBER);
    const [plans, ...others] = await screen.findAllByRole('link', { name: 'See plans from £12.99' });
    expect(others).toHaveLength(1);
    expect(new URL((plans as HTMLAnchorElement).href).searchParams.get('nextPage')).toBe(`${RESULTS}?q=mare`);
    expect(sentRequests().filter(({ operationName }) => operationName === 'planOffers')).toHaveLength(1);
  });
});

it('articles are chosen to compare, and the words of the search go with them', async () => {
  answer(
    found(
      aResult({
        matches: [
          aMatch(),
          aMatch('BL/0002647/18240217/0004/0001', {
            article: { ...aMatch('BL/0002647/18240217/0004/0001').article, title: 'Markets' },
          }),
        ],
        total: 2,
      }),
    ),
  );
  const { user, router } = await renderApp(`${RESULTS}?q=mare`, MEMBER);
  await user.click(await screen.findByRole('button', { name: 'Compare Stolen or strayed' }));
  await user.click(screen.getByRole('button', { name: 'Compare Markets' }));
  const bar = within(screen.getByRole('region', { name: 'Selected to compare' }));
  expect(bar.getByRole('status')).toHaveTextContent('2 selected.');
  answer({ ...found(), articlesToCompare: () => [null, null] });
  await user.click(bar.getByRole('link', { name: 'Compare' }));
  await waitFor(() =>
    expect(router.state.location.pathname + searchOf(router)).toBe(
      '/search/compare?article=BL/0002647/18240217/0003/0001&article=BL/0002647/18240217/0004/0001&q=mare',
    ),
  );
});

describe('the misreadings of a search', () => {
  it('are named with their counts, switched off one by one and shown as chips', async () => {
    answer(found());
    const { user, router } = await renderApp(`${RESULTS}?q=mare`, MEMBER);
    await user.click(await screen.findByRole('checkbox', { name: 'mate 12' }));
    await waitFor(() => expect(searchOf(router)).toBe('?q=mare&not=mare%3Amate'));
    const chips = within(await screen.findByRole('list', { name: 'Filters of this search' }));
    await user.click(chips.getByRole('button', { name: 'Remove Misreadings: not mate for mare' }));
    await waitFor(() => expect(searchOf(router)).toBe('?q=mare'));
  });

  it('are switched off together', async () => {
    answer(found());
    const { user, router } = await renderApp(`${RESULTS}?q=mare`, MEMBER);
    await user.click(await screen.findByRole('switch', { name: /Include misreadings/u }));
    await waitFor(() => expect(searchOf(router)).toBe('?q=mare&exact=true'));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'mate 12' })).not.toBeInTheDocument());
  });
});

describe('what narrows a search', () => {
  it('is typed, ticked and taken off again, and starts at the first page', async () => {
    answer(found());
    const { user, router } = await renderApp(`${RESULTS}?q=mare&page=2`, MEMBER);
    await user.click(await screen.findByRole('checkbox', { name: 'The Statesman 900' }));
    await waitFor(() => expect(searchOf(router)).toBe('?q=mare&title=BL%2F0002647'));
    const form = within(screen.getByRole('form', { name: 'Narrow your search' }));
    await user.type(form.getByRole('textbox', { name: 'From' }), 'Feb 1842');
    await user.type(form.getByRole('textbox', { name: 'To' }), '1848');
    await user.type(form.getByRole('textbox', { name: 'Published in or near' }), 'Redruth');
    await user.selectOptions(form.getByRole('combobox', { name: 'Distance' }), '5');
    await user.click(form.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(searchOf(router)).toBe('?q=mare&place=Redruth&miles=5&from=1842-02-01&to=1848-12-31&title=BL%2F0002647'),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove Newspaper: The Statesman' }));
    await waitFor(() => expect(searchOf(router)).toBe('?q=mare&place=Redruth&miles=5&from=1842-02-01&to=1848-12-31'));
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(searchOf(router)).toBe('?q=mare'));
  });

  it('is refused beside its field where it cannot be read', async () => {
    answer(found());
    const { user, router } = await renderApp(`${RESULTS}?q=mare`, MEMBER);
    const form = within(await screen.findByRole('form', { name: 'Narrow your search' }));
    await user.type(form.getByRole('textbox', { name: 'From' }), '1850');
    await user.type(form.getByRole('textbox', { name: 'To' }), '1840{Enter}');
    expect(await form.findByText('This date is before the first one.')).toBeVisible();
    expect(searchOf(router)).toBe('?q=mare');
  });

  it('has another order', async () => {
    answer(found());
    const { user, router } = await renderApp(`${RESULTS}?q=mare`, MEMBER);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Oldest first');
    await waitFor(() => expect(searchOf(router)).toBe('?q=mare&order=oldest'));
  });

  const without = (grant: string): readonly string[] =>
    [...defaultGrants('member'), 'newspapers:search:institutional-access-filter'].filter((each) => each !== grant);
  it.each([
    ['GRANT-028', 'newspapers:search:access-type-filter', 'Who can read it'],
    ['GRANT-029', 'newspapers:search:institutional-access-filter', 'Institutional access'],
    ['GRANT-030', 'newspapers:search:archive-tags-filter', 'Collection'],
    ['GRANT-031', 'newspapers:search:primary-source-series-filter', 'Series'],
  ])('%s shows its filter to who holds %s alone', async (_row, grant, name) => {
    answer(found());
    const { unmount } = await renderApp(`${RESULTS}?q=mare`, { reader: 'member', grants: without('') });
    expect(await screen.findByRole('group', { name })).toBeInTheDocument();
    unmount();
    await renderApp(`${RESULTS}?q=mare`, { reader: 'member', grants: without(grant) });
    await screen.findByRole('group', { name: 'County' });
    expect(screen.queryByRole('group', { name })).not.toBeInTheDocument();
  });

  it('may be a primary source series: the newspapers of one source', async () => {
    answer(found());
    const { user, router } = await renderApp(`${RESULTS}?q=mare&title=n-gazette`, MEMBER);
    await user.click(await screen.findByText('Series', { selector: 'summary' }));
    const series = () => screen.getByRole('checkbox', { name: 'British Library newspapers, part 2' });
    await user.click(series());
    await waitFor(() => expect(searchOf(router)).toBe('?q=mare&title=BL%2F0002647&title=n-gazette'));
    await waitFor(() => expect(series()).toBeChecked());
    await user.click(series());
    await waitFor(() => expect(searchOf(router)).toBe('?q=mare&title=n-gazette'));
  });
});

describe('a search that is not answered as hoped', () => {
  it('names the place of what could not be understood, below the box', async () => {
    answer(found(aResult({ faults: [{ at: 5, length: 5, message: 'Put a word or phrase on both sides of near/.' }] })));
    const { container } = await renderApp(`${RESULTS}?q=mare+near%2F5&from=soon`, MEMBER);
    const faults = await screen.findByRole('status', { name: 'Parts of your search we didn’t understand' });
    await waitFor(() => expect(faults).toHaveTextContent('At “near/”: Put a word or phrase on both sides of near/.'));
    expect(within(faults).getByText('near/', { selector: 'mark' })).toBeVisible();
    expect(faults).toHaveTextContent('“soon”: This isn’t a date we know.');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('that finds nothing offers wider ones that find something', async () => {
    answer({
      ...found(),
      articleSearch: ({ search }: { search: string }) =>
        search.includes('exact') || search.includes('from')
          ? aResult({ total: 0, matches: [] })
          : aResult({ total: 7 }),
    });
    await renderApp(`${RESULTS}?q=mare&exact=true&kind=births`, MEMBER);
    expect(await screen.findByRole('heading', { name: 'No articles match this search' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Include misreadings' })).toHaveAttribute(
      'href',
      `${RESULTS}?q=mare&kind=births`,
    );
    expect(screen.queryByRole('link', { name: 'Without archive tag: Births' })).not.toBeInTheDocument();
  });

  it('that fails keeps its words and is tried again', async () => {
    goOffline();
    const { user } = await renderApp(`${RESULTS}?q=mare`, MEMBER);
    expect(await screen.findByRole('heading', { name: 'We couldn’t run this search' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Words to find' })).toHaveValue('mare');
    comeBack();
    answer(found());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1–1 of 1 article')).toBeVisible();
  });

  it('that the index cannot answer just now is tried again', async () => {
    answer({
      ...found(),
      articleSearch: () => {
        throw refusal('SEARCH_UNAVAILABLE');
      },
    });
    const { user } = await renderApp(`${RESULTS}?q=mare`, MEMBER);
    expect(await screen.findByText(/Search isn’t available at the moment. Try again/)).toBeVisible();
    expect([screen.queryByText('Loading filters'), screen.queryByText('The filters are not available')]).toEqual([
      null,
      null,
    ]);
    answer(found());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1–1 of 1 article')).toBeVisible();
  });

  it('are there when only the counts fail, and the page says so', async () => {
    answer({
      ...found(),
      articleFacets: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    await renderApp(`${RESULTS}?q=mare`, MEMBER);
    expect(await screen.findByText('The filters are not available')).toBeVisible();
    // Two questions: either may be answered first.
    expect(await screen.findByText('1–1 of 1 article')).toBeVisible();
  });

  it('that is one of too many leads to what the limit is', async () => {
    answer({
      ...found(),
      articleSearch: () => {
        throw refusal('RATE_LIMITED');
      },
    });
    await renderApp(`${RESULTS}?q=mare`, MEMBER);
    expect(await screen.findByRole('link', { name: 'About this limit' })).toHaveAttribute('href', '/steady-sherlock');
  });
});

describe('a search as a whole', () => {
  it('is saved under a name, for members who may', async () => {
    answer({
      ...found(),
      saveSearch: ({ name }: { name: string }) => ({ saved: { id: '1', kind: 'ARTICLES', name }, wasKept: false }),
    });
    const { user } = await renderApp(`${RESULTS}?q=mare&page=2`, MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('mare');
    await user.click(dialog.getByRole('button', { name: 'Save search' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sentRequests().find(({ operationName }) => operationName === 'SaveArticleSearch')?.variables).toEqual({
      name: 'mare',
      search: 'q=mare',
    });
  });

  it('is not saved by visitors, who sign in to download it', async () => {
    answer(found());
    const { user } = await renderApp(`${RESULTS}?q=mare`);
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect(await within(await screen.findByRole('dialog')).findByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save search' })).not.toBeInTheDocument();
  });

  it('is downloaded by members, and says so when that fails', async () => {
    answer({
      ...found(),
      exportArticles: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp(`${RESULTS}?q=mare`, MEMBER);
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /JSON/u }));
    await user.click(dialog.getByRole('button', { name: 'Download 1 article' }));
    expect(await dialog.findByText('We couldn’t make the file')).toBeVisible();
    expect(sentRequests().find(({ operationName }) => operationName === 'ExportArticles')?.variables).toEqual({
      search: 'q=mare',
      format: 'JSON',
    });
  });
});

it('a search asks the server once for its articles and once for its counts, and is remembered', async () => {
  answer(found());
  const { user, router } = await renderApp(`${RESULTS}?q=mare`, MEMBER);
  await screen.findByRole('checkbox', { name: 'The Statesman 900' });
  const box = screen.getByRole('combobox', { name: 'Words to find' });
  await user.clear(box);
  await user.type(box, '"lost mare"{Enter}');
  await waitFor(() => expect(searchOf(router)).toBe('?q=%22lost+mare%22'));
  expect(await screen.findByRole('heading', { level: 1, name: '“lost mare”' })).toHaveFocus();
  await waitFor(() =>
    expect(
      sentRequests()
        .map(({ operationName }) => operationName)
        .filter((name) => name?.startsWith('Article')),
    ).toEqual(['ArticleSearch', 'ArticleFacets', 'ArticleSearch', 'ArticleFacets']),
  );
  expect(JSON.parse(localStorage.getItem('recentSearches') ?? '[]')).toMatchObject([
    { address: `${RESULTS}?q=%22lost+mare%22`, label: '“lost mare”', total: 1 },
    { address: `${RESULTS}?q=mare` },
  ]);
});
