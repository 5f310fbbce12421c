import { screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aNeighbourhood, aTree } from '#test/support/treeAnswers.ts';

const PAGE = '/tree/fmp-7-1/relationship';
const id = (person: number) => `fmp-7-${person}`;
const step = (person: number, link = 'birth') => ({ personId: id(person), link });
const COUSINS = {
  term: 'a first cousin',
  through: [{ people: [id(3), id(4)] }],
  routes: Array.from({ length: 5 }, (_, way) => ({
    lines: [{ up: [step(1), step(5)], tops: [id(3), id(4)], down: [step(10 + way, 'adopted'), step(2)] }],
  })),
};
const HUSBAND = {
  term: 'the husband of a sister',
  through: [],
  routes: [
    {
      lines: [
        { up: [step(1)], tops: [id(3)], down: [step(6)] },
        { up: [], tops: [id(2)], down: [] },
      ],
    },
  ],
};
const NAMES: Record<number, string> = { 1: 'John', 2: 'Ann', 3: 'Robert', 4: 'Mary' };
const people = [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14].map((person) => aCard(person, NAMES[person] ?? `Kin${person}`));

const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const answers = (more: Parameters<typeof answer>[0] = {}) =>
  answer({
    familyTree: () => aTree(),
    treeNeighbourhood: ({ personId }) =>
      aNeighbourhood({
        proband: String(personId),
        persons: people.filter((card) => card.id === personId),
        families: [],
      }),
    treePeople: () => ({ persons: [aCard(2, 'Ann')], total: 1, next: null }),
    treeKinship: () => ({ isWhole: true, persons: people, relations: [COUSINS, HUSBAND] }),
    ...more,
  });

describe('how two people are related', () => {
  it('is said in a sentence, drawn way by way, and kept in the address', async () => {
    answers();
    const { user, container } = await renderApp(`${PAGE}?from=1&to=2`, { reader: 'member' });
    expect(
      await screen.findByText(
        'Ann Pinch is a first cousin of John Pinch, five times, through Robert Pinch and Mary Pinch; and the husband of a sister.',
      ),
    ).toBeVisible();
    const item = within(screen.getByRole('heading', { name: 'A first cousin' }).closest('li') as HTMLElement);
    expect(item.getAllByRole('figure')).toHaveLength(3);
    const [first] = item.getAllByRole('figure');
    expect(
      within(first as HTMLElement)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['John Pinch', 'Kin5 Pinch', 'Robert Pinch', 'Mary Pinch', 'Kin10 Pinch', 'Ann Pinch']);
    expect(within(first as HTMLElement).getByText('adopted')).toBeVisible();
    await user.click(item.getByRole('button', { name: 'Show 2 more ways' }));
    expect(item.getAllByRole('figure')).toHaveLength(5);
    expect(screen.getByText('Kin6 Pinch and Ann Pinch are partners')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('swaps the two, and Back returns to the question before', async () => {
    answers();
    const { user } = await renderApp(`${PAGE}?from=fmp-7-1&to=fmp-7-2`, { reader: 'member' });
    await screen.findByText(/^Ann Pinch is/u);
    await user.click(screen.getByRole('button', { name: 'Swap them' }));
    expect(await screen.findByText(/^John Pinch is/u)).toBeVisible();
    expect(window.location.search).toBe('?from=fmp-7-2&to=fmp-7-1');
    expect(sent('TreeKinship').at(-1)).toMatchObject({ personId: id(2), otherId: id(1) });
    window.history.back();
    expect(await screen.findByText(/^Ann Pinch is/u)).toBeVisible();
  });

  it('finds people by name', async () => {
    answers();
    const { user } = await renderApp(`${PAGE}?from=1`, { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'Choose two people' })).toBeVisible();
    await user.type(await screen.findByRole('combobox', { name: 'Second person' }), 'ann');
    await user.click(await screen.findByRole('option', { name: /Ann Pinch/u }));
    expect(await screen.findByText(/^Ann Pinch is/u)).toBeVisible();
    expect(window.location.search).toBe('?from=1&to=fmp-7-2'.replace('from=1', 'from=fmp-7-1'));
    await user.click(screen.getByRole('button', { name: 'Choose another person in place of: John Pinch' }));
    expect(await screen.findByRole('combobox', { name: 'First person' })).toBeVisible();
  });

  it('keeps the focus where a person is chosen, unless the reader went on', async () => {
    answers();
    const { user } = await renderApp(`${PAGE}?from=1`, { reader: 'member' });
    const change = (name: string) =>
      screen.findByRole('button', { name: `Choose another person in place of: ${name} Pinch` });
    (await change('John')).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('combobox', { name: 'First person' })).toHaveFocus();
    await user.keyboard('ann');
    await user.click(await screen.findByRole('option', { name: /Ann Pinch/u }));
    await waitFor(async () => expect(await change('Ann')).toHaveFocus());

    let arrive: () => void = () => undefined;
    answers({
      treePeople: () => ({ persons: [aCard(4, 'Mary')], total: 1, next: null }),
      treeNeighbourhood: () =>
        new Promise(
          (resolve) =>
            (arrive = () =>
              resolve(
                aNeighbourhood({ proband: id(4), persons: people.filter((card) => card.id === id(4)), families: [] }),
              )),
        ),
    });
    await user.keyboard('{Enter}');
    await user.type(await screen.findByRole('combobox', { name: 'First person' }), 'mary');
    await user.click(await screen.findByRole('option', { name: /Mary Pinch/u }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'First person' })).not.toBeInTheDocument());
    const other = screen.getByRole('combobox', { name: 'Second person' });
    await user.click(other);
    arrive();
    await change('Mary');
    expect(other).toHaveFocus();
  });

  it('names no one who is hidden', async () => {
    const hidden = aCard(2, '', { surname: '', isRedacted: true, birthYears: null, deathYears: null });
    answers({
      treeKinship: () => ({
        isWhole: false,
        persons: [aCard(1, 'John'), hidden],
        relations: [
          {
            term: 'a child',
            through: [],
            routes: [{ lines: [{ up: [], tops: [id(1)], down: [step(2, 'unknown')] }] }],
          },
        ],
      }),
    });
    await renderApp(`${PAGE}?from=1&to=2`, { reader: 'member' });
    expect(await screen.findByText('A private person is a child of John Pinch.')).toBeVisible();
    expect(screen.getByText('These two are related in more ways than we list. The closest come first.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Private person' })).not.toBeInTheDocument();
  });

  it('says when none is found, when one person is asked about twice, and when it cannot be worked out', async () => {
    answers({ treeKinship: () => ({ isWhole: true, persons: people, relations: [] }) });
    const { user } = await renderApp(`${PAGE}?from=1&to=2`, { reader: 'member' });
    expect(await screen.findByText('We found no relationship between John Pinch and Ann Pinch.')).toBeVisible();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answers({
      treeKinship: () => {
        throw refusal('SOMETHING_UNKNOWN');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Swap them' }));
    expect(await screen.findByText('We could not work out how they’re related')).toBeVisible();
  });

  it('says when one person is asked about twice', async () => {
    answers();
    await renderApp(`${PAGE}?from=1&to=1`, { reader: 'member' });
    expect(await screen.findByRole('heading', { name: /^This is the same person twice/u })).toBeVisible();
    await waitFor(() => expect(sent('TreeKinship')).toEqual([]));
  });
});
