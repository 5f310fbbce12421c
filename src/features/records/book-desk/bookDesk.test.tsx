import { screen, waitFor, within } from '@testing-library/react';

import { answerFiles } from '#test/support/answerFiles.ts';
import { accessibilityFaults } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const bookLine = (more: object = {}) => ({
  id: 'b-7',
  label: 'Baptisms 1',
  place: 'Wexcombe',
  fromYear: 1700,
  toYear: 1780,
  closedUntil: null,
  isRemoved: false,
  pageCount: 2,
  ...more,
});
const bookSet = (more: object = {}) => ({
  id: 'WEXCOMBE',
  slug: 'WEXCOMBE',
  title: 'Wexcombe registers',
  state: 'UNPUBLISHED',
  kind: 'BAPTISMS',
  description: 'Photographs.',
  access: 'FREE',
  repository: null,
  archiveSeries: null,
  attribution: null,
  hasRecords: false,
  books: [bookLine()],
  ...more,
});
const book = (more: object = {}) => ({
  ...bookLine(),
  setId: 'WEXCOMBE',
  setTitle: 'Wexcombe registers',
  note: null,
  revision: 'as-it-was',
  isAskedToOpen: false,
  sections: [{ position: 1, label: 'Baptisms', fromYear: 1700, toYear: null }],
  pages: [1, 2].map((position) => ({
    id: `p-${position}`,
    label: `Page ${position}`,
    position,
    file: `${position}.png`,
    closedUntil: position === 2 ? '2999-01-01' : null,
    isRemoved: false,
  })),
  files: [],
  ...more,
});
const brought = (more: object) => ({
  id: '1',
  name: 'register.zip',
  state: 'READ',
  progress: null,
  problem: null,
  pages: 2,
  broughtBy: 'Anna Lee',
  broughtAt: '2026-11-30T10:00:00.000Z',
  ...more,
});
const sent = (operation: string) =>
  sentRequests().find(({ operationName }) => operationName === operation)?.variables as unknown;
const AS = { reader: 'staff' } as const;
const BOOK_AT = '/desk/books/WEXCOMBE/b-7';

describe('sets of pages', () => {
  it('are listed, and a new one is made', async () => {
    answer({
      bookSets: () => [bookSet()],
      bookSet: () => bookSet({ id: 'NEW', title: 'Roche registers', books: [] }),
      makeBookSet: () => bookSet({ id: 'NEW', title: 'Roche registers', books: [] }),
    });
    const { user, container } = await renderApp('/desk/books', AS);
    expect(await screen.findByRole('row', { name: /Wexcombe registers.*1.*2.*Not published/u })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Make a set of pages' }));
    const form = await screen.findByRole('dialog');
    await user.type(within(form).getByLabelText(/^Title/u), 'Roche registers');
    await user.click(within(form).getByRole('button', { name: 'Make it' }));
    expect(await within(form).findByText('Fill this in.')).toBeVisible();
    await user.type(within(form).getByLabelText(/^Description/u), 'Photographs.');
    await user.click(within(form).getByRole('button', { name: 'Make it' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Roche registers' })).toBeVisible();
    expect(sent('MakeBookSet')).toMatchObject({
      title: 'Roche registers',
      to: { kind: 'OTHER', access: 'FREE', description: 'Photographs.' },
    });
  });

  it('say where there are none', async () => {
    answer({ bookSets: () => [] });
    await renderApp('/desk/books', AS);
    expect(await screen.findByRole('heading', { name: 'No sets of pages yet' })).toBeVisible();
  });

  it('are published; why not is said in words', async () => {
    answer({ bookSet: () => bookSet(), publishBookSet: () => refusal('BOOK_WITHOUT_PAGES') });
    const { user, container } = await renderApp('/desk/books/WEXCOMBE', AS);
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/There is no page in this set yet/u)).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('are withdrawn with a reason', async () => {
    answer({ bookSet: () => bookSet({ state: 'PUBLISHED' }), withdrawBookSet: () => bookSet({ state: 'WITHDRAWN' }) });
    const { user } = await renderApp('/desk/books/WEXCOMBE', AS);
    expect(await screen.findByRole('link', { name: 'See it as readers do' })).toHaveAttribute(
      'href',
      '/record-sets/WEXCOMBE',
    );
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    const form = await screen.findByRole('dialog');
    await user.type(within(form).getByLabelText(/^Reason/u), 'The archive asked.');
    await user.click(within(form).getByRole('button', { name: 'Withdraw it' }));
    expect(sent('WithdrawBookSet')).toEqual({ id: 'WEXCOMBE', why: 'The archive asked.' });
  });

  it('get a book with its contents', async () => {
    answer({ bookSet: () => bookSet(), addBook: () => book(), deskBook: () => book(), bookHosts: () => [] });
    const { user } = await renderApp('/desk/books/WEXCOMBE', AS);
    await user.click(await screen.findByRole('button', { name: 'Add a book' }));
    const form = await screen.findByRole('dialog');
    await user.type(within(form).getByLabelText(/^Name of the book/u), 'Baptisms 1');
    await user.type(within(form).getByLabelText(/^First year/u), '1700');
    await user.type(within(form).getByLabelText(/^Contents/u), 'Burials');
    await user.click(within(form).getByRole('button', { name: 'Add it' }));
    expect(await within(form).findByText(/Line 1 does not start with the number/u)).toBeVisible();
    await user.clear(within(form).getByLabelText(/^Contents/u));
    await user.type(within(form).getByLabelText(/^Contents/u), '2 Burials 1740');
    await user.click(within(form).getByRole('button', { name: 'Add it' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Baptisms 1' })).toBeVisible();
    expect(sent('AddBook')).toMatchObject({
      setId: 'WEXCOMBE',
      to: {
        label: 'Baptisms 1',
        fromYear: 1700,
        sections: [{ position: 2, label: 'Burials', fromYear: 1740, toYear: null }],
      },
    });
  });
});

it.each([
  ['what is there now', 'Use what is there now', '2999-01-01', ''],
  ['what was typed', 'Keep what I typed', '', 'Water damage.'],
])('a book that a colleague closed meanwhile is not opened unseen; %s is saved', async (_what, press, day, note) => {
  let now = book();
  answer({
    deskBook: () => now,
    bookHosts: () => [],
    changeBook: ({ was }: { was: string }) => {
      if (was === now.revision) return now;
      throw refusal('CONFLICT');
    },
  });
  const { user, container } = await renderApp(BOOK_AT, AS);
  await user.click(await screen.findByRole('button', { name: 'Change what it is' }));
  const form = await screen.findByRole('dialog');
  await user.type(within(form).getByLabelText(/^Note for readers/u), 'Water damage.');
  now = book({ closedUntil: '2999-01-01', revision: 'as-it-is' });
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await within(form).findByText('This book was changed meanwhile')).toBeVisible();
  expect(within(form).getByText('Closed until: “2999-01-01”')).toBeVisible();
  expect(within(form).getByLabelText(/^Note for readers/u)).toHaveValue('Water damage.');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(within(form).getByRole('button', { name: press }));
  expect(within(form).getByLabelText(/^Closed until/u)).toHaveValue(day);
  expect(within(form).queryByText(/This book was changed meanwhile/u)).not.toBeInTheDocument();
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(sentRequests().findLast(({ operationName }) => operationName === 'ChangeBook')?.variables).toMatchObject({
    was: 'as-it-is',
    to: { note, closedUntil: day === '' ? null : day },
  });
});

describe('the pages of a book', () => {
  it('are listed with what was brought, and why a file was not taken', async () => {
    answer({
      deskBook: () =>
        book({
          files: [
            brought({ id: '3', name: 'late.zip', state: 'READING', progress: 0.5 }),
            brought({
              id: '2',
              name: 'bad.zip',
              state: 'FAILED',
              problem: 'The archive holds “1.png” twice.',
              pages: 0,
            }),
            brought({}),
          ],
        }),
      bookHosts: () => ['iiif.example'],
    });
    const { container } = await renderApp(BOOK_AT, AS);
    expect(await screen.findByRole('row', { name: /1 Page 1 1.png Open/u })).toBeVisible();
    expect(screen.getByRole('row', { name: /2 Page 2 2.png Closed until 1 January 2999/u })).toBeVisible();
    expect(screen.getByText('register.zip: 2 pages')).toBeVisible();
    expect(screen.getByText('The archive holds “1.png” twice.')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'late.zip' })).toBeVisible();
    expect(await screen.findByLabelText(/^Address of a IIIF manifest/u)).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('are sent one after the other, by their names', async () => {
    answer({
      deskBook: () => book(),
      bookHosts: () => [],
      openBookUpload: ({ fileName }: { fileName: string }) => ({ address: `/api/books/upload/${fileName}` }),
    });
    const files = answerFiles(204, 204);
    const { user } = await renderApp(BOOK_AT, AS);
    const zone = await screen.findByLabelText('Drop pictures of pages here, a ZIP of them, or a PDF');
    await user.upload(zone, [new File(['b'], '10.png'), new File(['a'], '2.png')]);
    await waitFor(() => expect(files.gone).toEqual(['/api/books/upload/2.png', '/api/books/upload/10.png']));
    expect(await screen.findByLabelText('Drop pictures of pages here, a ZIP of them, or a PDF')).toBeVisible();
  });

  it('that cannot be pages are refused before they are sent', async () => {
    answer({ deskBook: () => book(), bookHosts: () => [] });
    const { user } = await renderApp(BOOK_AT, AS);
    const zone = await screen.findByLabelText('Drop pictures of pages here, a ZIP of them, or a PDF');
    await user.upload(zone, [new File(['b'], '1.png'), new File([''], '2.png')]);
    expect(await screen.findByText('“2.png” is empty.')).toBeVisible();
    expect(sent('OpenBookUpload')).toBeUndefined();
  });

  it('are named, moved and closed by their numbers', async () => {
    answer({ deskBook: () => book(), bookHosts: () => [], changePages: () => refusal('BOOK_NO_SUCH_PAGES') });
    const { user } = await renderApp(BOOK_AT, AS);
    await user.click(await screen.findByRole('button', { name: 'Change them' }));
    expect(await screen.findByText('Enter a number.')).toBeVisible();
    await user.type(screen.getByLabelText(/^From no/u), '1');
    await user.type(screen.getByLabelText(/^To no/u), '9');
    await user.type(screen.getByLabelText(/^Name of the first/u), 'folio 1r');
    await user.click(screen.getByRole('button', { name: 'Change them' }));
    expect(await screen.findByText(/The book has no such pages/u)).toBeVisible();
    expect(sent('ChangePages')).toEqual({ id: 'b-7', from: 1, to: 9, change: 'LABEL', value: 'folio 1r' });
  });

  it('wait for a second person before they open', async () => {
    answer({
      deskBook: () => book(),
      bookHosts: () => [],
      changePages: () => {
        answer({ deskBook: () => book({ isAskedToOpen: true }), bookHosts: () => [] });
        return book({ isAskedToOpen: true });
      },
    });
    const { user } = await renderApp(BOOK_AT, AS);
    await user.type(await screen.findByLabelText(/^From no/u), '2');
    await user.selectOptions(screen.getByLabelText('What to do'), 'Close them until a day, or open them');
    await user.click(screen.getByRole('button', { name: 'Change them' }));
    expect(await screen.findByText(/A second person is asked to open this book, or pages of it/u)).toBeVisible();
    expect(screen.getByRole('row', { name: /Closed until 1 January 2999/u })).toBeVisible();
  });

  it('are put aside with their book, and put back', async () => {
    answer({ deskBook: () => book({ isRemoved: true }), bookHosts: () => [], restoreBook: () => book() });
    const { user } = await renderApp(BOOK_AT, AS);
    expect(await screen.findByText('This book is put aside: readers see nothing of it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Put the book back' }));
    expect(sent('RestoreBook')).toEqual({ id: 'b-7' });
  });
});

it('a set or book that is not there has no page', async () => {
  answer({ bookSet: () => null, deskBook: () => null });
  await renderApp('/desk/books/NONE', AS);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/not found|no page|find/iu);
});
