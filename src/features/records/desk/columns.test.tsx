import { screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, comeBack, goOffline, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import type { Sheet } from './deskApi.ts';
import { aFreshSheet, aSheet } from './sheets.fixture.ts';
import type { SheetColumnsInput } from './sheets.generated.ts';

const COLUMNS = '/desk/sheets/7/columns';
const asStaff = { reader: 'staff' } as const;
const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const GUESSES = [
  { at: 0, field: 'forename', isSure: true, because: 'Heading “Fore names”; 94 % are first names.' },
  { at: 1, field: 'surname', isSure: true, because: '88 % are surnames.' },
  { at: 2, field: 'burial_date', isSure: false, because: '97 % are dates.' },
];
const ROWS = [
  { no: 1, cells: ['Ann', 'Marsh', '6 Mar 1851', 'T. Penna'] },
  { no: 2, cells: ['John', 'Hext', '9 Mar 1851', 'T. Penna'] },
];
const choice = (heading: string) => screen.findByRole('combobox', { name: `What is in ${heading}?` });
const show = (sheet: () => Sheet, more: Parameters<typeof answer>[0] = {}) =>
  answer({ sheet, sheetRows: () => ROWS, sheetGuesses: () => GUESSES, ...more });

afterEach(() => localStorage.clear());

it('fills in what is sure once the kind is said, offers what is likely, and says what is missing', async () => {
  let sheet = aFreshSheet();
  show(() => sheet, {
    sheetCheck: () => null,
    setSheetColumns: ({ to }: { to: SheetColumnsInput }) =>
      (sheet = aSheet({
        revision: sheet.revision + 1,
        columns: sheet.columns.map((one) => ({ ...one, field: to.columns[one.at] ?? null })),
        constants: to.constants,
        set: { ...sheet.set, ...to.set },
        lacks: to.constants.length === 0 ? ['Choose the column of the parish or place.'] : [],
      })),
  });
  const { user, router } = await renderApp(COLUMNS, asStaff);
  expect(await choice('Fore names')).toBeDisabled();
  expect(screen.getByText('1 thing to do before publishing')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Say what kind of records these are.' })).toHaveAttribute(
    'href',
    expect.stringMatching(/#kind$/u),
  );
  expect(await screen.findByRole('cell', { name: 'Hext' })).toBeVisible();
  await expectAccessible();

  await user.click(screen.getByRole('radio', { name: /^Burials/u }));
  expect(await screen.findByText('2 columns filled in for you. Look at each.')).toBeVisible();
  expect(await choice('Fore names')).toHaveDisplayValue('First names');
  expect(await choice('Family')).toHaveDisplayValue('Surname');
  expect(await choice('When')).toHaveDisplayValue('Left out');
  const column = screen.getByRole('columnheader', { name: /^When/u });
  expect(column).toHaveTextContent('Likely 97 % are dates.');
  expect(screen.getByRole('columnheader', { name: /^Fore names/u })).toHaveTextContent(
    'Sure Heading “Fore names”; 94 % are first names.',
  );
  await user.click(within(column).getByRole('button', { name: 'Use “Date of burial”' }));
  expect(await choice('When')).toHaveDisplayValue('Date of burial');

  await user.click(screen.getByRole('button', { name: 'Save and look for problems' }));
  // What is missing keeps one here: it is saved all the same.
  expect(await screen.findByText('Saved')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Parish or place/u }), 'Wexcombe');
  const about = screen.getByRole('link', { name: /^Describe the source/u });
  expect(about).toHaveAttribute('href', expect.stringMatching(/#about$/u));
  await user.type(screen.getByRole('textbox', { name: 'Description of the source' }), 'Burials of St Mary.');
  await user.click(screen.getByRole('radio', { name: /^As FreeREG/u }));
  await user.click(screen.getByRole('radio', { name: /^Members/u }));
  expect(screen.getByText('Nothing is missing: look at the records next.')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save and look for problems' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/sheets/7/problems'));
  expect(sent('SetSheetColumns').at(-1)).toEqual({
    id: '7',
    revision: 2,
    to: {
      kind: 'BURIALS',
      columns: ['forename', 'surname', 'burial_date', null],
      constants: [{ field: 'place', value: 'Wexcombe' }],
      set: {
        description: 'Burials of St Mary.',
        access: 'MEMBERS',
        repository: null,
        archiveSeries: null,
        attribution: null,
        notation: 'FREEREG',
      },
      steps: [],
    },
  });
});

it('asks for the kind before anything is saved', async () => {
  show(() => aFreshSheet());
  const { user } = await renderApp(COLUMNS, asStaff);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Baptisms/u })).toHaveFocus());
  expect(screen.getByRole('radio', { name: /^Baptisms/u })).toBeInvalid();
  expect(sent('SetSheetColumns')).toEqual([]);
});

it('says which column has a field already, and that it is chosen twice', async () => {
  show(() => aSheet());
  const { user } = await renderApp(COLUMNS, asStaff);
  const clerk = await choice('Clerk');
  expect(within(clerk).getByRole('option', { name: 'Surname (now Family)' })).toBeInTheDocument();
  await user.selectOptions(clerk, 'surname');
  expect(
    screen.getByRole('link', { name: '“Surname” is chosen for “Family” and “Clerk”: keep one of them.' }),
  ).toBeVisible();
});

it('works without guesses, and asks for them again', async () => {
  let fails = true;
  show(() => aSheet(), {
    sheetGuesses: () => {
      if (fails) throw refusal('INTERNAL_SERVER_ERROR');
      return GUESSES;
    },
  });
  const { user } = await renderApp(COLUMNS, asStaff);
  expect(await screen.findByText('We couldn’t work out what the columns probably are')).toBeVisible();
  expect(await choice('Family')).toHaveDisplayValue('Surname');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/88 % are surnames/u)).toBeVisible();
});

it('offers what is sure of the new columns of a next file', async () => {
  const { columns } = aSheet();
  show(() => aSheet({ columns: columns.map((one) => (one.at === 1 ? { ...one, field: null } : one)) }));
  const { user } = await renderApp(COLUMNS, asStaff);
  await user.click(await screen.findByRole('button', { name: 'Use 1 sure suggestion' }));
  expect(await choice('Family')).toHaveDisplayValue('Surname');
});

describe('where someone else changed the sheet meanwhile', () => {
  const theirs = () =>
    aSheet({ revision: 5, set: { ...aSheet().set, description: 'Burials of St Mary, from the transcripts.' } });
  async function typedTooLate(other = theirs()) {
    let sheet = aSheet();
    show(() => sheet, {
      sheetHistory: () => ({
        changes: [
          {
            revision: 5,
            kind: 'COLUMNS',
            text: 'Changed for readers: the description.',
            by: 'Jory Nance',
            at: '2026-11-30T10:00:00.000Z',
            isFileKept: true,
          },
          {
            revision: 4,
            kind: 'FILE',
            text: 'The file is burials.xlsx.',
            by: null,
            at: '2026-11-30T09:00:00.000Z',
            isFileKept: true,
          },
        ],
        publications: [],
      }),
      setSheetColumns: ({ revision }: { revision: number }) => {
        sheet = revision === 4 ? other : aSheet({ revision: 6 });
        if (revision === 4) throw refusal('SHEET_CHANGED');
        return sheet;
      },
    });
    const page = await renderApp(COLUMNS, asStaff);
    await page.user.selectOptions(await choice('Clerk'), 'notes');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Someone else changed this sheet');
    expect(await within(notice).findByText(/Jory Nance, .* Changed for readers: the description\./u)).toBeVisible();
    return { ...page, notice };
  }

  it('shows what they did and what differs, and saves what was typed over it', async () => {
    const { user, notice } = await typedTooLate();
    expect(notice).toHaveTextContent('Clerk: now Left out; you have Notes.');
    expect(notice).toHaveTextContent(/Description of the source: now Burials of St Mary, from the transcripts\.;/u);
    expect(await choice('Clerk')).toHaveDisplayValue('Notes');
    await expectAccessible();
    await user.click(within(notice).getByRole('button', { name: 'Save mine over it' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sent('SetSheetColumns').at(-1)).toMatchObject({
      revision: 5,
      to: { columns: expect.arrayContaining(['notes']) },
    });
  });

  it('takes theirs', async () => {
    const { user, notice } = await typedTooLate();
    await user.click(within(notice).getByRole('button', { name: 'Take theirs' }));
    expect(await choice('Clerk')).toHaveDisplayValue('Left out');
    expect(screen.getByRole('textbox', { name: 'Description of the source' })).toHaveValue(
      'Burials of St Mary, from the transcripts.',
    );
    expect(screen.queryByText('Someone else changed this sheet')).not.toBeInTheDocument();
  });

  it('keeps what was chosen under its headings where they brought another file', async () => {
    const [fore, family, when, clerk] = aSheet().columns as [never, never, never, Sheet['columns'][number]];
    const { user, notice } = await typedTooLate(
      aSheet({
        revision: 5,
        file: { id: '32', name: 'next.xlsx' },
        columns: [{ ...clerk, at: 0 }, fore, family, when].map((one: Sheet['columns'][number], at) => ({ ...one, at })),
      }),
    );
    expect(notice).toHaveTextContent('The file is now next.xlsx.');
    await user.click(within(notice).getByRole('button', { name: 'Save mine over it' }));
    await waitFor(() =>
      expect(sent('SetSheetColumns').at(-1)).toMatchObject({
        revision: 5,
        to: { columns: ['notes', 'forename', 'surname', 'burial_date'] },
      }),
    );
  });
});

it('keeps what was typed without a connection, and when the page is opened again', async () => {
  show(() => aSheet(), { setSheetColumns: () => aSheet({ revision: 5 }) });
  const first = await renderApp(COLUMNS, asStaff);
  await first.user.selectOptions(await choice('Clerk'), 'notes');
  goOffline();
  await first.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The columns were not saved')).toBeVisible();
  first.unmount();
  comeBack();
  const { user } = await renderApp(COLUMNS, asStaff);
  expect(await screen.findByText('This is what you last typed here, which was not saved yet.')).toBeVisible();
  expect(await choice('Clerk')).toHaveDisplayValue('Notes');
  await user.click(screen.getByRole('button', { name: 'Go back to what was saved' }));
  expect(await choice('Clerk')).toHaveDisplayValue('Left out');
});

it('asks for a file first where there is none', async () => {
  answer({ sheet: () => aSheet({ file: null, columns: [] }) });
  await renderApp(COLUMNS, asStaff);
  expect(await screen.findByRole('link', { name: 'Bring a file' })).toHaveAttribute('href', '/desk/sheets/7/file');
});

describe('on a phone', () => {
  const realMatchMedia = window.matchMedia;
  afterEach(() => {
    window.matchMedia = realMatchMedia;
  });

  it('has a card for each column, with examples of what is in it', async () => {
    window.matchMedia = (query) =>
      ({
        matches: query.includes('max-width'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
    show(() => aSheet());
    await renderApp(COLUMNS, asStaff);
    expect(await choice('Fore names')).toHaveDisplayValue('First names');
    expect(screen.getByText('For example: Ann · John')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await expectAccessible();
  });
});
