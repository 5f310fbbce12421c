import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aTitle } from '../articles.fixture.ts';

const issue = (id: string, titleName: string, more: object = {}) => ({
  issue: { id, date: '1824-02-17', datePrecision: 'DAY', edition: '', pageCount: 4, ...more },
  titleName,
  titleSlug: 'the-statesman',
  placeName: 'London',
});
const aDate = (more: object = {}) => ({
  date: '1824-02-17',
  issues: [issue('BL/0002647/18240217', 'The Statesman'), issue('n-gazette/18240217-2', 'Gazette', { edition: '2' })],
  undated: [issue('n-echo/18240201', 'Echo')],
  dates: [
    { date: '1824-02-17', issueCount: 2 },
    { date: '1824-02-20', issueCount: 1 },
  ],
  previous: null,
  next: '1824-02-20',
  firstIssue: '1824-02-17',
  lastIssue: '1850-06-15',
  ...more,
});

describe('newspapers by date', () => {
  it('ROUTE-149 name the issues of a date, and lead to the dates around it', async () => {
    answer({ issuesOfDate: () => aDate() });
    const { container } = await renderApp('/search-newspapers/issues?date=1824-02-17');
    const issues = within(await screen.findByRole('region', { name: 'Newspapers of Tuesday 17 February 1824' }));
    expect(issues.getByRole('link', { name: 'The Statesman' })).toHaveAttribute(
      'href',
      '/newspapers/issue/BL/0002647/18240217',
    );
    expect(issues.getByText('London · edition 2 · 4 pages')).toBeVisible();
    expect(issues.getByRole('link', { name: 'After: Friday 20 February 1824' })).toHaveAttribute(
      'href',
      '/search-newspapers/issues?date=1824-02-20',
    );
    expect(screen.getByRole('heading', { name: 'Only the month or year is known' })).toBeVisible();
    expect(
      within(screen.getByRole('table', { name: /^February 1824/u })).getByRole('link', {
        name: 'Friday 20 February 1824, 1 issue',
      }),
    ).toHaveAttribute('href', '/search-newspapers/issues?date=1824-02-20');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('are asked for by a date as people write it', async () => {
    answer({
      issuesOfDate: ({ date }: { date: string | null }) =>
        aDate({ date: date ?? '1824-02-17', ...(date !== null && { issues: [] }) }),
    });
    const { user, router } = await renderApp('/search-newspapers/issues');
    const field = await screen.findByRole('textbox', { name: 'Date' });
    expect(field).toHaveValue('17/02/1824');
    await user.clear(field);
    await user.type(field, 'soon{Enter}');
    expect(await screen.findByText('Enter a date, such as 17/2/1824.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '18 February 1824{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?date=1824-02-18'));
    expect(await screen.findByText('We hold no issue of this date')).toBeVisible();
  });

  it.each([
    ['', 'No newspapers yet'],
    ['?date=1824-02-30', 'This isn’t a date'],
  ])('say what is missing at %j', async (search, title) => {
    answer({ issuesOfDate: () => null });
    await renderApp(`/search-newspapers/issues${search}`);
    expect(await screen.findByText(title)).toBeVisible();
  });
});

describe('newspaper titles', () => {
  const TITLES = {
    newspaperTitles: () => [
      aTitle(),
      aTitle({
        id: 'n-gazette',
        slug: 'gazette',
        name: 'Wexcombe Gazette',
        placeName: 'Wexcombe',
        county: 'Cornwall',
        firstIssue: '1850-06-15',
        lastIssue: '1850-06-15',
        isSample: true,
      }),
    ],
  };
  const names = () =>
    within(screen.getByRole('table'))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent?.trim());

  it('ROUTE-150 are narrowed by name, county and year while one types', async () => {
    answer(TITLES);
    const { user, container } = await renderApp('/search-newspapers/titles');
    await screen.findByText('2 newspapers');
    const name = await screen.findByRole('searchbox', { name: 'Name' });
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.type(name, 'gaz');
    expect(screen.getByText('1 of 2 newspapers')).toBeVisible();
    expect(names()).toEqual(['Wexcombe Gazette Sample']);
    await user.clear(screen.getByRole('searchbox', { name: 'Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Year' }), '1825');
    expect(names()).toEqual(['The Statesman']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'County' }), 'Cornwall');
    expect(screen.getByText('No newspaper fits')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(names()).toHaveLength(2);
  });

  it('lead to the search of each', async () => {
    answer(TITLES);
    await renderApp('/search-newspapers/titles');
    expect(await screen.findByRole('link', { name: 'Search The Statesman' })).toHaveAttribute(
      'href',
      '/search-newspapers/results?title=BL%2F0002647',
    );
  });
});
