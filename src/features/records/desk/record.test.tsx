import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import type { EditableRecord } from './recordEditApi.ts';
import { aSheet } from './sheets.fixture.ts';

const ID = 'WEXCOMBE/ann/1';
const page = () => renderApp(`/desk/records/${ID}`, { reader: 'staff' });
const sent = () =>
  sentRequests()
    .filter(({ operationName }) => operationName === 'EditRecord')
    .map(({ variables }) => variables);
const cell = (field: string, label: string, written: string, made = written) => ({
  field,
  label,
  heading: label,
  written,
  made,
  isEdited: false,
  isTakenBelow: field === 'place',
});
const aRecord = (more: Partial<EditableRecord> = {}): EditableRecord => ({
  id: ID,
  name: 'Ann Marsh',
  setName: 'Wexcombe St Mary, burials',
  isClosed: false,
  lines: [
    { label: 'Last name', value: 'Marsh' },
    { label: 'Age', value: 'old' },
  ],
  previous: 'WEXCOMBE/eve/1',
  next: null,
  sheet: { id: '7', title: 'Wexcombe St Mary, burials', revision: 4 },
  bar: null,
  no: 12,
  cells: [
    cell('surname', 'Surname', 'MARSH', 'Marsh'),
    cell('age', 'Age', 'old'),
    cell('place', 'Parish', 'do.', 'Wexcombe'),
  ],
  edits: [],
  proposals: [],
  waiting: 0,
  mayAdopt: false,
  ...more,
});
const anEdit = (more: Partial<EditableRecord['edits'][number]> = {}) => ({
  revision: 5,
  field: 'age',
  label: 'Age',
  was: 'old',
  to: '71',
  why: 'Read again.',
  by: 'Jory Nance',
  at: '2026-11-30T11:00:00.000Z',
  isInForce: true,
  ...more,
});
const field = (name: string) => screen.findByRole('textbox', { name });
const press = (name: string) => screen.findByRole('button', { name });
const none = { recordImage: () => ({ page: null }) };

it('shows a record beside the cells of its row, with what the file says, and leads on', async () => {
  answer({ ...none, sheet: () => aSheet(), editableRecord: () => aRecord() });
  await page();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ann Marsh' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Row 12 of the sheet' })).toBeVisible();
  expect(await field('Surname')).toHaveValue('Marsh');
  expect(await field('Surname')).toHaveAccessibleDescription('The file says “MARSH”.');
  expect(await field('Age')).not.toHaveAccessibleDescription();
  expect(await field('Parish')).toHaveAccessibleDescription(/^The file says “do\.”\. Rows below/u);
  expect(within(await screen.findByRole('region', { name: 'What readers have' })).getByText('old')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous record' })).toHaveAttribute('href', '/desk/records/WEXCOMBE/eve/1');
  expect(screen.queryByRole('link', { name: 'Next record' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Transcript' })).toHaveAttribute(
    'href',
    `/transcript?id=${encodeURIComponent(ID)}`,
  );
  await expectAccessible();
});

it('saves what was changed with a reason, says that it waits, and undoes it', async () => {
  let record = aRecord();
  answer({
    ...none,
    sheet: () => aSheet({ revision: record.sheet?.revision, publication: {} }),
    editableRecord: () => record,
    editRecord: () =>
      (record = aRecord({
        sheet: { ...aRecord().sheet!, revision: record.sheet!.revision + 1 },
        ...(record.waiting === 0
          ? { waiting: 1, edits: [anEdit()], cells: [cell('age', 'Age', 'old', '71')] }
          : { waiting: 2, edits: [anEdit({ revision: 6, to: null, isInForce: false }), anEdit({ isInForce: false })] }),
      })),
  });
  const { user } = await page();
  await user.click(await press('Save'));
  expect(await field('Reason')).toHaveAccessibleDescription(/Change a cell first\./u);
  await user.clear(await field('Age'));
  await user.type(await field('Age'), ' 71');
  await user.click(await press('Save'));
  expect(await field('Reason')).toHaveAccessibleDescription(/Say why\./u);
  await user.type(await field('Reason'), 'Read again.');
  await user.click(await press('Save'));
  expect(await screen.findByRole('heading', { name: '1 change of this sheet waits to be published' })).toBeVisible();
  expect(sent()).toEqual([
    { id: ID, revision: 4, cells: [{ field: 'age', to: '71' }], why: 'Read again.', publishes: false },
  ]);
  expect(await field('Reason')).toHaveValue('');
  expect(screen.getByRole('row', { name: /Age: old became 71 Read again\. Jory Nance/u })).toBeVisible();
  await user.click(await press('Undo: Age: old became 71'));
  expect(await screen.findByText('Age: undone, as in the file')).toBeVisible();
  expect(sent()[1]).toEqual({ id: ID, revision: 5, cells: [{ field: 'age', to: null }], why: '', publishes: false });
  expect(screen.queryByRole('button', { name: /^Undo/u })).not.toBeInTheDocument();
});

it('publishes at once where that is asked, and then shows what readers have', async () => {
  let state: 'PUBLISHED' | 'MAKING' = 'PUBLISHED';
  let record = aRecord();
  answer({
    ...none,
    sheet: () => {
      const sheet = aSheet({ revision: record.sheet?.revision, publication: { state, progress: 0.4 } });
      if (state === 'MAKING') {
        state = 'PUBLISHED';
        record = { ...record, waiting: 0, lines: [{ label: 'Age', value: '71' }] };
      }
      return sheet;
    },
    editableRecord: () => record,
    editRecord: () => {
      state = 'MAKING';
      return (record = aRecord({ sheet: { ...aRecord().sheet!, revision: 5 }, waiting: 1 }));
    },
  });
  const { user } = await page();
  await user.type(await field('Age'), 'er');
  await user.type(await field('Reason'), 'Read again.');
  await user.click(await press('Save and publish'));
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(await screen.findByRole('heading', { name: /^Published\. Readers have/u }, { timeout: 5_000 })).toBeVisible();
  expect(await within(screen.getByRole('region', { name: 'What readers have' })).findByText('71')).toBeVisible();
  expect(sent()[0]).toMatchObject({ cells: [{ field: 'age', to: 'older' }], publishes: true });
});

it('keeps what is typed where someone else was first, takes their other cells, and saves with the next press', async () => {
  let record = aRecord();
  answer({
    ...none,
    sheet: () => aSheet({ revision: record.sheet?.revision }),
    editableRecord: () => record,
    editRecord: () => {
      if (sent().length > 1) return record;
      record = aRecord({
        sheet: { ...aRecord().sheet!, revision: 5 },
        cells: [cell('surname', 'Surname', 'MARSH', 'Marshe'), cell('age', 'Age', 'old', '70')],
      });
      return refusal('SHEET_CHANGED');
    },
  });
  const { user } = await page();
  await user.clear(await field('Age'));
  await user.type(await field('Age'), '71');
  await user.type(await field('Reason'), 'Read again.');
  await user.click(await press('Save'));
  expect(await screen.findByText(/^Someone else changed this sheet meanwhile\. What you typed/u)).toBeVisible();
  expect(await screen.findByDisplayValue('Marshe')).toBeVisible();
  expect(await field('Age')).toHaveValue('71');
  expect(await field('Age')).toHaveAccessibleDescription(/^Someone else changed this meanwhile\. It says “70” now/u);
  await user.click(await press('Save'));
  await screen.findByText('Saved.');
  expect(sent()[1]).toMatchObject({ revision: 5, cells: [{ field: 'age', to: '71' }] });
});

it.each<[NonNullable<EditableRecord['bar']>, EditableRecord['sheet'], RegExp]>([
  ['NO_SHEET', null, /did not come from a sheet/u],
  ['NEWER_FILE', aRecord().sheet, /Another file was brought/u],
  ['UNKNOWN_ROW', aRecord().sheet, /can’t tell which row/u],
  ['MOVED_CELLS', aRecord().sheet, /cells of this row moved/u],
])('says why a record cannot be edited: %s', async (bar, sheet, title) => {
  answer({ ...none, editableRecord: () => aRecord({ bar, sheet, no: null, cells: [] }) });
  await page();
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  const link = screen.queryByRole('link', { name: 'Open the sheet' });
  expect(link?.getAttribute('href') ?? null).toBe(sheet && '/desk/sheets/7');
  await expectAccessible();
});

it('makes a sheet of a set that has none, and says why it was not made', async () => {
  let isTaken = true;
  answer({
    ...none,
    editableRecord: () => aRecord({ bar: 'NO_SHEET', sheet: null, no: null, cells: [], mayAdopt: true }),
    adoptSet: () => (isTaken ? refusal('SHEET_SET_TAKEN') : { id: '9' }),
    sheet: () => aSheet({ id: '9', title: 'Wexcombe, by command' }),
  });
  const { user } = await page();
  await user.click(await press('Make a sheet of this set'));
  expect(await screen.findByText(/^Another sheet keeps the name of these records/u)).toBeVisible();
  isTaken = false;
  await user.click(await press('Make a sheet of this set'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wexcombe, by command' })).toBeVisible();
});

it('says that a record is closed for readers, and has no page for one that is not there', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let record: EditableRecord | null = aRecord({ isClosed: true });
  answer({ ...none, sheet: () => aSheet(), editableRecord: () => record });
  const { unmount } = await page();
  expect(await screen.findByText('Closed for readers')).toBeVisible();
  unmount();
  record = null;
  await page();
  expect(await screen.findByRole('heading', { level: 1, name: /not found/iu })).toBeVisible();
});

it('takes over what a reader reported into its cell, with a reason', async () => {
  const proposal = {
    id: '3',
    label: 'Last name',
    field: 'surname',
    written: 'Marsh',
    proposed: 'Marshe',
    comment: 'Page 2',
    isEdited: false,
  };
  answer({
    ...none,
    sheet: () => aSheet(),
    editableRecord: () =>
      aRecord({
        proposals: [
          proposal,
          { ...proposal, id: '4', label: 'Birth place', field: null, comment: '' },
          { ...proposal, id: '5', label: 'Age', field: 'age', proposed: '41', isEdited: true },
        ],
      }),
    editRecord: () => aRecord({ sheet: { ...aRecord().sheet!, revision: 5 } }),
  });
  const { user } = await page();
  expect(await screen.findByText('A reader proposes Last name: Marshe, in place of Marsh')).toBeVisible();
  expect(screen.getByText(/^No cell of the row says this by itself/u)).toBeVisible();
  // What an edit says already waits for readers to have it.
  expect(screen.getByText('The row says so now. The report is accepted once readers have it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Take it over: Age, 41' })).not.toBeInTheDocument();
  await user.click(await press('Take it over: Last name, Marshe'));
  expect(await field('Surname')).toHaveValue('Marshe');
  await user.click(await press('Save'));
  await screen.findByText('Saved.');
  expect(sent()[0]).toMatchObject({ cells: [{ field: 'surname', to: 'Marshe' }], why: 'A reader’s report.' });
});
