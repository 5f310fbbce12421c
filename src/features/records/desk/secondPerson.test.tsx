import { screen } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import type { SheetRequest } from './deskApi.ts';
import { aCheck, aSheet } from './sheets.fixture.ts';

const sent = (name: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === name)
    .map(({ variables }) => variables);
const PUBLISH = '/desk/sheets/7/publish';
const asSteward = { reader: 'member', stewardship: 'ready' } as const;
const aRequest = (more: Partial<SheetRequest> = {}): SheetRequest => ({
  id: '12',
  kind: 'PUBLICATION',
  state: 'WAITING',
  revision: 4,
  reason: 'It is proofread.',
  askedBy: 'Una Testwell',
  isOwn: false,
  expiresAt: '2026-12-14T09:00:00.000Z',
  decidedBy: null,
  decidedWhy: null,
  ...more,
});

it('a publication that waits is shown to its asker, who withdraws it and may publish again', async () => {
  let sheet = aSheet();
  answer({
    sheet: () => sheet,
    sheetCheck: () => aCheck(),
    publishSheet: () => (sheet = aSheet({ request: aRequest({ isOwn: true }) })),
    withdrawSheetRequest: () => (sheet = aSheet()),
  });
  const { user } = await renderApp(PUBLISH, asSteward);
  await user.click(await screen.findByRole('button', { name: /^Publish/u }));
  expect(await screen.findByRole('heading', { name: 'Publishing waits for a second person' })).toBeVisible();
  expect(screen.getByText('Asked by Una Testwell: “It is proofread.”')).toBeVisible();
  expect(screen.getByText('Waits for a second person')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Publish/u })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Decide' })).not.toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Withdraw the request' }));
  expect(await screen.findByRole('button', { name: /^Publish/u })).toBeVisible();
  expect(sent('WithdrawSheetRequest')).toEqual([{ id: '7', request: '12' }]);
});

it('keeps what waits where the request is not withdrawn, with the reason', async () => {
  answer({
    sheet: () => aSheet({ request: aRequest({ isOwn: true }) }),
    withdrawSheetRequest: () => {
      throw refusal('NOT_FOUND');
    },
  });
  const { user } = await renderApp(PUBLISH, asSteward);
  await user.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
  expect(await screen.findByText('The request was not withdrawn')).toBeVisible();
});

it('leads staff who did not ask to where it is decided, and says where the sheet has changed since', async () => {
  answer({ sheet: () => aSheet({ request: aRequest({ revision: 3 }) }), sheetCheck: () => aCheck() });
  await renderApp(PUBLISH, { reader: 'staff' });
  expect(await screen.findByRole('link', { name: 'Decide' })).toHaveAttribute('href', '/internal/staff');
  expect(screen.getByText(/The sheet was changed since/u)).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Publish/u })).toBeVisible();
});

it.each([
  [
    aRequest({ state: 'REFUSED', decidedBy: 'Ben Lee', decidedWhy: 'A page is missing.' }),
    'Ben Lee refused it: “A page is missing.”',
  ],
  [aRequest({ state: 'LAPSED' }), 'Ask again, if it is still wanted.'],
  [aRequest({ kind: 'WITHDRAWAL', state: 'REFUSED', revision: null }), 'A former member of staff refused it.'],
])('says what became of it, and lets it be published again', async (request, text) => {
  answer({ sheet: () => aSheet({ request }), sheetCheck: () => aCheck() });
  await renderApp(PUBLISH, asSteward);
  expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Publish/u })).toBeVisible();
});

it('marks a sheet that waits in the list', async () => {
  answer({ sheets: () => [aSheet({ publication: {}, request: aRequest() })] });
  await renderApp('/desk', { reader: 'staff' });
  expect(
    await screen.findByRole('row', { name: /^Wexcombe St Mary, burials .* Waits for a second person/u }),
  ).toBeVisible();
});

it('is asked of each publication by a switch of staff', async () => {
  let sheet = aSheet();
  answer({
    sheet: () => sheet,
    sheetStewards: () => [],
    setSheetPolicy: ({ isForTwo }: { isForTwo: boolean }) => (sheet = aSheet({ isForTwo })),
  });
  const { user } = await renderApp('/desk/sheets/7/people', { reader: 'staff' });
  const choice = await screen.findByRole('switch', { name: 'A second person allows each publication' });
  await user.click(choice);
  expect(choice).toBeChecked();
  expect(sent('SetSheetPolicy')).toEqual([{ id: '7', isForTwo: true }]);
});
