import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { answerFiles } from '#test/support/answerFiles.ts';
import { expectAccessible } from '#test/support/axe.ts';
import { answer, goOffline, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aFreshSheet, aSheet } from './sheets.fixture.ts';

const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const asStaff = { reader: 'staff' } as const;
const FILE = '/desk/sheets/7/file';
const aTable = (name = 'burials.csv') => new File(['Fore names,Family'], name);
const chooser = () => screen.findByLabelText('Choose a file, or drop it here');
const ROWS = [
  { no: 1, cells: ['Ann', 'Marsh', '6 Mar 1851', 'T. Penna'] },
  { no: 2, cells: ['John', 'Hext', '9 Mar 1851', 'T. Penna'] },
];

describe('/desk', () => {
  it('lists sheets with what they are and how they are', async () => {
    answer({
      sheets: () => [
        aSheet({ publication: {}, file: { rows: 5012 } }),
        aSheet({ id: '8', title: 'Roche, census of 1871', kind: null, file: null }),
        aSheet({ id: '9', title: 'Roche, marriages', kind: 'MARRIAGES', file: { state: 'READING' } }),
        aSheet({ id: '10', title: 'Roche, graves', kind: null, file: { state: 'CHOOSING' } }),
      ],
    });
    await renderApp('/desk', asStaff);
    const row = await screen.findByRole('row', { name: /^Wexcombe St Mary, burials Burials 5,012 Published/u });
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/desk/sheets/7');
    expect(screen.getByRole('row', { name: /census of 1871 – – No file yet/u })).toBeVisible();
    expect(screen.getByRole('row', { name: /marriages Marriages – File being read/u })).toBeVisible();
    expect(screen.getByRole('row', { name: /graves – – Its file waits for a choice/u })).toBeVisible();
    await expectAccessible();
  });

  it('makes the first sheet under a name, and asks for its file next', async () => {
    answer({
      sheets: () => [],
      makeSheet: () => aSheet({ file: null, columns: [] }),
      sheet: () => aSheet({ file: null, columns: [] }),
    });
    const { user } = await renderApp('/desk', asStaff);
    expect(await screen.findByRole('heading', { level: 2, name: 'No sheets yet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bring in records' }));
    await user.click(await screen.findByRole('button', { name: 'Next: the file' }));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    await expectAccessible();
    await user.type(screen.getByRole('textbox', { name: 'Name of the records' }), ' Wexcombe St Mary, burials ');
    await user.click(screen.getByRole('button', { name: 'Next: the file' }));
    expect(await chooser()).toHaveAttribute('type', 'file');
    expect(sent('MakeSheet')).toEqual([{ title: 'Wexcombe St Mary, burials' }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Wexcombe St Mary, burials' })).toBeVisible();
    await expectAccessible();
  });

  it('says what is wrong with a name', async () => {
    answer({
      sheets: () => [],
      makeSheet: () => {
        throw refusal('SHEET_TITLE_EMPTY');
      },
    });
    const { user } = await renderApp('/desk', asStaff);
    await user.click(await screen.findByRole('button', { name: 'Bring in records' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name of the records' }), '–');
    await user.click(screen.getByRole('button', { name: 'Next: the file' }));
    expect(await screen.findByText(/at least two letters or digits/u)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name of the records' })).toHaveValue('–');
  });

  it('asks again where the sheets could not be loaded', async () => {
    let fails = true;
    answer({
      sheets: () => {
        if (fails) throw refusal('INTERNAL_SERVER_ERROR');
        return [];
      },
    });
    const { user } = await renderApp('/desk', asStaff);
    expect(await screen.findByText('We couldn’t load the sheets')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No sheets yet')).toBeVisible();
  });

  it.each(['/desk', FILE])('has no page at %s for staff with other duties', async (address) => {
    await renderApp(address, { reader: 'staff', duties: ['operations', 'content'] });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(sentRequests().map(({ operationName }) => operationName)).not.toContain('Sheets');
  });

  it('has no page for a sheet that is not there', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer({ sheet: () => null });
    await renderApp(FILE, asStaff);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });

  it('leads from a sheet to the step at which it goes on', async () => {
    answer({ sheet: () => aFreshSheet(), sheetRows: () => ROWS });
    const { router } = await renderApp('/desk/sheets/7', asStaff);
    expect(await screen.findByRole('heading', { name: 'What is in each column?' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/desk/sheets/7/columns');
    expect(screen.getByRole('link', { name: /File \(done\)/u })).toHaveAttribute('href', FILE);
    expect(screen.getByRole('link', { name: /Columns$/u })).toHaveAttribute('aria-current', 'step');
  });
});

describe('the file of a sheet', () => {
  it('is sent with its progress, read, and shown with what was remarkable', async () => {
    let sheet = aSheet({ file: null, columns: [] });
    answer({
      sheet: () => sheet,
      sheetRows: () => ROWS,
      openSheetUpload: () => ({ address: '/api/sheets/upload/T1' }),
    });
    const { gone } = answerFiles(204);
    const { user } = await renderApp(FILE, asStaff);
    await user.upload(await chooser(), aTable());
    expect(await screen.findByRole('progressbar', { name: 'Sent' })).toHaveAttribute('value', '50');
    sheet = aSheet({ file: { state: 'READING', progress: 0.25 }, columns: [] });
    expect(await screen.findByRole('progressbar', { name: 'Read' })).toHaveAttribute('value', '25');
    expect(screen.getByText(/You can leave this page/u)).toBeVisible();
    expect(gone).toEqual(['/api/sheets/upload/T1']);
    expect(sent('OpenSheetUpload')).toEqual([{ id: '7', fileName: 'burials.csv', fileSize: 17 }]);
    sheet = aFreshSheet({ file: { remarks: ['3 hidden rows were taken, too.'] } });
    expect(await screen.findByText('3 hidden rows were taken, too.', {}, { timeout: 5_000 })).toBeVisible();
    expect(await screen.findByRole('row', { name: '2 John Hext 9 Mar 1851 T. Penna' })).toBeVisible();
    expect(screen.getByText('Rows 1 to 2 of 3')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next: the columns' })).toHaveAttribute('href', '/desk/sheets/7/columns');
    await expectAccessible();
  });

  it('that holds several tables asks which is meant, and reads that one', async () => {
    const choosing = {
      state: 'CHOOSING',
      name: 'register.zip',
      table: null,
      tables: ['burials.csv', 'graves.csv'],
    } as const;
    let sheet = aSheet({ file: { ...choosing, tables: [...choosing.tables] }, columns: [] });
    let refuses = true;
    answer({
      sheet: () => sheet,
      sheetRows: () => ROWS,
      chooseSheetTable: () => {
        if (refuses) throw refusal('INTERNAL_SERVER_ERROR');
        sheet = aFreshSheet({ file: { name: 'register.zip', table: 'graves.csv' } });
        return sheet;
      },
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await renderApp(FILE, asStaff);
    expect(await screen.findByRole('heading', { name: 'Which table of register.zip is meant?' })).toBeVisible();
    // Another file may be brought instead.
    expect(await chooser()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Read this table' }));
    expect(await screen.findByText('Choose a table.')).toBeVisible();
    expect(sent('ChooseSheetTable')).toEqual([]);
    await expectAccessible();
    await user.click(screen.getByRole('radio', { name: 'graves.csv' }));
    await user.click(screen.getByRole('button', { name: 'Read this table' }));
    expect(await screen.findByText('No table was chosen')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'graves.csv' })).toBeChecked();
    refuses = false;
    await user.click(screen.getByRole('button', { name: 'Read this table' }));
    expect(await screen.findByRole('row', { name: '2 John Hext 9 Mar 1851 T. Penna' })).toBeVisible();
    expect(sent('ChooseSheetTable').at(-1)).toEqual({ id: '7', file: '31', table: 'graves.csv' });
    expect(screen.queryByRole('button', { name: 'Read this table' })).not.toBeInTheDocument();
  });

  it.each([
    ['a PDF', [aTable('burials.pdf')], /A PDF has no columns/u],
    ['two files', [aTable('a.csv'), aTable('b.csv')], /Choose one file at a time/u],
    ['an empty file', [new File([], 'burials.csv')], /This file is empty/u],
  ])('refuses %s before anything is sent', async (_what, files, problem) => {
    answer({ sheet: () => aSheet({ file: null, columns: [] }) });
    await renderApp(FILE, asStaff);
    const input = await chooser();
    fireEvent.drop(input, { dataTransfer: { files } });
    expect(await screen.findByText(problem)).toBeVisible();
    expect(input).toHaveAccessibleDescription(problem);
    expect(sent('OpenSheetUpload')).toEqual([]);
  });

  it('says that it did not arrive, and takes it again', async () => {
    answer({
      sheet: () => aSheet({ file: null, columns: [] }),
      openSheetUpload: () => ({ address: '/api/sheets/upload/T1' }),
    });
    answerFiles(null);
    const { user } = await renderApp(FILE, asStaff);
    await user.upload(await chooser(), aTable());
    expect(await screen.findByText('The file didn’t arrive. Check your connection and try again.')).toBeVisible();
    goOffline();
    await user.upload(await chooser(), aTable());
    expect(await screen.findByText(/We couldn’t reach the site/u)).toBeVisible();
    expect(await chooser()).toBeEnabled();
  });

  it('that lost its place to another says so, not that it did not arrive', async () => {
    answer({
      sheet: () => aSheet({ file: null, columns: [] }),
      openSheetUpload: () => ({ address: '/api/sheets/upload/T1' }),
    });
    answerFiles(409);
    const { user } = await renderApp(FILE, asStaff);
    await user.upload(await chooser(), aTable());
    expect(await screen.findByText(/Another file was brought to this sheet/u)).toBeVisible();
    expect(await chooser()).toBeEnabled();
  });

  it('is stopped on the way without a word of a fault', async () => {
    answer({
      sheet: () => aSheet({ file: null, columns: [] }),
      openSheetUpload: () => ({ address: '/api/sheets/upload/T1' }),
    });
    answerFiles(204);
    const { user } = await renderApp(FILE, asStaff);
    await user.upload(await chooser(), aTable());
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await chooser()).toBeVisible();
    expect(screen.queryByText(/didn’t arrive/u)).not.toBeInTheDocument();
  });

  it('that could not be read says why, and leaves the rows of the one before', async () => {
    answer({
      sheet: () => aSheet({ file: { name: 'next.xlsx', state: 'FAILED', problem: 'This workbook has a password.' } }),
      sheetRows: () => ROWS,
    });
    await renderApp(FILE, asStaff);
    expect(await screen.findByRole('heading', { name: 'next.xlsx could not be taken in' })).toBeVisible();
    expect(screen.getByText('This workbook has a password.')).toBeVisible();
    expect(await screen.findByRole('row', { name: /1 Ann Marsh/u })).toBeVisible();
    await expectAccessible();
  });

  it('shows later rows, and earlier ones again', async () => {
    const all = Array.from({ length: 40 }, (_row, at) => ({ no: at + 1, cells: [`Ann ${at + 1}`, '', '', ''] }));
    answer({
      sheet: () => aSheet({ file: { rows: 40 } }),
      sheetRows: ({ from }: { from: number }) => all.filter(({ no }) => no >= from),
    });
    const { user } = await renderApp(FILE, asStaff);
    expect(await screen.findByText('Rows 1 to 25 of 40')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Later rows' }));
    expect(await screen.findByText('Rows 26 to 40 of 40')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Later rows' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Earlier rows' }));
    await waitFor(() => expect(screen.getByText('Rows 1 to 25 of 40')).toBeVisible());
  });
});
