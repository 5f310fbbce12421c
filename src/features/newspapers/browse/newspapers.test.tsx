import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, goOffline, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const title = (more: object = {}) => ({
  id: 'BL/0002647',
  slug: 'the-statesman',
  name: 'The Statesman',
  placeName: 'London',
  county: 'Middlesex',
  country: 'England',
  publishesOn: [2, 5],
  firstIssue: '1824-02-17',
  lastIssue: '1825-03-04',
  issueCount: 12,
  pageCount: 48,
  articleCount: 300,
  sourceNote: null,
  rights: 'Public domain',
  attribution: 'Scanned by the library',
  isSample: false,
  ...more,
});
const issue = (date: string, more: object = {}) => ({
  id: `BL/0002647/${date.replaceAll('-', '')}`,
  date,
  datePrecision: 'DAY',
  edition: '',
  pageCount: 4,
  ...more,
});

describe('the list of newspapers', () => {
  it('NEWS-003 names each with its place, years, issues and pages', async () => {
    answer({
      newspaperTitles: () => [
        title(),
        title({
          id: 'n-gazette',
          slug: 'gazette',
          name: 'Wexcombe Gazette',
          placeName: null,
          county: null,
          country: null,
          firstIssue: '1850-06-15',
          lastIssue: '1850-06-15',
          issueCount: 1,
          pageCount: 8,
          isSample: true,
        }),
      ],
    });
    const { container } = await renderApp('/newspapers');
    expect(await screen.findByRole('heading', { level: 1, name: 'Newspapers' })).toBeVisible();
    expect(screen.getByText('2 newspapers, 13 issues, 56 pages, 1824–1850')).toBeVisible();
    const row = screen.getByRole('row', { name: /The Statesman/u });
    expect(row).toHaveTextContent('London, Middlesex, England');
    expect(row).toHaveTextContent('1824–1825');
    expect(within(row).getByRole('link', { name: 'The Statesman' })).toHaveAttribute(
      'href',
      '/newspapers/title/the-statesman',
    );
    expect(screen.getByRole('row', { name: /Wexcombe Gazette/u })).toHaveTextContent('Not known');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('NEWS-003 leads a visitor’s words to sign-up, and from there to their results', async () => {
    answer({ newspaperTitles: () => [title()] });
    const { user, router } = await renderApp('/newspapers');
    expect(await screen.findByText(/We’ll ask you to sign in or create an account/u)).toBeVisible();
    await user.type(screen.getByRole('combobox', { name: 'Words to find' }), 'lost mare{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/register'));
    expect(sessionStorage.getItem('returnTo')).toBe('/search-newspapers/results?q=lost+mare');
  });

  it('leads a member’s words to their results at once', async () => {
    answer({ newspaperTitles: () => [title()] });
    const { user, router } = await renderApp('/newspapers', { reader: 'member' });
    await user.type(await screen.findByRole('combobox', { name: 'Words to find' }), 'lost mare{Enter}');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/search-newspapers/results?q=lost+mare',
      ),
    );
  });

  it('leads to the records where there is no newspaper yet', async () => {
    answer({ newspaperTitles: () => [] });
    await renderApp('/newspapers');
    expect(await screen.findByText('No newspapers yet')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Search the records' })).toHaveAttribute(
      'href',
      '/search/historical-records',
    );
  });

  it('fails with a way to try again', async () => {
    answer({
      newspaperTitles: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/newspapers');
    expect(await screen.findByText('We couldn’t fetch the newspapers')).toBeVisible();
    answer({ newspaperTitles: () => [title()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'The Statesman' })).toBeVisible();
  });
});

describe('a newspaper', () => {
  it('shows its years with what is held and missing, and where it comes from', async () => {
    answer({
      newspaperHoldings: () => ({
        title: title(),
        years: [
          { year: 1824, issueCount: 10, missingCount: 82 },
          { year: 1825, issueCount: 2, missingCount: 0 },
        ],
      }),
    });
    const { container } = await renderApp('/newspapers/title/the-statesman');
    expect(await screen.findByRole('heading', { level: 1, name: 'The Statesman' })).toBeVisible();
    const years = within(screen.getByRole('region', { name: 'Years' })).getAllByRole('listitem');
    expect(years.map(({ textContent }) => textContent)).toEqual(['182410 issues82 missing', '18252 issues']);
    expect(screen.getByRole('link', { name: '1824' })).toHaveAttribute('href', '/newspapers/title/the-statesman/1824');
    const about = screen.getByRole('region', { name: 'About this newspaper' });
    expect(about).toHaveTextContent('Published onTuesdays and Fridays');
    expect(about).toHaveTextContent('First issue hereTuesday 17 February 1824');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('is searched alone, and leads to the other newspapers of its place', async () => {
    answer({ newspaperHoldings: () => ({ title: title(), years: [] }) });
    const { user, router } = await renderApp('/newspapers/title/the-statesman', { reader: 'member' });
    expect(await screen.findByRole('link', { name: 'All newspapers of London' })).toHaveAttribute(
      'href',
      '/newspapers/place/middlesex/london',
    );
    await user.type(screen.getByRole('combobox', { name: 'Words to find in this newspaper' }), 'mare{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=mare&title=BL%2F0002647'));
  });

  it('that is not held leads to those that are', async () => {
    answer({ newspaperHoldings: () => null });
    await renderApp('/newspapers/title/nothing');
    expect(await screen.findByRole('heading', { name: 'We do not have this newspaper' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all newspapers' })).toHaveAttribute('href', '/newspapers');
  });

  it('says so when there is no connection', async () => {
    goOffline();
    await renderApp('/newspapers/title/the-statesman');
    expect(await screen.findByText(/couldn’t reach the site/u)).toBeVisible();
  });
});

describe('the newspapers of a place', () => {
  it('are shown with their years, and searched together', async () => {
    answer({
      newspapersOfPlace: () => [
        {
          title: title(),
          years: [
            { year: 1824, issueCount: 10, missingCount: 82 },
            { year: 1825, issueCount: 0, missingCount: 52 },
          ],
        },
        {
          title: title({ id: 'n-echo', slug: 'echo', name: 'Echo', issueCount: 1 }),
          years: [{ year: 1830, issueCount: 1, missingCount: 0 }],
        },
      ],
    });
    const { container, user, router } = await renderApp('/newspapers/place/middlesex/london', { reader: 'member' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Newspapers of London, Middlesex, England' }),
    ).toBeVisible();
    expect(screen.getByText('2 newspapers, 13 issues, 1824–1825')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'The Statesman' })).queryByRole('link', { name: '1825' }),
    ).not.toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Echo' })).getByRole('link', { name: '1830' })).toHaveAttribute(
      'href',
      '/newspapers/title/echo/1830',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.type(screen.getByRole('combobox', { name: 'Words to find in newspapers of London' }), 'mare{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=mare&title=BL%2F0002647&title=n-echo'));
  });

  it('that has none leads to those that are held', async () => {
    answer({ newspapersOfPlace: () => [] });
    await renderApp('/newspapers/place/none/none');
    expect(await screen.findByRole('heading', { name: 'We have no newspapers of this place' })).toBeVisible();
  });
});

describe('a year of a newspaper', () => {
  const year = () => ({
    title: title(),
    year: 1824,
    issues: [
      issue('1824-02-17'),
      issue('1824-02-17', { id: 'BL/0002647/18240217-2', edition: '2' }),
      issue('1824-03-01', { datePrecision: 'MONTH' }),
    ],
    missing: [{ date: '1824-02-20', reason: 'NOT_HELD' }],
    previousYear: null,
    nextYear: 1825,
  });

  it('is a calendar whose days lead to their issues and mark the missing ones', async () => {
    answer({ newspaperCalendar: year });
    const { container } = await renderApp('/newspapers/title/the-statesman/1824');
    expect(await screen.findByRole('heading', { level: 1, name: 'The Statesman, 1824' })).toBeVisible();
    expect(screen.getByText('3 issues; 1 missing')).toBeVisible();
    const february = within(screen.getByRole('table', { name: 'February 1824' }));
    expect(february.getByRole('link', { name: /^Tuesday 17 February 1824, 4 pages$/u })).toHaveAttribute(
      'href',
      '/newspapers/issue/BL/0002647/18240217',
    );
    expect(february.getByRole('link', { name: /edition 2/u })).toHaveAttribute(
      'href',
      '/newspapers/issue/BL/0002647/18240217-2',
    );
    expect(february.getByText('20')).toHaveTextContent('Issue missing');
    expect(screen.getByRole('region', { name: 'Issues whose day is not known' })).toHaveTextContent(
      'March 1824, 4 pages',
    );
    expect(screen.getByRole('region', { name: 'Missing issues' })).toHaveTextContent(
      'Friday 20 February 1824: not held',
    );
    expect(screen.getByRole('link', { name: 'Next year: 1825' })).toHaveAttribute(
      'href',
      '/newspapers/title/the-statesman/1825',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it.each(['1824', 'nonsense'])('that is not held leads to the other years: %s', async (written) => {
    answer({ newspaperCalendar: () => null });
    await renderApp(`/newspapers/title/the-statesman/${written}`);
    expect(await screen.findByRole('heading', { name: 'No issues of this year' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See its other years' })).toHaveAttribute(
      'href',
      '/newspapers/title/the-statesman',
    );
  });
});

describe('an issue', () => {
  const article = (id: string, more: object = {}) => ({
    id,
    headline: 'Fire at Wexcombe',
    kind: 'article',
    isGuess: false,
    words: 212,
    firstPage: 1,
    ...more,
  });
  const outline = () => ({
    issue: issue('1824-02-17'),
    title: title(),
    label: 'No. 5,821',
    pages: [
      { id: 'BL/0002647/18240217/0001', position: 1, label: '1', words: 5000, hasImage: true },
      { id: 'BL/0002647/18240217/0002', position: 2, label: '2', words: 4100, hasImage: false },
    ],
    articles: [
      article('BL/0002647/18240217/0001/0001'),
      article('BL/0002647/18240217/0001/0002', { headline: null, kind: 'deaths', isGuess: true, words: 40 }),
    ],
    access: ['MEMBERS'],
    isReadable: true,
    previous: null,
    next: { id: 'BL/0002647/18240220', date: '1824-02-20', datePrecision: 'DAY' },
  });

  it('names the articles that start on each page', async () => {
    answer({ issueOutline: outline });
    const { container } = await renderApp('/newspapers/issue/BL/0002647/18240217');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tuesday 17 February 1824' })).toBeVisible();
    expect(document.title).toBe('The Statesman, Tuesday 17 February 1824 | Muniment');
    expect(screen.getByText('No. 5,821')).toBeVisible();
    expect(screen.getByText('Divided into articles by this site')).toBeVisible();
    const contents = screen.getByRole('region', { name: 'In this issue' });
    expect(contents).toHaveTextContent('Fire at Wexcombe212 words');
    expect(contents).toHaveTextContent('Deaths40 words');
    expect(within(contents).getByRole('link', { name: 'Open the page: 2' })).toHaveAttribute(
      'href',
      '/image-viewer?issue=BL/0002647/18240217/0002',
    );
    expect(contents).toHaveTextContent('No articles start on this page.');
    expect(screen.getByRole('link', { name: 'Next issue: Friday 20 February 1824' })).toHaveAttribute(
      'href',
      '/newspapers/issue/BL/0002647/18240220',
    );
    expect(screen.getByText('Public domain · Scanned by the library')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('opens the text of an article below it, line by line, and says that a machine read it', async () => {
    answer({
      issueOutline: outline,
      articleText: ({ id }: { id: string }) => ({
        id,
        blocks: [
          { page: 1, lines: ['On Monday a fire', 'broke out at Wex-', 'combe.'] },
          { page: 2, lines: ['No lives were lost.'] },
        ],
      }),
    });
    const { user, container } = await renderApp('/newspapers/issue/BL/0002647/18240217');
    const headline = await screen.findByRole('button', { name: 'Fire at Wexcombe' });
    expect(headline).toHaveAttribute('aria-expanded', 'false');
    await user.click(headline);
    expect((await screen.findByText(/On Monday a fire/u)).textContent).toBe(
      'On Monday a fire\nbroke out at Wex-\ncombe.',
    );
    expect(screen.getByText('Page 2', { selector: 'p' })).toBeVisible();
    expect(screen.getByText(/^Text read by machine from the printed page, with its errors\./u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it on the page' })).toHaveAttribute(
      'href',
      '/image-viewer?issue=BL/0002647/18240217/0001/0001',
    );
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(headline);
    expect(screen.queryByText(/On Monday a fire/u)).not.toBeInTheDocument();
  });

  it('that members read shows a visitor what is in it and the way in', async () => {
    answer({ issueOutline: () => ({ ...outline(), isReadable: false }) });
    await renderApp('/newspapers/issue/BL/0002647/18240217');
    expect(await screen.findByRole('heading', { name: 'Sign in to read this issue' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByText('Fire at Wexcombe')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fire at Wexcombe' })).not.toBeInTheDocument();
  });

  it('that readers of libraries read leads to the library', async () => {
    answer({ issueOutline: () => ({ ...outline(), isReadable: false, access: ['INSTITUTION'] }) });
    await renderApp('/newspapers/issue/BL/0002647/18240217');
    expect(await screen.findByRole('heading', { name: 'Some libraries can open this issue' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find your library' })).toHaveAttribute('href', '/wayf');
  });

  it('that is not held leads to all newspapers', async () => {
    answer({ issueOutline: () => null });
    await renderApp('/newspapers/issue/BL/0000000/19000101');
    expect(await screen.findByRole('heading', { name: 'We do not have this issue' })).toBeVisible();
  });
});
