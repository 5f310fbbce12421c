import { screen, waitFor, within } from '@testing-library/react';

import { emptyFact, emptyPerson } from '#domain/trees/core/documents/emptyDocuments.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aTree } from '#test/support/treeAnswers.ts';

const FLAG = 'enable-explore-person-map';
const MAP = '/explore/7/fmp-7-1';
const born = {
  ...emptyFact('f1', 'birth'),
  date: { text: '1832', from: 18_320_000, to: 18_320_000 },
  place: { text: 'Roche, Cornwall', position: null },
};
const lived = { ...emptyFact('f2', 'residence'), value: 'Clay works', place: { text: 'Nowhere', position: null } };
const place = {
  fact: 'f1',
  placeId: 'roche-cornwall~50421_-4838',
  text: 'Roche, Cornwall',
  latitude: 50.421,
  longitude: -4.838,
  isPinned: false,
};
const profile = {
  id: 'fmp-7-1',
  card: aCard(1),
  document: { ...emptyPerson(1), facts: [born, lived] },
  version: 3,
  families: [],
  places: [place],
};
const saved = {
  changeId: '5',
  documents: [],
  personId: 'fmp-7-1',
  warnings: [],
  conflicts: [],
  theirs: null,
  merged: null,
  problems: [],
};
const open = (address: string, more: object = {}) => renderApp(address, { reader: 'member', flags: [FLAG], ...more });
const sentDocument = () =>
  sentRequests().findLast(({ operationName }) => operationName === 'SaveTreeDocument')?.variables;

beforeEach(() => answer({ familyTree: () => aTree(), treePerson: () => profile }));

describe('the person map', () => {
  it('ROUTE-163 ROUTE-164 EXPL-001 FLAG-007 shows where the facts of a person were', async () => {
    const { container } = await open(MAP);
    expect(await screen.findByRole('heading', { level: 1, name: 'William Pinch' })).toBeVisible();
    expect(
      within(await screen.findByRole('list', { name: `Map of the life of William Pinch` })).getByRole('button'),
    ).toHaveTextContent('Roche, Cornwall');
    expect(within(screen.getByRole('list', { name: 'Facts on the map' })).getByRole('link')).toHaveTextContent(
      'Birth, 1832',
    );
    expect(
      within(screen.getByRole('list', { name: 'Facts without a known place' })).getByRole('link'),
    ).toHaveTextContent('Residence, Clay works');
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('ROUTE-161 FLAG-007 is not found while its toggle is off', async () => {
    await open(MAP, { flags: [] });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it.each(['/explore', '/explore/1', `${MAP}/nonsense`])('EXPL-005 is not found at %s', async (address) => {
    await open(address);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('ROUTE-165 EXPL-002 opens the place of a pin with the facts there', async () => {
    const { user, router } = await open(MAP);
    await user.click(await screen.findByRole('button', { name: /^Roche/u }));
    expect(within(await screen.findByRole('list', { name: 'Facts at this place' })).getAllByRole('link')).toHaveLength(
      1,
    );
    expect(router.state.location.pathname).toBe(`${MAP}/place/${encodeURIComponent(place.placeId)}`);
  });

  it('ROUTE-166 ROUTE-167 ROUTE-168 leads from a fact to changing it and to its pin', async () => {
    const { user, router } = await open(`${MAP}/fact/f1`);
    expect(await screen.findByText('Where our gazetteer has the place')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Edit fact' }));
    expect(await screen.findByRole('form', { name: 'Edit fact' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Place/u })).toHaveValue('Roche, Cornwall');
    await user.click(screen.getByRole('link', { name: 'Move the pin' }));
    expect(await screen.findByRole('form', { name: 'Pin' })).toBeVisible();
    expect(router.state.location.pathname).toBe(`${MAP}/fact/f1/edit/pin`);
  });

  it('saves a pin where it was moved, and refuses what is no position', async () => {
    answer({ saveTreeDocument: () => saved });
    const { user, router } = await open(`${MAP}/fact/f1/edit/pin`);
    const latitude = await screen.findByRole('textbox', { name: 'Latitude' });
    expect(latitude).toHaveValue('50.42100');
    await user.clear(latitude);
    await user.type(latitude, '99');
    await user.click(screen.getByRole('button', { name: 'Save pin' }));
    expect(await screen.findByText('Enter degrees from -90 to 90, such as 50.4211.')).toBeVisible();
    expect(sentDocument()).toBeUndefined();
    await user.clear(latitude);
    await user.type(latitude, '50.5');
    await user.click(screen.getByRole('button', { name: 'Save pin' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${MAP}/fact/f1`));
    expect(sentDocument()).toMatchObject({
      ref: '7',
      kind: 'PERSON',
      id: 1,
      baseVersion: 3,
      document: {
        facts: [
          { id: 'f1', place: { text: 'Roche, Cornwall', position: { latitude: 50.5, longitude: -4.838 } } },
          { id: 'f2' },
        ],
      },
    });
  });

  it('ROUTE-169 adds a fact, after saying what is missing', async () => {
    answer({ saveTreeDocument: () => saved });
    const { user, router } = await open(`${MAP}/fact`);
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose a type of fact.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type of fact' }), 'burial');
    await user.type(screen.getByRole('textbox', { name: /^Place/u }), 'St Austell');
    await user.type(screen.getByRole('textbox', { name: /^Date/u }), '3 April 1901');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(MAP));
    expect(sentDocument()).toMatchObject({
      document: {
        facts: [
          {},
          {},
          { id: 'f3', type: 'burial', date: { from: 19_010_403 }, place: { text: 'St Austell', position: null } },
        ],
      },
    });
  });

  it('keeps what was typed when another author changed the same', async () => {
    answer({
      saveTreeDocument: () => ({
        ...saved,
        changeId: null,
        conflicts: [{ path: 'facts.f1.place', label: 'Birth: place', base: 'Roche', mine: 'Truro', theirs: 'Bodmin' }],
      }),
    });
    const { user } = await open(`${MAP}/fact/f1/edit`);
    const field = await screen.findByRole('textbox', { name: /^Place/u });
    await user.clear(field);
    await user.type(field, 'Truro');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('Another editor changed this while you were writing. Birth: place is now Bodmin.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Place/u })).toHaveValue('Truro');
  });

  it('lets who may not change the tree look only', async () => {
    answer({ familyTree: () => aTree({ isEditable: false, isViewOnly: true, role: 'GUEST' }) });
    await open(`${MAP}/fact/f1/edit`);
    expect(await screen.findByText('You can view this tree but not change it')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});
