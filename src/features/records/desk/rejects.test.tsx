import { screen, waitFor } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { aCheck, aSheet } from './sheets.fixture.ts';

const saved: { name: string; text: string }[] = [];
jest.mock('#ui/saveAs.ts', () => ({ saveAs: (name: string, text: string) => saved.push({ name, text }) }));
beforeEach(() => saved.splice(0));

const row = (no: number, ...cells: string[]) => ({ no, reason: 'Has no name', cells });

it.each(['check', 'publish'])('rows that are not taken are saved as a file from the page %s', async (step) => {
  let isRefused = true;
  answer({
    sheet: () => aSheet(),
    sheetCheck: () => aCheck({ rejected: 2, rejects: [{ no: 4, reason: 'Has no name' }] }),
    sheetRejectedRows: ({ after }: { after: number }) => {
      if (isRefused) throw refusal('INTERNAL_SERVER_ERROR');
      return after === 0
        ? { rows: [row(4, '', '', '=1+1', 'T. Penna')], hasMore: true }
        : { rows: [row(9, '', '', 'a "b"')], hasMore: false };
    },
  });
  const { user } = await renderApp(`/desk/sheets/7/${step}`, { reader: 'staff' });
  const press = async () => user.click(await screen.findByRole('button', { name: 'Save these rows as a file' }));
  await press();
  expect(await screen.findByText('The file was not made')).toBeVisible();
  expect(saved).toEqual([]);
  isRefused = false;
  await press();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({
    name: 'Wexcombe St Mary, burials, rows not taken.csv',
    text:
      '\uFEFFFore names,Family,When,Clerk,What is wrong,Row\r\n' +
      ",,'=1+1,T. Penna,Has no name,4\r\n" +
      ',,"a ""b""",,Has no name,9\r\n',
  });
  expect(
    sentRequests().flatMap(({ operationName, variables }) =>
      operationName === 'SheetRejectedRows' ? [variables] : [],
    ),
  ).toEqual([
    { id: '7', after: 0 },
    { id: '7', after: 0 },
    { id: '7', after: 4 },
  ]);
  expect(screen.queryByText('The file was not made')).not.toBeInTheDocument();
});

it('offers no file where every row is taken', async () => {
  answer({ sheet: () => aSheet(), sheetCheck: () => aCheck() });
  await renderApp('/desk/sheets/7/publish', { reader: 'staff' });
  expect(await screen.findByText(/will be published as a new record set/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save these rows as a file' })).not.toBeInTheDocument();
});

it('a file of rows that were left out asks whether they go to their places', async () => {
  let sheet = aSheet({ file: { state: 'CHOOSING', name: 'mended.csv', leftOutRows: 12 } });
  let isRefused = true;
  answer({
    sheet: () => sheet,
    sheetRows: () => [],
    placeSheetRows: () => {
      if (isRefused) throw refusal('SHEET_BUSY');
      return (sheet = aSheet({ file: { state: 'READ', name: 'mended.csv' }, revision: 5 }));
    },
  });
  const { user } = await renderApp('/desk/sheets/7/file', { reader: 'staff' });
  expect(await screen.findByRole('heading', { name: 'What are the rows of mended.csv?' })).toBeVisible();
  const places = screen.getByRole('radio', {
    name: /^These are the 12 rows that were left out: put them in their places/u,
  });
  expect(places).toBeChecked();
  await expectAccessible();
  const goOn = () => user.click(screen.getByRole('button', { name: 'Go on' }));
  await user.click(screen.getByRole('radio', { name: /^This is the whole next file/u }));
  await goOn();
  expect(await screen.findByText('This was not done')).toBeVisible();
  isRefused = false;
  await user.click(places);
  await goOn();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Go on' })).not.toBeInTheDocument());
  expect(
    sentRequests().flatMap(({ operationName, variables }) => (operationName === 'PlaceSheetRows' ? [variables] : [])),
  ).toEqual([
    { id: '7', file: '31', inPlaces: false },
    { id: '7', file: '31', inPlaces: true },
  ]);
});
