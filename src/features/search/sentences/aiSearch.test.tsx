import { act, screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const IN_GROUP = { reader: 'member', groups: ['ai-record-search'] } as const;
const SEARCH = 'firstname=john&lastname=pinch&yearofbirth=1830&yearofbirth_offset=5';
const aReading = (more: object = {}) => ({
  search: SEARCH,
  parts: [{ fieldId: 'LastName', label: 'Surname', text: 'Pinch' }],
  unread: ['juggled'],
  readBy: 'rules',
  ...more,
});
const value = (text: string, count: number) => ({ value: text.toLowerCase(), label: text, count });
const theRecords = {
  recordSearch: () => ({ total: 12 }),
  recordFacets: () => [
    { fieldId: 'Decade', values: [value('1840s', 8), value('1850s', 4)] },
    { fieldId: 'Place', values: [value('Roche', 9)] },
  ],
  recordSets: () => [],
  suggestedSearches: () => [
    {
      kind: 'years',
      change: 'Birth year 1830 ± 10',
      search: 'lastname=pinch&yearofbirth=1830&yearofbirth_offset=10',
      total: 20,
    },
  ],
};
const addressOf = ({ state: { location } }: Awaited<ReturnType<typeof renderApp>>['router']) =>
  location.pathname + location.search;

describe('a search in one’s own words', () => {
  it('SRCH-040 ROUTE-134 ROUTE-135 leads from a sentence to what the records hold of it', async () => {
    answer({ ...theRecords, readSentence: () => aReading() });
    const { user, router, container } = await renderApp('/ai-search', IN_GROUP);
    expect(await screen.findByRole('heading', { level: 1, name: 'Search in your own words' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.type(
      await screen.findByRole('textbox', { name: /Your sentence/ }),
      'John Pinch born about 1830 juggled',
    );
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'What the records hold' })).toBeVisible();
    expect(addressOf(router)).toBe(`/ai-search/results-summary?${SEARCH}`);
    const fields = within(await screen.findByRole('list', { name: 'How we understood your sentence' }));
    expect(fields.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'First name(s): John',
      'Surname: Pinch',
      'Birth year: 1830 ± 5',
    ]);
    expect(screen.getByText('Not understood: “juggled”')).toBeVisible();
    expect(await screen.findByText('12 records match.')).toBeVisible();
    expect(screen.getByText(/They run from the 1840s to the 1850s/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Roche' })).toHaveAttribute(
      'href',
      expect.stringContaining('place=roche&place_proximity=0'),
    );
    expect(screen.getByRole('link', { name: 'See all 12 records' })).toHaveAttribute(
      'href',
      `/search/results?${SEARCH}`,
    );
    expect(await screen.findByRole('link', { name: 'Birth year 1830 ± 10' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('says when a language model helped', async () => {
    answer({ ...theRecords, readSentence: () => aReading({ readBy: 'assistant' }) });
    const { user } = await renderApp('/ai-search', IN_GROUP);
    await user.type(await screen.findByRole('textbox', { name: /Your sentence/ }), 'John Pinch{Enter}');
    expect(await screen.findByText(/A language model helped/)).toBeVisible();
  });

  it('lets each field be corrected and removed', async () => {
    answer(theRecords);
    const { user, router } = await renderApp(`/ai-search/results-summary?${SEARCH}`, IN_GROUP);
    await user.click(await screen.findByRole('button', { name: 'Edit Birth year' }));
    const editor = within(await screen.findByRole('form', { name: 'Edit Birth year' }));
    const year = editor.getByRole('textbox', { name: 'Birth year' });
    await waitFor(() => expect(year).toHaveFocus());
    await user.clear(year);
    await user.type(year, 'soon');
    await user.click(editor.getByRole('button', { name: 'Save field' }));
    expect(await editor.findByText('A year is written in digits only.')).toBeVisible();
    expect(addressOf(router)).toBe(`/ai-search/results-summary?${SEARCH}`);
    await user.clear(year);
    await user.type(year, '1832');
    await user.selectOptions(editor.getByRole('combobox', { name: 'Years either way' }), '10');
    await user.click(editor.getByRole('button', { name: 'Save field' }));
    await waitFor(() =>
      expect(addressOf(router)).toBe(
        '/ai-search/results-summary?firstname=john&lastname=pinch&yearofbirth=1832&yearofbirth_offset=10',
      ),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Birth year' })).toHaveFocus());
    await user.click(await screen.findByRole('button', { name: /^Remove Birth year/ }));
    await waitFor(() => expect(addressOf(router)).toBe('/ai-search/results-summary?firstname=john&lastname=pinch'));
  });

  it('says what of the address was dropped, keeps the several values of a field that stays as it was, and gives the focus back on Escape', async () => {
    answer(theRecords);
    const { user, router } = await renderApp(
      '/ai-search/results-summary?place=roche&place=wexcombe&yearofbirth=soon',
      IN_GROUP,
    );
    const pencil = await screen.findByRole('button', { name: /^Edit/ });
    expect(screen.getByText('Not understood: yearofbirth “soon”. A year is written in digits only.')).toBeVisible();
    await user.click(pencil);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(pencil).toHaveFocus());
    await user.click(pencil);
    expect(await screen.findByRole('textbox', { name: /^(?!Your)/ })).toHaveValue('Roche or Wexcombe');
    await user.click(screen.getByRole('button', { name: 'Save field' }));
    await waitFor(() => expect(addressOf(router)).not.toContain('soon'));
    expect(addressOf(router)).toMatch(/place=roche(~|%7E|&place=)wexcombe/u);
  });

  it('shows no figures of an earlier search beside a new one', async () => {
    answer(theRecords);
    const { router } = await renderApp(`/ai-search/results-summary?${SEARCH}`, IN_GROUP);
    expect(await screen.findByText('12 records match.')).toBeVisible();
    answer({ ...theRecords, recordSearch: () => ({ total: 3 }) });
    await act(() => router.navigate('/ai-search/results-summary?lastname=hobb'));
    expect(screen.queryByText('12 records match.')).not.toBeInTheDocument();
    expect(await screen.findByText('3 records match.')).toBeVisible();
  });

  it('does not move a reader who went elsewhere while the sentence was read', async () => {
    let finish: (reading: object) => void = () => undefined;
    const reading = new Promise<object>((resolve) => {
      finish = resolve;
    });
    answer({ ...theRecords, readSentence: () => reading });
    const { user, router } = await renderApp('/ai-search', IN_GROUP);
    await user.type(await screen.findByRole('textbox', { name: /Your sentence/ }), 'John Pinch{Enter}');
    await waitFor(() =>
      expect(sentRequests().some(({ operationName }) => operationName === 'ReadSentence')).toBe(true),
    );
    await act(() => router.navigate('/search/results'));
    finish(aReading());
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Your sentence/ })).not.toBeInTheDocument());
    expect(addressOf(router)).toBe('/search/results');
  });

  it('says what it needs, and loses nothing typed when it cannot be read', async () => {
    answer({
      readSentence: () => {
        throw refusal('RATE_LIMITED');
      },
    });
    const { user } = await renderApp('/ai-search', IN_GROUP);
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    expect(await screen.findByText('Enter who or what you’re looking for.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Your sentence/ }), 'John Pinch{Enter}');
    expect(await screen.findByText(/Too many requests/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Your sentence/ })).toHaveValue('John Pinch');
    answer({ readSentence: () => aReading({ search: '', parts: [], unread: ['John Pinch'] }) });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('We didn’t understand any of this')).toBeVisible();
    expect(sentRequests().filter(({ operationName }) => operationName === 'ReadSentence')).toHaveLength(2);
  });

  it('says that there is no search yet, and tries a summary again that failed', async () => {
    answer({
      ...theRecords,
      recordSearch: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user, router } = await renderApp('/ai-search/results-summary', IN_GROUP);
    expect(await screen.findByText('No search yet')).toBeVisible();
    await act(() => router.navigate(`/ai-search/results-summary?${SEARCH}`));
    expect(await screen.findByText('We couldn’t summarise the results')).toBeVisible();
    answer(theRecords);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('12 records match.')).toBeVisible();
  });

  it.each(['recordFacets', 'recordSets'])(
    'tries a summary again for which the answer to %s is missing',
    async (part) => {
      answer({
        ...theRecords,
        [part]: () => {
          throw refusal('INTERNAL_SERVER_ERROR');
        },
      });
      const { user } = await renderApp(`/ai-search/results-summary?${SEARCH}`, IN_GROUP);
      expect(await screen.findByText('We couldn’t summarise the results')).toBeVisible();
      answer(theRecords);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('12 records match.')).toBeVisible();
    },
  );
});
