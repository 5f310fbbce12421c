import { screen, waitFor, within } from '@testing-library/react';

import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyFact, emptyFamily } from '#domain/trees/core/documents/emptyDocuments.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aFamily, aNeighbourhood, aTree } from '#test/support/treeAnswers.ts';

import { anOutcome, aProfile, OWNER } from './treePerson.fixture.ts';

const DRAWER = '/tree/fmp-7-1/tree';
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const answers = (more: Parameters<typeof answer>[0] = {}) =>
  answer({
    getPersonTreeForProfile: () => OWNER,
    familyTree: () => aTree(),
    treePerson: () => aProfile(),
    treePictures: () => [],
    treeFiles: () => [],
    content: () => null,
    treeNeighbourhood: () => aNeighbourhood(),
    suggestRegion: () => ({ suggestions: [], query: '', numFound: 0 }),
    ...more,
  });
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const open = (address: string) => renderApp(address, { reader: 'member' });
const quiet = () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
};

beforeEach(() => window.localStorage.clear());

describe('drawers over the chart', () => {
  it('ROUTE-216 the profile shows compactly, and its sections are addresses', async () => {
    answers();
    const { user } = await open(`${DRAWER}/profile`);
    const drawer = within(await dialog('Profile'));
    expect(await drawer.findByRole('heading', { name: 'William Pinch' })).toBeVisible();
    await user.click(drawer.getByRole('link', { name: 'Family' }));
    await waitFor(() => expect(window.location.pathname).toBe(`${DRAWER}/profile/relations`));
    expect(await drawer.findByRole('heading', { name: 'Partners and children' })).toBeVisible();
  });

  it('the relations with the marker say what cannot be right', async () => {
    answers({
      treeWarnings: () => ({
        warnings: [{ code: 'CYCLE', text: 'Somebody is their own ancestor.', personId: 'fmp-7-1' }],
        next: null,
      }),
    });
    await open(`${DRAWER}/profile/relations?error=relationship&personId=1`);
    expect(await screen.findByText('A relationship here cannot be right')).toBeVisible();
    expect(await screen.findByText('Somebody is their own ancestor.')).toBeVisible();
  });

  it('ROUTE-215 a relative is added: who, what they are, in which family', async () => {
    answers({ addTreeRelative: () => anOutcome({ personId: 'fmp-7-8' }) });
    const { user, baseElement } = await open(`${DRAWER}/fmp-7-1/add-relative?relation=mother`);
    const drawer = within(await dialog('Add a relative'));
    const names = await drawer.findByRole('textbox', { name: 'First names' });
    await user.click(drawer.getByRole('button', { name: 'Add to the tree' }));
    expect(await drawer.findByText('Enter a first name or a surname.')).toBeVisible();
    expect(await accessibilityFaults(baseElement)).toEqual([]);
    await user.type(names, 'Jane');
    // Both parents are there: a third is of another family.
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Family' }), 'A new family');
    await user.click(drawer.getByRole('button', { name: 'Add to the tree' }));
    await waitFor(() =>
      expect(sent('AddTreeRelative')).toMatchObject([
        { personId: 'fmp-7-1', relation: 'MOTHER', familyId: 0, person: { sex: 'f', names: [{ given: 'Jane' }] } },
      ]),
    );
    await waitFor(() => expect(window.location.pathname).toBe('/tree/fmp-7-8/tree'));
  });

  it('a second father is asked about: into which family, or a new one; a mother beside him is not', async () => {
    const { parentFamilies } = aProfile();
    const family = parentFamilies[0]!;
    answers({
      treePerson: () =>
        aProfile({
          parentFamilies: [{ ...family, card: aFamily(9, [2], [1]), document: { ...emptyFamily(9), partners: [2] } }],
        }),
      addTreeRelative: () => anOutcome({ personId: 'fmp-7-8' }),
    });
    const { user, unmount } = await open(`${DRAWER}/fmp-7-1/add-relative?relation=mother`);
    await within(await dialog('Add a relative')).findByRole('textbox', { name: 'First names' });
    expect(screen.queryByRole('combobox', { name: 'Family' })).not.toBeInTheDocument();
    unmount();
    await open(`${DRAWER}/fmp-7-1/add-relative?relation=father`);
    const drawer = within(await dialog('Add a relative'));
    await user.type(await drawer.findByRole('textbox', { name: 'First names' }), 'Hugh');
    await user.click(drawer.getByRole('button', { name: 'Add to the tree' }));
    expect(await drawer.findByText('Choose a family, or a new one.')).toBeVisible();
    expect(sent('AddTreeRelative')).toEqual([]);
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Family' }), 'A new family');
    await user.click(drawer.getByRole('button', { name: 'Add to the tree' }));
    await waitFor(() =>
      expect(sent('AddTreeRelative')).toMatchObject([{ personId: 'fmp-7-1', relation: 'FATHER', familyId: 0 }]),
    );
  });

  it('a child of a person with several partners has no family until one is chosen, or is the only one that dates allow', async () => {
    const again = {
      ...emptyFamily(11),
      partners: [1, 6],
      facts: [{ ...emptyFact('f1', 'marriage'), date: readTreeDate('1870') }],
    };
    const { families, persons } = aProfile();
    answers({
      treePerson: () =>
        aProfile({
          families: [...families, { card: aFamily(11, [1, 6], []), document: again, version: 1 }],
          persons: [...persons, aCard(6, 'Eliza', { sex: 'f', surname: 'Hicks' })],
        }),
      addTreeRelative: () => anOutcome({ personId: 'fmp-7-8' }),
    });
    const { user } = await open(`${DRAWER}/fmp-7-1/add-relative?relation=son`);
    const drawer = within(await dialog('Add a relative'));
    await user.type(await drawer.findByRole('textbox', { name: 'First names' }), 'Digory');
    const family = drawer.getByRole('combobox', { name: 'Family' });
    expect(family).toHaveDisplayValue('Choose a family');
    await user.click(drawer.getByRole('button', { name: 'Add to the tree' }));
    expect(await drawer.findByText('Choose a family, or a new one.')).toBeVisible();
    expect(sent('AddTreeRelative')).toEqual([]);
    // Before he married again: only one family fits.
    const born = drawer.getByRole('textbox', { name: /^Date of birth/u });
    await user.type(born, '1860');
    await waitFor(() => expect(family).toHaveDisplayValue('With Ann Rowe'));
    expect(family).toHaveAccessibleDescription(/The only family whose dates fit/u);
    // Both fit: it asks again. What is chosen by hand stays.
    await user.clear(born);
    await user.type(born, '1875');
    await waitFor(() => expect(family).toHaveDisplayValue('Choose a family'));
    await user.selectOptions(family, 'With Eliza Hicks');
    await user.clear(born);
    await user.type(born, '1860');
    expect(family).toHaveDisplayValue('With Eliza Hicks');
    await user.click(drawer.getByRole('button', { name: 'Add to the tree' }));
    await waitFor(() =>
      expect(sent('AddTreeRelative')).toMatchObject([
        { relation: 'SON', familyId: 11, person: { names: [{ given: 'Digory' }] } },
      ]),
    );
  });

  it('TREE-028 TREE-029 TREE-030 TREE-031 a relative who cannot be leads to the error page of relationships, and from there to the relations', async () => {
    quiet();
    answers({
      treePeople: () => ({ persons: [aCard(5, 'Tom')], total: 1, next: null }),
      treeWarnings: () => ({ warnings: [], next: null }),
      addTreeRelative: () => {
        const error = refusal('AHNENDAB_ERROR');
        Object.assign(error.extensions, { familyTreeRef: 'fmp-7-1', personId: 'fmp-7-1' });
        throw error;
      },
    });
    const { user } = await open(`${DRAWER}/fmp-7-1/add-relative?relation=father`);
    const drawer = within(await dialog('Add a relative'));
    await user.click(await drawer.findByRole('radio', { name: 'A person already in this tree' }));
    await user.type(drawer.getByRole('combobox', { name: 'Name' }), 'Tom');
    await user.click(await screen.findByRole('option', { name: /Tom Pinch/ }));
    await user.selectOptions(drawer.getByRole('combobox', { name: 'Family' }), 'A new family');
    await user.click(drawer.getByRole('button', { name: 'Add to the tree' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: "There's a problem with a relationship in your tree" }),
    ).toBeVisible();
    expect(screen.getByText(/Please fix this relationship/)).toBeVisible();
    const next = screen.getByRole('link', { name: 'Next' });
    expect(next).toHaveAttribute('href', '/tree/fmp-7-1/tree/profile/relations?error=relationship&personId=fmp-7-1');
    await user.click(next);
    expect(await screen.findByText('A relationship here cannot be right')).toBeVisible();
  });

  it('ROUTE-218 a record search starts with the person and can be changed', async () => {
    answers();
    const { user } = await open(`${DRAWER}/tree-to-search`);
    const drawer = within(await dialog('Search records'));
    expect(await drawer.findByRole('textbox', { name: 'Surname' })).toHaveValue('Pinch');
    const year = drawer.getByRole('textbox', { name: 'Year of birth' });
    expect(year).toHaveValue('1832');
    expect(drawer.getByRole('combobox', { name: 'Give or take' })).toHaveValue('2');
    await user.clear(year);
    await user.type(year, '183');
    answer({ recordSearch: () => null, recordFacets: () => [], recordSets: () => [] });
    await user.click(drawer.getByRole('button', { name: 'Search records' }));
    expect(await drawer.findByText('Enter a year of four digits, such as 1841.')).toBeVisible();
    await user.type(year, '3');
    quiet();
    await user.click(drawer.getByRole('button', { name: 'Search records' }));
    await waitFor(() => expect(window.location.pathname).toBe('/search/results'));
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      firstname: 'William',
      lastname: 'Pinch',
      yearofbirth: '1833',
      yearofbirth_offset: '2',
      place: 'Roche, Cornwall',
    });
  });
});
