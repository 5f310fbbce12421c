import { screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const WEXCOMBE = {
  id: '900001',
  name: 'Wexcombe, Wexcombeshire, England',
  latitude: 51.2,
  longitude: -2,
  count: 1_240,
};
const HARROWMERE = {
  id: '900002',
  name: 'Harrowmere, Wexcombeshire, England',
  latitude: 51.3,
  longitude: -2.2,
  count: 2,
};
const FOUND = {
  total: 1_250,
  places: [WEXCOMBE, HARROWMERE],
  placeCount: 2,
  unplaced: 8,
  unknownNames: [{ value: 'at sea', count: 5 }],
  circle: null,
};
const HIT = {
  id: 'W/1',
  type: 'TRANSCRIPTION',
  name: 'Jane HOBB',
  event: 'Census',
  year: 1881,
  birthInWords: 'about 1850, from the age',
  recordSet: { name: 'Wexcombe 1881', isSample: true, notation: 'plain' },
};

const places = (found: Partial<typeof FOUND> = {}) => answer({ recordsByPlace: () => ({ ...FOUND, ...found }) });
const hits = (total = 1) =>
  answer({ recordSearch: () => ({ total, page: 1, pageSize: 20, hits: total === 0 ? [] : [HIT] }) });
const list = () => screen.findByRole('list', { name: 'Places with records' });
const address = () => `${window.location.pathname}${window.location.search}`;

describe('the map search where no map can be drawn', () => {
  it('lists the places of a search with their records, and counts what has no place', async () => {
    places();
    await renderApp('/maps?lastname=hobb');
    expect((await within(await list()).findAllByRole('button')).map((button) => button.textContent)).toEqual([
      'Wexcombe, Wexcombeshire, England1,240',
      'Harrowmere, Wexcombeshire, England2',
    ]);
    expect(screen.getByText('This browser can’t draw maps')).toBeVisible();
    expect(screen.getByText('2 places with 1,242 of 1,250 records')).toBeVisible();
    expect(screen.getByText('8 records are not on the map')).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Places we couldn’t find' })).getByRole('listitem'),
    ).toHaveTextContent('“at sea”: 5');
    expect(screen.getByRole('heading', { level: 1, name: 'Hobb' })).toBeVisible();
    await expectAccessible();
  });

  it('opens the records of a place, each with its transcript, and goes back to the places', async () => {
    places();
    hits();
    const { user } = await renderApp('/maps?lastname=hobb');
    await user.click(within(await list()).getByRole('button', { name: /^Wexcombe/ }));
    const heading = await screen.findByRole('heading', { name: WEXCOMBE.name });
    await waitFor(() => expect(heading).toHaveFocus());
    const records = await screen.findByRole('list', { name: `Records: ${WEXCOMBE.name}` });
    expect(within(records).getByRole('link', { name: 'Jane HOBB' })).toHaveAttribute('href', '/transcript?id=W%2F1');
    expect(records).toHaveTextContent('born about 1850, from the age · Census 1881');
    expect(screen.getByRole('link', { name: 'Show these in the search results' })).toHaveAttribute(
      'href',
      expect.stringContaining('place=wexcombe'),
    );
    const asked = sentRequests().findLast(({ operationName }) => operationName === 'MapPlaceRecords');
    expect(JSON.stringify(asked?.variables)).toContain(
      '"fieldId":"Place","values":["wexcombe, wexcombeshire, england"]',
    );
    expect(address()).toContain('at=Wexcombe');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'All places' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Places' })).toHaveFocus());
    expect(address()).toBe('/maps?lastname=hobb');
  });

  it('lists what lies in the frame that the address holds, and asks with it where there is more than can be sent', async () => {
    places({ placeCount: 700 });
    await renderApp('/maps?bbox=-2.1,51,-1.9,51.25');
    expect((await within(await list()).findAllByRole('button')).map((button) => button.textContent)).toEqual([
      'Wexcombe, Wexcombeshire, England1,240',
    ]);
    expect(screen.getByRole('heading', { name: 'Places in view' })).toBeVisible();
    await waitFor(() =>
      expect(
        sentRequests()
          .filter(({ operationName }) => operationName === 'MapPlaces')
          .map(({ variables }) => variables.bounds ?? null),
      ).toEqual([null, { west: -2.1, south: 51, east: -1.9, north: 51.25 }]),
    );
  });

  it('shows the filters as chips, takes one away, and leaves out of the map what is no frame', async () => {
    places();
    const { user } = await renderApp('/maps?lastname=hobb&yearofbirth=1850&bbox=nonsense');
    const chips = await screen.findByRole('list', { name: 'Filters of this search' });
    expect(within(chips).queryByText(/Not understood/)).not.toBeInTheDocument();
    await user.click(within(chips).getByRole('button', { name: /Surname/ }));
    await waitFor(() => expect(address()).toBe('/maps?yearofbirth=1850'));
  });

  it('says in words what of the address was not understood, and forgets it without losing the frame', async () => {
    places();
    const { user } = await renderApp('/maps?lastname=hobb&yearofbirth=soon&bbox=-3,50,-1,52');
    const dropped = await screen.findByRole('button', {
      name: 'Remove Not understood: yearofbirth “soon”. A year is written in digits only.',
    });
    await user.click(dropped);
    await waitFor(() => expect(address()).toBe('/maps?lastname=hobb&bbox=-3%2C50%2C-1%2C52'));
    await waitFor(() => expect(dropped).not.toBeInTheDocument());
  });

  it('says that nothing was found and leads to a wider search', async () => {
    places({ total: 0, places: [], placeCount: 0, unplaced: 0, unknownNames: [] });
    await renderApp('/maps?lastname=nobodyatall');
    expect(await screen.findByRole('heading', { name: 'No records found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See wider searches' })).toHaveAttribute(
      'href',
      '/search/results?lastname=nobodyatall',
    );
  });

  it('says that it could not be filled and tries again', async () => {
    answer({
      recordsByPlace: () => {
        throw new Error('down');
      },
    });
    const { user } = await renderApp('/maps?lastname=hobb');
    expect(await screen.findByRole('heading', { name: 'We couldn’t show these records on a map' })).toBeVisible();
    places();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await list()).toBeVisible();
  });

  it('edits the search and stays on the map', async () => {
    places();
    const { user } = await renderApp('/maps?lastname=hobb');
    await list();
    await user.click(screen.getByRole('button', { name: 'Edit search' }));
    const form = await screen.findByRole('search');
    const name = within(form).getByRole('textbox', { name: 'Surname' });
    expect(name).toHaveValue('Hobb');
    await user.clear(name);
    await user.type(name, 'Dyer');
    await user.click(within(form).getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toContain('/maps?lastname=dyer'));
  });
});
