import { screen, waitFor, within } from '@testing-library/react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const ID = 'q-aaaaaaaaaaaaaaaaaaaa';
const PLAN = {
  id: '1',
  version: 1,
  what: 'Roche baptisms',
  place: 'Roche',
  span: '1790–1812',
  outcome: 'PLANNED',
  held: '1790–1797, 1802–1812',
  missing: '1798–1801',
  address: '/search/results?place=roche',
  note: '',
};
const LOG = {
  id: '2',
  version: 1,
  what: 'Burials',
  whereDone: 'Record office',
  doneOn: '3 April 2026',
  outcome: 'NOTHING',
  link: null,
  diaryEntryId: null,
  note: '=1+1',
};
const EVIDENCE = {
  id: '3',
  version: 1,
  about: 'William Pinch',
  fact: 'BIRTH',
  value: '',
  date: '1847',
  place: 'Roche',
  information: 'PRIMARY',
  directness: 'DIRECT',
  weight: 'STRONG',
  citation: 'Certificate',
  link: null,
  note: '',
};
const AGE = {
  ...EVIDENCE,
  id: '4',
  fact: 'AGE',
  value: '40',
  date: '1871',
  citation: '',
  link: { kind: 'RECORD', address: '/transcript?id=R1', name: 'William PINCH', detail: 'England 1871' },
};
const CONFLICT = {
  key: 'birth:3:4',
  ids: ['3', '4'],
  reason: 'The years of birth differ: 1847 and 1827–1834.',
  word: '',
};
const RECORD = {
  id: '9',
  kind: 'RECORD',
  address: '/transcript?id=R1',
  name: 'William PINCH',
  detail: 'England 1871',
  note: 'Aged 40?',
};
const question = (more: object = {}) => ({
  id: ID,
  title: 'Who was his father?',
  subject: 'William Pinch',
  person: null,
  known: 'Born about 1847.',
  state: 'IN_WORK',
  conclusion: '',
  confidence: null,
  changedAt: '2026-11-20T10:00:00.000Z',
  version: 4,
  folderId: 'f-a',
  collected: [RECORD],
  plan: [PLAN],
  log: [LOG],
  evidence: [EVIDENCE, AGE],
  conflicts: [CONFLICT],
  ...more,
});
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const part = (name: string) => within(screen.getByRole('region', { name }));

async function open(answers: Parameters<typeof answer>[0] = {}, path = '') {
  answer({
    researchQuestion: () => question(),
    researchTasks: () => ({ tasks: [], most: 2000 }),
    researchReportFiles: () => [],
    researchHub: () => ({}),
    ...answers,
  });
  const shown = await renderApp(`/research-questions/${ID}${path}`, { reader: 'member' });
  await screen.findByRole('heading', { level: 1, name: 'Who was his father?' });
  return shown;
}

describe('a research question', () => {
  it('shows its plan with gaps, log, evidence, conflicts and what is collected', async () => {
    const { container } = await open();
    expect(part('Plan').getByText('Missing: 1798–1801.')).toBeVisible();
    expect(part('Plan').getByRole('link', { name: 'Roche baptisms' })).toHaveAttribute(
      'href',
      '/search/results?place=roche',
    );
    expect(part('Log').getByText('Record office · 3 April 2026')).toBeVisible();
    expect(part('Evidence').getAllByRole('rowheader', { name: 'William Pinch' })).toHaveLength(2);
    expect(part('Evidence').getByText(CONFLICT.reason)).toBeVisible();
    expect(part('Collected').getByRole('link', { name: 'William PINCH' })).toHaveAttribute('href', '/transcript?id=R1');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it.each([
    ['there is no such question', { reader: 'member' } as const],
    ['the grant is missing', { reader: 'member', grants: ['my-research:introduction'] } as const],
    ['the reader is a visitor', {}],
  ])('is not found where %s', async (_why, options) => {
    answer({ researchQuestion: () => null });
    await renderApp(`/research-questions/${ID}`, options);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  it('finds sources of this site for a place and years, and puts those chosen into the plan', async () => {
    const { user } = await open({
      researchSources: () => [
        { name: 'Roche burials', held: '1813–1837', missing: '', address: '/search/results?x=1' },
        { name: 'Gazette', held: '60 issues', missing: '3 issues', address: '/search-newspapers/results?title=n-g' },
      ],
      planResearchSources: () => question({ plan: [PLAN, { ...PLAN, id: '7', what: 'Gazette' }] }),
    });
    await user.click(part('Plan').getByRole('button', { name: 'Find sources on this site' }));
    await user.type(await screen.findByRole('textbox', { name: 'Place' }), 'Roche');
    await user.type(screen.getByRole('textbox', { name: 'Years' }), 'long ago{Enter}');
    expect(await screen.findByText('Enter a year, or years such as 1790–1812.')).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: 'Years' }));
    await user.type(screen.getByRole('textbox', { name: 'Years' }), '1813-1850{Enter}');
    const gazette = await screen.findByRole('checkbox', { name: 'Gazette' });
    expect(gazette).toHaveAccessibleDescription('Here: 60 issues. Missing: 3 issues.');
    await user.click(gazette);
    await user.click(screen.getByRole('button', { name: 'Add 1 source to plan' }));
    expect(await part('Plan').findByRole('link', { name: 'Gazette' })).toBeVisible();
    expect([sent('ResearchSources'), sent('PlanResearchSources')]).toEqual([
      [{ place: 'Roche', from: 1813, to: 1850 }],
      [
        {
          questionId: ID,
          rows: [
            {
              what: 'Gazette',
              place: 'Roche',
              span: '1813-1850',
              outcome: 'PLANNED',
              held: '60 issues',
              missing: '3 issues',
              address: '/search-newspapers/results?title=n-g',
              note: '',
            },
          ],
        },
      ],
    ]);
  });

  it('links a search of the diary to the log by one press', async () => {
    const entry = {
      id: '5',
      kind: 'RECORDS',
      search: 'lastname=pinch',
      searchedAt: '2026-11-20T10:00:00.000Z',
      total: 0,
    };
    const { user } = await open({
      searchDiary: () => ({ isStarted: true, isPaused: false, entries: [entry] }),
      logDiaryEntry: () => question({ log: [LOG, { ...LOG, id: '8', what: 'Pinch', diaryEntryId: '5' }] }),
    });
    await user.click(part('Log').getByRole('button', { name: 'Add from research diary' }));
    await user.click(await screen.findByRole('button', { name: 'Add to log: Pinch' }));
    expect(await screen.findByText('In the log')).toBeVisible();
    expect(sent('LogDiaryEntry')).toEqual([{ questionId: ID, entryId: '5' }]);
  });

  it.each([[{ isStarted: false, isPaused: false, entries: [] }], [{ isStarted: true, isPaused: true, entries: [] }]])(
    'offers no search of a diary that is not kept: %j',
    async (diary) => {
      const { user } = await open({ searchDiary: () => diary });
      await user.click(part('Log').getByRole('button', { name: 'Add from research diary' }));
      expect(await screen.findByText(/^Your research diary is off/u)).toBeVisible();
    },
  );

  it('makes a statement of what is collected', async () => {
    const { user } = await open({ addResearchEvidence: () => question() });
    await user.click(part('Collected').getByRole('button', { name: 'Use as evidence: William PINCH' }));
    expect(await screen.findByRole('textbox', { name: /^Source on this site/u })).toHaveValue('/transcript?id=R1');
    expect(screen.getByRole('textbox', { name: 'Person it is about' })).toHaveValue('William Pinch');
    await user.selectOptions(screen.getByRole('combobox', { name: 'What it is about' }), 'Age');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter the age in years.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Age in years' }), '24');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent('AddResearchEvidence')).toMatchObject([
        { questionId: ID, row: { about: 'William Pinch', fact: 'AGE', value: '24', address: '/transcript?id=R1' } },
      ]),
    );
    expect(await part('Evidence').findByRole('button', { name: 'Add a statement' })).toHaveFocus();
  });

  it('cannot be proved while a conflict has no explanation, and can once it has', async () => {
    const { user } = await open({
      answerResearchConflict: () => question({ conflicts: [{ ...CONFLICT, word: 'A slip.' }] }),
      concludeResearchQuestion: () =>
        question({
          conflicts: [{ ...CONFLICT, word: 'A slip.' }],
          conclusion: 'John.',
          confidence: 'PROVED',
          state: 'CONCLUDED',
        }),
    });
    await user.click(part('Conclusion').getByRole('button', { name: 'Write conclusion' }));
    await user.type(await screen.findByRole('textbox', { name: 'Conclusion' }), 'John.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'How sure you are' }), 'Proved');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State of the question' }), 'Concluded');
    await user.click(part('Conclusion').getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Write a word about 1 conflict first/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Explain: / }));
    await user.type(await screen.findByRole('textbox', { name: 'Your explanation' }), 'A slip.');
    await user.click(part('Evidence').getByRole('button', { name: 'Save' }));
    expect(await part('Evidence').findByText('A slip.')).toBeVisible();
    await user.click(part('Conclusion').getByRole('button', { name: 'Save' }));
    expect(await part('Conclusion').findByText('Proved')).toBeVisible();
    expect(sent('ConcludeResearchQuestion')).toEqual([
      { id: ID, version: 4, state: 'CONCLUDED', conclusion: 'John.', confidence: 'PROVED' },
    ]);
  });

  it('says when it was changed in another window, and loses nothing that was typed', async () => {
    const { user } = await open({
      changeResearchQuestion: () => {
        throw refusal('CONFLICT');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Edit question' }));
    const title = await screen.findByRole('textbox', { name: 'Question' });
    await user.type(title, ' And mother?');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This was changed in another window/u)).toBeVisible();
    expect(title).toHaveValue('Who was his father? And mother?');
  });

  it('is not overwritten unseen by a form that was opened before', async () => {
    const { user } = await open({
      removeResearchRow: () => question({ plan: [], version: 5, known: 'Born in 1846.' }),
      changeResearchQuestion: () => question({ version: 6, known: 'Born about 1847. Or not.' }),
    });
    await user.click(screen.getByRole('button', { name: 'Edit question' }));
    const known = await screen.findByRole('textbox', { name: /^What you know already/u });
    await user.type(known, ' Or not.');
    await user.click(part('Plan').getByRole('button', { name: 'Remove Roche baptisms' }));
    expect(await screen.findByText('It now says “Born in 1846.”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This was changed in another window/u)).toBeVisible();
    expect([known, sent('ChangeResearchQuestion')]).toEqual([
      expect.objectContaining({ value: 'Born about 1847. Or not.' }),
      [],
    ]);
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(screen.queryByText('It now says “Born in 1846.”.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent('ChangeResearchQuestion')).toMatchObject([
        { version: 5, input: { known: 'Born about 1847. Or not.' } },
      ]),
    );
  });

  it('takes a search of the log, edits it, and says which limit is reached', async () => {
    const added = { ...LOG, id: '5', what: 'Wills', whereDone: 'Kew', outcome: 'FOUND' };
    let isFull = true;
    const { user } = await open({
      addResearchLogRow: () => {
        if (isFull) throw refusal('LIMIT_REACHED');
        return question({ log: [LOG, added] });
      },
      changeResearchLogRow: () => question({ log: [{ ...LOG, what: 'All burials', version: 2 }, added] }),
    });
    await user.click(part('Log').getByRole('button', { name: 'Add an entry' }));
    await user.type(await screen.findByRole('textbox', { name: 'What you searched' }), 'Wills');
    await user.type(screen.getByRole('textbox', { name: 'Where' }), 'Kew');
    await user.type(screen.getByRole('textbox', { name: 'Date' }), '3 April 2026');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('This part of the question is full. Remove a row, or start another question.'),
    ).toBeVisible();
    isFull = false;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await part('Log').findByText('Wills')).toBeVisible();
    expect(sent('AddResearchLogRow').at(-1)).toMatchObject({
      questionId: ID,
      row: { what: 'Wills', whereDone: 'Kew', doneOn: '3 April 2026' },
    });
    await user.click(part('Log').getByRole('button', { name: 'Edit Burials' }));
    const what = await screen.findByRole('textbox', { name: 'What you searched' });
    await user.clear(what);
    await user.type(what, 'All burials{Enter}');
    expect(await part('Log').findByText('All burials')).toBeVisible();
    expect(sent('ChangeResearchLogRow')).toMatchObject([
      { id: '2', version: 1, row: { what: 'All burials', note: '=1+1' } },
    ]);
  });

  it('brings rows and itself back by one press', async () => {
    const { user, router } = await open({
      removeResearchRow: () => question({ plan: [] }),
      restoreResearchRow: () => question(),
      removeResearchQuestion: () => true,
      restoreResearchQuestion: () => question(),
    });
    await user.click(part('Plan').getByRole('button', { name: 'Remove Roche baptisms' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await part('Plan').findByRole('link', { name: 'Roche baptisms' })).toBeVisible();
    expect(sent('RestoreResearchRow')).toEqual([{ table: 'PLAN', id: '1' }]);
    await user.click(screen.getByRole('button', { name: 'Delete question' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-research'));
  });

  it('says how many more rows there is room for, once there are few', async () => {
    await open({
      researchQuestion: () => question({ plan: Array.from({ length: 199 }, (_, at) => ({ ...PLAN, id: `p${at}` })) }),
    });
    expect(part('Plan').getByText('There is room for 1 more row.')).toBeVisible();
  });
});

describe('the report of a research question', () => {
  it('has everything in the order in which it is read, and its tables as files that no spreadsheet runs', async () => {
    const { container } = await open({}, '/report');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What was known',
      'Conclusion',
      'Evidence',
      'Conflicts and their explanations',
      'Sources planned',
      'What was searched',
      'PDF',
    ]);
    expect(screen.getByText('Not explained yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download log (CSV)' })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('is made a PDF in the background, downloaded and deleted', async () => {
    const leave = jest.spyOn(documentNavigation, 'open').mockImplementation(() => undefined);
    const file = {
      id: '5',
      stage: 'DONE',
      progress: null,
      problem: null,
      pages: 2,
      bytes: 61_000,
      madeAt: '2026-11-20T10:00:00.000Z',
    };
    let files: object[] = [];
    const { user, container } = await open(
      {
        researchReportFiles: () => files,
        makeResearchReportFile: () => ({ file: { id: '5' }, problems: [] }),
        issueResearchReportFile: () => '/api/research-reports/once',
        cancelResearchReportFile: () => true,
      },
      '/report',
    );
    files = [{ ...file, stage: 'WAITING', progress: 0.5 }];
    await user.click(part('PDF').getByRole('button', { name: 'Make a PDF' }));
    expect(await screen.findByRole('progressbar', { name: 'Writing the PDF' })).toHaveAttribute('value', '50');
    expect(await accessibilityFaults(container)).toEqual([]);
    files = [file];
    expect(await screen.findByText(/\(2 pages, 61 kB\)/u, undefined, { timeout: 4_000 })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Download PDF made/u }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/api/research-reports/once'));
    files = [];
    await user.click(screen.getByRole('button', { name: /^Delete PDF made/u }));
    await waitFor(() => expect(screen.queryByText(/\(2 pages/u)).not.toBeInTheDocument());
  });

  it('says why no PDF was made', async () => {
    const { user } = await open(
      {
        researchReportFiles: () => [
          {
            id: '5',
            stage: 'FAILED',
            progress: null,
            problem: 'It took too long.',
            pages: null,
            bytes: null,
            madeAt: '2026-11-20T10:00:00.000Z',
          },
        ],
        makeResearchReportFile: () => ({ file: null, problems: [{ field: 'file', message: 'Three are waiting.' }] }),
      },
      '/report',
    );
    expect(await screen.findByText('It took too long.')).toBeVisible();
    await user.click(part('PDF').getByRole('button', { name: 'Make a PDF' }));
    expect(await screen.findByText('Three are waiting.')).toBeVisible();
  });
});
