import { act, screen, waitFor, within } from '@testing-library/react';

import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, goOffline, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';
import { aCard, aNeighbourhood, aTree } from '#test/support/treeAnswers.ts';

import { anOutcome, aProfile, OWNER, WILLIAM } from './treePerson.fixture.ts';

const PAGE = '/trees/fmp-7-1/people/fmp-7-1';
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

describe('editing a fact', () => {
  const openBirth = async () => {
    const { user, ...rest } = await open(`${PAGE}/facts`);
    await user.click(await screen.findByRole('button', { name: 'Edit Birth, 1832' }));
    const form = within(await dialog('Edit birth'));
    return { user, form, ...rest };
  };
  const retype = async (user: Awaited<ReturnType<typeof openBirth>>['user'], field: HTMLElement, text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };

  it('reads the date that is typed and says how, keeps what the form does not show, and can be undone', async () => {
    answers({ saveTreeDocument: () => anOutcome(), undoTreeChange: () => anOutcome({ changeId: '92' }) });
    const { user, form, store, baseElement } = await openBirth();
    await retype(user, form.getByRole('textbox', { name: /Date/ }), '3/4/1832');
    expect(form.getByText('Understood as 3 April 1832')).toBeVisible();
    expect(await accessibilityFaults(baseElement)).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [saved] = sent('SaveTreeDocument');
    expect(saved).toMatchObject({ ref: '7', kind: 'PERSON', id: 1, baseVersion: 3, base: { id: 1 } });
    expect((saved?.document as typeof WILLIAM).facts[0]).toMatchObject({
      id: 'f1',
      date: { text: '3/4/1832', from: 18_320_403 },
      place: { text: 'Roche, Cornwall' },
      citations: [{ sourceId: 20, text: 'William son of Richard' }],
    });
    const [toast] = store.getState().toasts.toasts;
    expect(toast).toMatchObject({ title: 'Birth saved', action: { label: 'Undo' } });
    act(
      () =>
        void store.dispatch({
          type: 'toasts/toastActionChosen',
          payload: { toastId: toast!.id, actionId: toast!.action!.id },
        }),
    );
    await waitFor(() => expect(sent('UndoTreeChange')).toEqual([{ changeId: '91' }]));
  });

  it('loses nothing that was typed when it cannot be saved, when it is closed, and when the page is reloaded', async () => {
    answers({
      saveTreeDocument: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user, form, unmount } = await openBirth();
    await retype(user, form.getByRole('textbox', { name: /Date/ }), 'at harvest');
    expect(form.getByText('We can’t read a date in this. It is saved as you typed it.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Your changes were not saved')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Close' }));
    unmount();
    const again = await openBirth();
    expect(again.form.getByText(/your unsaved draft/)).toBeVisible();
    expect(again.form.getByRole('textbox', { name: /Date/ })).toHaveValue('at harvest');
    await again.user.click(again.form.getByRole('button', { name: 'Discard' }));
    expect(window.localStorage.getItem('formDrafts')).toBeNull();
  });

  it('asks which value counts where another author was quicker, and saves the choice with what both did', async () => {
    const theirs = {
      ...WILLIAM,
      notes: ['Theirs.'],
      facts: WILLIAM.facts.map((fact) => (fact.id === 'f1' ? { ...fact, date: readTreeDate('1833') } : fact)),
    };
    const conflict = anOutcome({
      changeId: null,
      conflicts: [{ path: 'facts.f1.date', label: 'Birth: date', base: '1832', mine: '3 April 1832', theirs: '1833' }],
      theirs: { kind: 'PERSON', id: 1, version: 4, document: theirs },
      merged: theirs,
    });
    answers({
      saveTreeDocument: ({ baseVersion }: { baseVersion: number }) => (baseVersion === 3 ? conflict : anOutcome()),
    });
    const { user, form, baseElement } = await openBirth();
    await retype(user, form.getByRole('textbox', { name: /Date/ }), '3 April 1832');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const asked = within(await dialog('Another editor changed this too'));
    expect(asked.getByText('Before: 1832')).toBeVisible();
    expect(await accessibilityFaults(baseElement)).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Back to my form' }));
    expect(form.getByRole('textbox', { name: /Date/ })).toHaveValue('3 April 1832');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await user.click(
      within(await dialog('Another editor changed this too')).getByRole('button', { name: 'Save my choices' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const last = sent('SaveTreeDocument').at(-1);
    expect(last).toMatchObject({ baseVersion: 4, base: { notes: ['Theirs.'] }, document: { notes: ['Theirs.'] } });
    expect((last?.document as typeof WILLIAM).facts[0]?.date?.text).toBe('3 April 1832');
  });

  it('takes their value where the reader chose it', async () => {
    const theirs = {
      ...WILLIAM,
      facts: WILLIAM.facts.map((fact) => (fact.id === 'f1' ? { ...fact, date: readTreeDate('1833') } : fact)),
    };
    const conflict = anOutcome({
      changeId: null,
      conflicts: [{ path: 'facts.f1.date', label: 'Birth: date', base: '1832', mine: '1831', theirs: '1833' }],
      theirs: { kind: 'PERSON', id: 1, version: 4, document: theirs },
      merged: theirs,
    });
    answers({
      saveTreeDocument: ({ baseVersion }: { baseVersion: number }) =>
        baseVersion === 3 ? conflict : anOutcome({ changeId: null }),
    });
    const { user, form } = await openBirth();
    await retype(user, form.getByRole('textbox', { name: /Date/ }), '1831');
    await user.click(form.getByRole('button', { name: 'Save' }));
    const asked = within(await dialog('Another editor changed this too'));
    await user.click(asked.getByRole('radio', { name: 'Theirs: 1833' }));
    await user.click(asked.getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(sent('SaveTreeDocument')).toHaveLength(2));
    expect((sent('SaveTreeDocument')[1]?.document as typeof WILLIAM).facts[0]?.date?.text).toBe('1833');
  });

  it('makes a new source with the fact that cites it, and points out what looks wrong', async () => {
    answers({
      addTreeDocument: () => anOutcome({ documents: [{ kind: 'SOURCE', id: 44, version: 1, document: {} }] }),
      saveTreeDocument: () =>
        anOutcome({
          warnings: [{ code: 'DEATH_BEFORE_BIRTH', text: 'The death comes before the birth.', personId: 'fmp-7-1' }],
        }),
    });
    const { user } = await open(`${PAGE}/facts`);
    await user.click(await screen.findByRole('button', { name: 'Add a fact' }));
    const form = within(await dialog('Add a fact'));
    await user.selectOptions(form.getByRole('combobox', { name: 'Type of fact' }), 'death');
    await user.type(form.getByRole('textbox', { name: /Date/ }), '1800');
    await user.click(form.getByRole('button', { name: 'Add a source' }));
    await waitFor(() => expect(form.getByRole('combobox', { name: 'Source' })).toHaveFocus());
    await user.keyboard('Burials');
    await user.click(await screen.findByRole('option', { name: 'New source: “Burials”' }));
    expect(form.getByRole('textbox', { name: 'Title of the new source' })).toHaveValue('Burials');
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Title of the new source' })).toHaveFocus());
    await user.type(form.getByRole('textbox', { name: /^Web address/ }), 'ftp://x');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Enter an address that starts with https:// or http://')).toBeVisible();
    await user.clear(form.getByRole('textbox', { name: /^Web address/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(
      within(await dialog('Saved, but please check')).getByText('The death comes before the birth.'),
    ).toBeVisible();
    expect(sent('AddTreeDocument')).toMatchObject([{ kind: 'SOURCE', document: { title: 'Burials' } }]);
    expect((sent('SaveTreeDocument')[0]?.document as typeof WILLIAM).facts[2]).toMatchObject({
      id: 'f3',
      type: 'death',
      citations: [{ sourceId: 44 }],
    });
  });
});

describe('other edits', () => {
  it('ERR-028 an edit without a form that is refused leads to a page that can be closed', async () => {
    quiet();
    answers({
      saveTreeDocument: () => {
        throw refusal('SOMETHING_UNKNOWN');
      },
    });
    const { user } = await open(`${PAGE}/facts`);
    await user.click(await screen.findByRole('button', { name: 'Remove Birth, 1832' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Remove Birth, 1832' })).toBeVisible();
  });

  it('says in the form that what was typed waits in the browser while the site cannot be reached', async () => {
    answers();
    const { user } = await open(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Edit name' }));
    const names = within(await dialog('Edit name'));
    await user.type(names.getByRole('textbox', { name: 'First names' }), ' Henry');
    goOffline();
    await user.click(names.getByRole('button', { name: 'Save' }));
    expect(
      await names.findByText(
        /This browser keeps what you typed, even if you close this window: save it when you are back online/,
      ),
    ).toBeVisible();
    expect(names.getByRole('textbox', { name: 'First names' })).toHaveValue('William Henry');
  });

  it('reports in a toast that the site could not be reached', async () => {
    answers();
    const { user, store } = await open(`${PAGE}/facts`);
    const button = await screen.findByRole('button', { name: 'Remove Birth, 1832' });
    goOffline();
    await user.click(button);
    await waitFor(() => expect(store.getState().toasts.toasts[0]).toMatchObject({ title: 'The change was not made' }));
  });

  it('change names, what is said of being alive, and notes', async () => {
    answers({ saveTreeDocument: () => anOutcome() });
    const { user } = await open(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Edit name' }));
    const names = within(await dialog('Edit name'));
    await user.type(names.getByRole('textbox', { name: 'First names' }), ' Henry');
    await user.click(names.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent('SaveTreeDocument')[0]).toMatchObject({
        document: { names: [{ given: 'William Henry', surname: 'Pinch' }] },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'More actions for William Pinch' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sex, status and privacy' }));
    const status = within(await dialog('Sex, status and privacy'));
    expect(status.getByText('Born in 1832, more than 110 years ago.')).toBeVisible();
    await user.click(status.getByRole('radio', { name: /^Living/ }));
    await user.click(status.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent('SaveTreeDocument')[1]).toMatchObject({ document: { livingFlag: 'living' } }));
  });

  it('remove a person only after a question', async () => {
    answers({ removeTreePerson: () => anOutcome(), undoTreeChange: () => anOutcome({ changeId: '92' }) });
    const { user, store } = await open('/trees/fmp-7-1/people/fmp-7-4');
    await user.click(await screen.findByRole('button', { name: /^More actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from the tree' }));
    expect(sent('RemoveTreePerson')).toEqual([]);
    await user.click(within(await dialog(/^Remove/)).getByRole('button', { name: 'Remove from the tree' }));
    await waitFor(() => expect(sent('RemoveTreePerson')).toEqual([{ personId: 'fmp-7-1' }]));
    await waitFor(() => expect(window.location.pathname).toBe('/tree/fmp-7-1/tree'));
    const [toast] = store.getState().toasts.toasts;
    act(
      () =>
        void store.dispatch({
          type: 'toasts/toastActionChosen',
          payload: { toastId: toast!.id, actionId: toast!.action!.id },
        }),
    );
    await waitFor(() => expect(sent('UndoTreeChange')).toEqual([{ changeId: '91' }]));
  });

  it('merge two people field by field', async () => {
    const other = aProfile({
      id: 'fmp-7-6',
      card: aCard(6, 'Wm'),
      document: {
        ...WILLIAM,
        id: 6,
        names: [{ ...WILLIAM.names[0]!, given: 'Wm' }],
        facts: [{ ...WILLIAM.facts[1]!, id: 'f1', value: 'Farmer' }],
        notes: ['Seen twice.'],
      },
    });
    answers({
      treePerson: ({ id }: { id: string }) => (id === 'fmp-7-6' ? other : aProfile()),
      treePeople: () => ({ persons: [aCard(6, 'Wm')], total: 1, next: null }),
      mergeTreePersons: () => anOutcome(),
      treeMergeLines: () => ({
        moved: ['REFN OTHER-2', '_DNA kit 4711'],
        movedTotal: 23,
        dropped: ['BIRT: _PROOF yes'],
        droppedTotal: 1,
      }),
    });
    const { user } = await open(PAGE);
    await user.click(await screen.findByRole('button', { name: 'More actions for William Pinch' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Merge with another person' }));
    const form = within(await dialog('Merge with William Pinch'));
    await user.type(form.getByRole('combobox', { name: 'The other person' }), 'Wm');
    await user.click(await screen.findByRole('option', { name: /Wm Pinch/ }));
    expect(
      (await form.findByText(/^23 lines of the GEDCOM file that we don’t interpret move to the person you keep/u))
        .nextElementSibling,
    ).toHaveTextContent(/^REFN OTHER-2_DNA kit 4711and 21 more lines$/u);
    expect(
      form.getByText(/^1 line of the GEDCOM file that other programs put below .* will be left out/u)
        .nextElementSibling,
    ).toHaveTextContent(/^BIRT: _PROOF yes$/u);
    expect(sent('TreeMergeLines')).toEqual([{ personId: 'fmp-7-6' }]);
    await user.click(await form.findByRole('radio', { name: 'Wm Pinch' }));
    await user.click(form.getByRole('button', { name: 'Merge people' }));
    await waitFor(() => expect(sent('MergeTreePersons')).toHaveLength(1));
    const [merge] = sent('MergeTreePersons');
    expect(merge).toMatchObject({ keepId: 'fmp-7-1', otherId: 'fmp-7-6' });
    const made = merge?.document as typeof WILLIAM;
    expect([made.names[0]?.given, made.facts.map(({ value, type }) => value || type), made.notes]).toEqual([
      'Wm',
      ['birth', 'Tin miner', 'Farmer'],
      ['Remembered as tall.', 'Seen twice.'],
    ]);
  });

  it('show who changed what, and take it back from there', async () => {
    const change = {
      id: '5',
      madeAt: '2026-11-01T10:00:00.000Z',
      authorName: 'Una Testwell',
      action: 'edit',
      personId: 'fmp-7-1',
      headline: 'Changed the birth of 1832',
      lines: ['Birth: date was 1831, now 1832'],
      isUndone: false,
      canUndo: true,
    };
    answers({
      treeChanges: () => ({
        changes: [change, { ...change, id: '4', isUndone: true, lines: ['Name added'] }],
        next: null,
      }),
      undoTreeChange: () => anOutcome(),
    });
    const { user, container } = await open(`${PAGE}/history`);
    expect(await screen.findByText('Birth: date was 1831, now 1832')).toBeVisible();
    expect(screen.getByText('Undone')).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Undo the change of/ }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
    await waitFor(() => expect(sent('UndoTreeChange')).toEqual([{ changeId: '5' }]));
  });

  it('asks before later changes are undone with it, and undoes just those', async () => {
    const change = {
      id: '5',
      madeAt: '2026-11-01T10:00:00.000Z',
      authorName: 'Una Testwell',
      action: 'edit',
      personId: 'fmp-7-1',
      headline: 'Changed the birth of 1832',
      lines: ['Birth: date was 1831, now 1832'],
      isUndone: false,
      canUndo: true,
    };
    const later = [
      { id: '7', madeAt: '2026-11-03T10:00:00.000Z', authorName: 'Tom Testwell', action: 'merge', headline: null },
      { ...change, id: '6', headline: 'Changed the birth of 1833' },
    ];
    const needed = [{ field: '', message: 'This change can’t be undone by itself.' }];
    answers({
      treeChanges: () => ({ changes: [change], next: null }),
      undoTreeChange: ({ along }: { along?: string[] | null }) =>
        along == null ? anOutcome({ changeId: null, problems: needed, later }) : anOutcome({ changeId: '92' }),
    });
    const { user, container } = await open(`${PAGE}/history`);
    const button = await screen.findByRole('button', { name: /^Undo the change of/ });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Later changes depend on this one' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.split(' · ')[0]),
    ).toEqual(['Two people merged', 'Changed the birth of 1833']);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Keep everything' }));
    expect(sent('UndoTreeChange')).toEqual([{ changeId: '5' }]);
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Undo these, too' }));
    await waitFor(() =>
      expect(sent('UndoTreeChange')).toEqual([
        { changeId: '5' },
        { changeId: '5' },
        { changeId: '5', along: ['7', '6'] },
      ]),
    );
    expect(screen.queryByRole('dialog', { name: 'Later changes depend on this one' })).not.toBeInTheDocument();
  });

  it('change how a child belongs, and unlink', async () => {
    answers({ saveTreeDocument: () => anOutcome(), unlinkTreeRelative: () => anOutcome() });
    const { user } = await open(`${PAGE}/family`);
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'How Tom Pinch is linked to the family' }),
      'adopted',
    );
    await waitFor(() =>
      expect(sent('SaveTreeDocument')).toMatchObject([
        { kind: 'FAMILY', id: 10, baseVersion: 2, document: { children: [{ personId: 5, link: 'adopted' }] } },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Unlink Ann Rowe' }));
    await waitFor(() => expect(sent('UnlinkTreeRelative')).toEqual([{ personId: 'fmp-7-4', familyId: 10 }]));
  });
});
