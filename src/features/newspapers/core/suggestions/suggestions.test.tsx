import { act, screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const PAPER = {
  id: 'n-gazette',
  slug: 'gazette',
  name: 'Gazette',
  placeName: null,
  county: null,
  country: null,
  publishesOn: [],
  firstIssue: '1850-06-15',
  lastIssue: '1850-06-15',
  issueCount: 1,
  pageCount: 8,
  articleCount: 3,
  isSample: false,
};
const asked = () =>
  sentRequests()
    .filter(({ operationName }) => operationName === 'ArticleSuggestions')
    .map(({ variables }) => variables.prefix);

async function openBox() {
  answer({
    newspaperTitles: () => [PAPER],
    articleSuggestions: ({ prefix }: { prefix: string }) =>
      prefix.toLowerCase().startsWith('ma') ? ['mare', 'market', 'married'] : [],
  });
  const app = await renderApp('/newspapers', { reader: 'member' });
  const box = await screen.findByRole('combobox', { name: 'Words to find' });
  return { ...app, box };
}

describe('words offered under the box of the newspaper search', () => {
  it('complete the word that is typed, by the keyboard alone', async () => {
    const { user, box, container } = await openBox();
    await user.type(box, 'lost ma');
    const list = await screen.findByRole('listbox', { name: 'Words in the newspapers' });
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('3 suggestions. Use the arrow keys to choose.')).toBeInTheDocument();
    expect(
      within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['mare', 'market', 'married']);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box).toHaveAttribute(
      'aria-activedescendant',
      within(list).getByRole('option', { name: 'market', selected: true }).id,
    );
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('lost market ');
    expect(box).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    // Only the start of the last word was sent, never the search.
    expect(asked().every((prefix) => !String(prefix).includes(' '))).toBe(true);
  });

  it('are closed by Escape, which keeps what is typed, and come back with the next letter', async () => {
    const { user, box } = await openBox();
    await user.type(box, 'ma');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(box).toHaveValue('ma');
    await user.keyboard('r');
    expect(await screen.findByRole('listbox')).toBeVisible();
  });

  it('are chosen by a press', async () => {
    const { user, box } = await openBox();
    await user.type(box, '"ma');
    await user.click(await screen.findByRole('option', { name: 'mare' }));
    expect(box).toHaveValue('"mare ');
  });

  it('stay out of the way of Enter, which sends what is typed', async () => {
    const { user, box, router } = await openBox();
    await user.type(box, 'lost ma');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/search-newspapers/results?q=lost+ma',
      ),
    );
  });

  it('are missed by no one while the search does not answer', async () => {
    const { user, box } = await openBox();
    answer({
      articleSuggestions: () => {
        throw refusal('SEARCH_UNAVAILABLE');
      },
    });
    await user.type(box, 'lost ma');
    await waitFor(() => expect(asked()).toContain('ma'));
    await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'));
    expect([screen.queryByRole('listbox'), screen.queryByRole('alert')]).toEqual([null, null]);
  });

  it('are not asked for without a connection', async () => {
    const { user, box } = await openBox();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.type(box, 'lost ma');
    // The box rests for longer than is waited before words are asked for.
    await act(() => new Promise((rested) => setTimeout(rested, 300)));
    expect([asked(), screen.queryByRole('listbox')]).toEqual([[], null]);
  });
});
