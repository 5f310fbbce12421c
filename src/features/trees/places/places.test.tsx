import { act, screen, waitFor, within } from '@testing-library/react';

import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aTree } from '#test/support/treeAnswers.ts';

import { markersWithin, MOST_MARKERS, timedPlaces } from './markersWithin.ts';

const PAGE = '/tree/fmp-7-1/places';
const place = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  spellings: [
    { text: name, events: 3 },
    { text: `${name} Parish`, events: 1 },
  ],
  spellingCount: 2,
  events: 4,
  firstYear: 1800,
  lastYear: 1870,
  latitude: 50.4,
  longitude: -4.8,
  positionFrom: 'GAZETTEER',
  jurisdictions: [],
  ...more,
});
const ROCHE = place('g7', 'Roche, Cornwall, England');
const ROTCHE = place('trotche', 'Rotche', { events: 2, positionFrom: null, latitude: null, longitude: null });
const MAP = {
  unplaced: 2,
  firstYear: 1800,
  lastYear: 1870,
  places: [
    { id: 'g7', name: 'Roche, Cornwall, England', latitude: 50.4, longitude: -4.8, years: '1800:2 1870:1', undated: 1 },
    { id: 'g9', name: 'Leeds', latitude: 53.8, longitude: -1.5, years: '1850:5', undated: 0 },
  ],
};
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const answers = (more: object = {}, tree = aTree()) =>
  answer({
    familyTree: () => tree,
    treeMap: () => MAP,
    treePlaces: ({ name }) => ({
      total: 2,
      next: null,
      places: [ROCHE, ROTCHE].filter((each) => each.name.toLowerCase().includes(String(name).toLowerCase())),
    }),
    treePlaceChanges: () => [],
    ...more,
  });

describe('places of a tree', () => {
  it('are on a map by year, and in a list with their spellings', async () => {
    answers();
    const { user, container } = await renderApp(PAGE, { reader: 'member' });
    expect(await screen.findByText('9 events at 2 places. 2 events are at places we cannot locate.')).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Map of Pinch of Roche' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Roche, Cornwall, England4', 'Leeds5']);
    expect(await screen.findByText('Written as: “Roche, Cornwall, England Parish”')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Years shown' }), '25 years');
    expect(
      screen.getByText(
        '2 events at 1 place. 1 event without a year is shown under “All years”. 2 events are at places we cannot locate.',
      ),
    ).toBeVisible();
    const slider = screen.getByRole('slider', { name: 'From' });
    expect(slider).toHaveAttribute('aria-valuetext', '1800–1824');
    await user.click(screen.getByRole('button', { name: 'Later years' }));
    expect(slider).toHaveAttribute('aria-valuetext', '1805–1829');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('play through the years, and stop at the last', async () => {
    answers();
    const { user } = await renderApp(PAGE, { reader: 'member' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Years shown' }), '50 years');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      act(() => screen.getByRole('button', { name: 'Play' }).click());
      act(() => jest.advanceTimersByTime(900));
      expect(screen.getByRole('slider', { name: 'From' })).toHaveAttribute('aria-valuetext', '1810–1859');
      for (let step = 0; step < 3; step += 1) act(() => jest.advanceTimersByTime(900));
      expect(screen.getByRole('slider', { name: 'From' })).toHaveAttribute('aria-valuetext', '1821–1870');
      expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('are found by name, and by a press on the map', async () => {
    answers();
    const { user } = await renderApp(PAGE, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: /^Roche/u }));
    expect(screen.getByRole('searchbox', { name: 'Find a place' })).toHaveValue('Roche, Cornwall, England');
    await waitFor(() =>
      expect(sent('TreePlaces')).toContainEqual({
        ref: '7',
        name: 'Roche, Cornwall, England',
        from: 0,
        publicTreeShareToken: null,
        viewAs: null,
      }),
    );
  });

  it('are said to be one place, under a chosen name', async () => {
    answers({
      mergeTreePlaces: () => ({ id: '3', said: 'Rotche = Roche', madeAt: '2026-01-01T00:00:00Z', isUndone: false }),
    });
    const { user } = await renderApp(PAGE, { reader: 'member' });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Roche, Cornwall, England' }));
    expect(screen.queryByRole('button', { name: 'These are one place' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select Rotche' }));
    await user.click(screen.getByRole('button', { name: 'These are one place' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are these one place?' }));
    expect(dialog.getByRole('radio', { name: /^Roche/u })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: /^Rotche/u }));
    await user.click(dialog.getByRole('button', { name: 'Merge places' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('MergeTreePlaces')).toEqual([{ ref: '7', into: 'trotche', from: ['g7'] }]);
    expect(screen.queryByText('2 places selected')).not.toBeInTheDocument();
  });

  it('are put where an editor says, after a position that is none was refused', async () => {
    answers({
      setTreePlacePosition: () => ({ id: '4', said: 'Rotche', madeAt: '2026-01-01T00:00:00Z', isUndone: false }),
    });
    const { user } = await renderApp(PAGE, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Set position of Rotche' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Where is Rotche?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Latitude' }), '99');
    await user.type(dialog.getByRole('textbox', { name: 'Longitude' }), '-4.5');
    await user.click(dialog.getByRole('button', { name: 'Save position' }));
    expect(await dialog.findByText('Enter degrees from -90 to 90, such as 50.4211.')).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: 'Latitude' }));
    await user.type(dialog.getByRole('textbox', { name: 'Latitude' }), '50.5');
    await user.click(dialog.getByRole('button', { name: 'Save position' }));
    await waitFor(() =>
      expect(sent('SetTreePlacePosition')).toEqual([{ ref: '7', placeId: 'trotche', latitude: 50.5, longitude: -4.5 }]),
    );
  });

  it('have their changes listed, each to be undone', async () => {
    const change = { id: '3', said: 'Rotche = Roche', madeAt: '2026-01-01T12:00:00Z', isUndone: false };
    answers({ treePlaceChanges: () => [change], undoTreePlaceChange: () => ({ ...change, isUndone: true }) });
    const { user } = await renderApp(PAGE, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Undo: Rotche = Roche' }));
    await waitFor(() => expect(sent('UndoTreePlaceChange')).toEqual([{ ref: '7', changeId: '3', isUndone: true }]));
  });

  it('are only to be looked at for who may not edit', async () => {
    answers({}, aTree({ role: 'GUEST', isEditable: false }));
    await renderApp(PAGE, { reader: 'member' });
    expect(await screen.findByText('Rotche')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Set position/u })).not.toBeInTheDocument();
    expect(sent('TreePlaceChanges')).toEqual([]);
  });
});

describe('markers of a span of years', () => {
  const many = {
    unplaced: 0,
    firstYear: 1700,
    lastYear: 1900,
    places: Array.from({ length: 10_000 }, (_each, at) => ({
      id: `p${at}`,
      name: `Place ${at}`,
      latitude: 50 + (at % 100) / 20,
      longitude: -5 + Math.trunc(at / 100) / 20,
      years: `1700:1 ${1701 + (at % 200)}:${1 + (at % 13)}`,
      undated: 0,
    })),
  };

  it('are those with most events, few enough to draw', () => {
    const places = timedPlaces(many);
    const { markers, events } = markersWithin(places, { from: 1701, to: 1900 }, null);
    expect([markers.length, markers[0]?.count, markers.at(-1)!.count! >= 12]).toEqual([MOST_MARKERS, 13, true]);
    expect(events).toBe(69_985);
  });

  it('are those within the frame and a little around it, and none that is not on our maps', () => {
    const places = timedPlaces({
      ...many,
      places: [...many.places.slice(0, 1), { ...many.places[0]!, id: 'ohio', latitude: 40, longitude: -82 }],
    });
    expect(places.map(({ id }) => id)).toEqual(['p0']);
    expect(markersWithin(places, null, { west: 0, south: 50, east: 1, north: 51 })).toEqual({
      markers: [],
      events: 2,
      places: 1,
    });
  });
});
