import { screen, waitFor, within } from '@testing-library/react';

import { emptySource } from '#domain/trees/core/documents/emptyDocuments.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aTree } from '#test/support/treeAnswers.ts';

import { anOutcome } from './treePerson.fixture.ts';

const LIST = '/tree/fmp-7-1/sources';
const entry = (id: number, title: string, citations: number) => ({
  id,
  title,
  author: '',
  publication: '',
  repository: 'Kresen Kernow',
  callNumber: 'P/191',
  url: '',
  citations,
});
const BAPTISMS = entry(20, 'Baptisms at Roche', 3);
const COPY = entry(21, 'Roche baptisms', 1);
const aUse = (what: string, page: string) => ({
  persons: [aCard(1)],
  what,
  page,
  text: 'William son of Richard',
  note: '',
  url: '',
  recordId: null,
  quality: 3,
});

const quiet = () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
};
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const answers = (more: Parameters<typeof answer>[0] = {}, tree = aTree()) =>
  answer({
    familyTree: () => tree,
    treeSources: ({ after }) =>
      after ? { sources: [COPY], total: 2, next: null } : { sources: [BAPTISMS], total: 2, next: '20' },
    treeSource: ({ sourceId }) => ({
      entry: { id: Number(sourceId), citations: sourceId === 20 ? 3 : 1 },
      source: {
        kind: 'SOURCE',
        id: Number(sourceId),
        version: 1,
        document: {
          ...emptySource(Number(sourceId)),
          title: sourceId === 20 ? BAPTISMS.title : COPY.title,
          author: sourceId === 20 ? '' : 'The vicar',
        },
      },
    }),
    treeSourceUses: () => ({ uses: [aUse('Birth, 1832', 'folio 7')], next: null }),
    ...more,
  });
const dialog = (title: string) => screen.findByRole('dialog', { name: title });

describe('the sources of a tree', () => {
  it('are listed with how often they are cited, in pages, searched and sorted', async () => {
    answers();
    const { user, container } = await renderApp(LIST, { reader: 'member' });
    const first = within(await screen.findByRole('list', { name: 'Sources' }));
    expect(first.getByRole('link', { name: 'Baptisms at Roche' })).toHaveAttribute('href', '/tree/fmp-7-1/sources/20');
    expect(first.getByText('cited 3 times')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more sources' }));
    expect(within(await screen.findByRole('list', { name: 'More sources' })).getByText('cited 1 time')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'MOST_CITED');
    await user.type(screen.getByRole('searchbox', { name: 'Find a source' }), 'roche');
    await waitFor(() => expect(sent('TreeSources').at(-1)).toMatchObject({ text: 'roche', order: 'MOST_CITED' }));
    expect(window.location.search).toContain('order=most_cited');
  });

  it('say when there are none, none that fits, and when they cannot be loaded', async () => {
    answers({ treeSources: () => ({ sources: [], total: 0, next: null }) });
    const { user } = await renderApp(LIST, { reader: 'member' });
    expect(await screen.findByRole('heading', { name: 'No sources yet' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Find a source' }), 'zzz');
    expect(await screen.findByRole('heading', { name: /^No source has “zzz”/u })).toBeVisible();
    quiet();
    answers({
      treeSources: () => {
        throw refusal('SOMETHING_UNKNOWN');
      },
    });
    await user.type(screen.getByRole('searchbox', { name: 'Find a source' }), 'y');
    expect(await screen.findByText('We could not open the sources')).toBeVisible();
  });

  it('cannot be changed, nor ordered by all citations, by who may only look', async () => {
    answers({}, aTree({ role: 'GUEST', isEditable: false }));
    await renderApp(`${LIST}?publicTreeShareToken=abc`, { reader: 'member' });
    await screen.findByRole('list', { name: 'Sources' });
    // The link that let them in goes along on the way back.
    expect(screen.getByRole('link', { name: 'Pinch of Roche' })).toHaveAttribute(
      'href',
      '/tree/fmp-7-1/tree?publicTreeShareToken=abc',
    );
    expect(screen.queryByRole('button', { name: 'Add a source' })).not.toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Most cited' })).not.toBeInTheDocument();
  });
});

describe('one source', () => {
  it('is shown with everything that cites it', async () => {
    answers();
    const { container } = await renderApp(`${LIST}/20`, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Baptisms at Roche' })).toBeVisible();
    const cited = within(await screen.findByRole('list', { name: 'Cited by' }));
    expect(cited.getByText('Birth, 1832: folio 7')).toBeVisible();
    expect(cited.getByRole('link', { name: 'William Pinch' })).toHaveAttribute('href', '/trees/fmp-7-1/people/fmp-7-1');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('is not there for an address without a number', async () => {
    quiet();
    answers();
    await renderApp(`${LIST}/x`, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: /not|find/iu })).toBeVisible();
  });

  it('is merged with another, of which one is chosen to count', async () => {
    answers({ mergeTreeSources: () => anOutcome({ personId: null }) });
    const { user } = await renderApp(`${LIST}/20`, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Merge with another source' }));
    const form = within(await dialog('Merge with another source'));
    await user.click(form.getByRole('button', { name: 'Merge sources' }));
    expect(await form.findByText('Choose the other source.')).toBeVisible();
    answers({
      treeSources: () => ({ sources: [COPY], total: 1, next: null }),
      mergeTreeSources: () => anOutcome({ personId: null }),
    });
    await user.type(form.getByRole('combobox', { name: 'The other source' }), 'roche b');
    await user.click(await screen.findByRole('option', { name: /^Roche baptisms/u }));
    await user.click(await form.findByRole('radio', { name: /^Roche baptisms/u }));
    await user.click(form.getByRole('button', { name: 'Merge sources' }));
    await waitFor(() => expect(sent('MergeTreeSources')).toEqual([{ ref: '7', keepId: 21, otherId: 20 }]));
    await waitFor(() => expect(window.location.pathname).toBe(`${LIST}/21`));
  });

  it('is removed with its citations only when that is confirmed', async () => {
    answers({ removeTreeDocument: () => anOutcome({ personId: null }) });
    const { user } = await renderApp(`${LIST}/20`, { reader: 'member' });
    await user.click(await screen.findByRole('button', { name: 'Remove source' }));
    const asked = within(await dialog('Remove Baptisms at Roche?'));
    await user.click(asked.getByRole('button', { name: 'Remove source' }));
    expect(await asked.findByText('Tick the box to confirm.')).toBeVisible();
    expect(sent('RemoveTreeDocument')).toEqual([]);
    await user.click(asked.getByRole('checkbox', { name: /^Remove this source from everything/u }));
    await user.click(asked.getByRole('button', { name: 'Remove source' }));
    await waitFor(() => expect(sent('RemoveTreeDocument')).toMatchObject([{ kind: 'SOURCE', id: 20 }]));
    await waitFor(() => expect(window.location.pathname).toBe(LIST));
  });
});
