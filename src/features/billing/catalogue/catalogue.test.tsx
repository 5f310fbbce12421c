import { screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const AT = '2026-01-01T00:00:00.000Z';
const LATER = '2027-01-01T00:00:00.000Z';
const price = (id: string, amount: number, state: string, renewing = 0, from = AT) => ({
  id,
  amount: gbp(amount),
  from,
  until: null,
  state,
  renewing,
});
const plan = (id: string, months: number, more: object = {}) => ({
  id,
  displayName: 'Essential',
  tier: 'essential',
  groupName: null,
  months,
  isGift: false,
  isOffered: true,
  trialDays: 0,
  rank: 10,
  opens: ['Records for subscribers'],
  running: 3,
  prices: [price(`p-${id}`, 799, 'PRESENT')],
  ...more,
});
const CODE = {
  code: 'SPRING25',
  label: 'Spring offer',
  percentBasisPoints: 2_500,
  amount: null,
  trialDays: null,
  planIds: [],
  from: AT,
  until: null,
  mostUses: 100,
  uses: 4,
  renewals: 2,
  isForNew: false,
  state: 'RUNNING',
};
const ITEM = {
  id: '40',
  type: 'IMAGE',
  recordSetId: null,
  recordSet: null,
  price: gbp(300),
  credits: 10,
  from: AT,
  until: null,
  state: 'PRESENT',
};
const PACKAGE = { id: 'credits-10', credits: 10, price: gbp(250), from: AT, until: LATER, state: 'PRESENT' };
const RATE = { country: 'GB', name: 'United Kingdom', basisPoints: 2_000, from: '2021-01-01', state: 'PRESENT' };
const CATALOGUE = {
  today: '2026-11-27',
  currencies: ['GBP', 'EUR'],
  plans: [
    plan('essential-1', 1, {
      prices: [price('2', 899, 'PLANNED', 0, LATER), price('1', 799, 'PRESENT', 2), price('0', 699, 'PAST', 1)],
    }),
    plan('essential-12', 12, { isOffered: false, trialDays: 14, prices: [] }),
    plan('gift', 12, { isGift: true }),
    plan('partner', 12, { displayName: 'Partner membership', tier: 'partner', groupName: 'partner', prices: [] }),
  ],
  itemTypes: ['TRANSCRIPTION', 'IMAGE'],
  itemPrices: [ITEM, { ...ITEM, id: '41', credits: 12, state: 'PLANNED', from: LATER }],
  packages: [PACKAGE],
  taxRates: [RATE, { ...RATE, from: '2027-01-01', basisPoints: 2_100, state: 'PLANNED' }],
  promotions: [
    CODE,
    {
      ...CODE,
      code: 'FIVER',
      percentBasisPoints: null,
      amount: gbp(500),
      planIds: ['essential-12'],
      until: LATER,
      mostUses: null,
      renewals: 0,
      state: 'OVER',
    },
    { ...CODE, code: 'MONTH', percentBasisPoints: null, trialDays: 30, renewals: 0, state: 'OVER' },
  ],
};
const OFFER = {
  tier: 'essential',
  displayName: 'Essential',
  trialDays: 0,
  prices: [
    {
      priceId: '9',
      plan: { id: 'essential-1', durationInMonths: 1 },
      total: gbp(849),
      perMonth: gbp(849),
      was: gbp(899),
    },
  ],
};
const PREVIEW = {
  problems: [],
  at: LATER,
  offers: [OFFER],
  gifts: [],
  discounted: [],
  itemPrices: [{ ...ITEM, price: gbp(275) }],
  packages: [{ ...PACKAGE, price: gbp(300) }],
  taxRates: [{ ...RATE, basisPoints: 1_950 }],
};
const DONE = { isDone: true, problems: [] };
const sent = (operation: string) =>
  sentRequests()
    .filter(({ operationName }) => operationName === operation)
    .map(({ variables }) => variables);
const open = async (address = '/internal/catalogue') => (await renderApp(address, { reader: 'staff' })).user;

it('shows plans with their prices, gifts, codes and what is given, each part at its address', async () => {
  answer({ catalogue: () => CATALOGUE });
  const user = await open();
  const table = await screen.findByRole('table', { name: 'Terms of Essential' });
  expect(within(table).getByText('£7.99')).toBeVisible();
  expect(within(table).queryByText('£6.99')).toBeNull();
  expect(within(table).getByText('£8.99 from 1 January 2027')).toBeVisible();
  expect(within(table).getByText('No price yet')).toBeVisible();
  expect(screen.getByText('Opens: Records for subscribers')).toBeVisible();
  await expectAccessible();
  for (const [tab, shown] of [
    ['Gifts', '12 months'],
    ['Promotion codes', '25% off, also for 2 renewals'],
    ['Single records', 'From 1 January 2027'],
    ['Credits', 'Until 1 January 2027'],
    ['Tax', 'Since 1 January 2021'],
    ['Organisations', 'Partner membership'],
  ] as const) {
    await user.click(screen.getByRole('tab', { name: tab }));
    expect(await screen.findByText(shown)).toBeVisible();
    await expectAccessible();
  }
  await user.click(screen.getByRole('tab', { name: 'Promotion codes' }));
  const codes = await screen.findByRole('table', { name: 'Promotion codes' });
  expect(within(codes).getByText('£5.00 off')).toBeVisible();
  expect(within(codes).getByText('Free trial of 30 days')).toBeVisible();
  expect(within(codes).getByText('Essential, 12 months')).toBeVisible();
  expect(within(codes).getAllByRole('button', { name: 'End' })).toHaveLength(1);
  expect(window.location.search).toBe('?part=codes');
});

it('changes a price: first what visitors will see and who keeps theirs, then a note', async () => {
  let looked: object = {
    ...PREVIEW,
    problems: [{ field: 'amount', message: 'Type digits and a point, such as 12.99.' }],
  };
  answer({ catalogue: () => CATALOGUE, previewCatalogueChange: () => looked, changeCatalogue: () => DONE });
  const user = await open();
  await user.click((await screen.findAllByRole('button', { name: 'Change price' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Change a price' });
  const amount = within(dialog).getByLabelText('Price for the whole term, with tax');
  expect(within(dialog).getByText('Now £7.99. Type the new one as 12.99.')).toBeVisible();
  await user.type(amount, '8,49');
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(await within(dialog).findByText('Type digits and a point, such as 12.99.')).toBeVisible();
  await expectAccessible();
  looked = PREVIEW;
  await user.clear(amount);
  await user.type(amount, '8.49');
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  const table = await within(dialog).findByRole('table', { name: 'What visitors will see from 1 January 2027' });
  expect(within(table).getByRole('row', { name: /Essential, 1 month was £8.99 now £8.49/u })).toBeVisible();
  expect(
    within(dialog).getByText(/^2 subscriptions at £7.99, 1 subscription at £6.99 renew at the price agreed/u),
  ).toBeVisible();
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Save change' }));
  expect(await within(dialog).findByText('Write a note.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Note for colleagues'), 'agreed');
  await user.click(within(dialog).getByRole('button', { name: 'Back' }));
  expect(within(dialog).getByLabelText('Price for the whole term, with tax')).toHaveValue('8.49');
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Save change' }));
  expect(await screen.findByText('The catalogue is changed.')).toBeVisible();
  const change = {
    price: { planId: 'essential-1', currency: 'GBP', amount: '8.49', from: '2026-11-27', replaces: '1' },
  };
  expect(sent('ChangeCatalogue')).toEqual([{ change, note: 'agreed' }]);
  expect(sent('PreviewCatalogueChange').at(-1)).toEqual({ change, currency: 'GBP' });
});

it('drops a planned price, edits a plan and ends a code', async () => {
  answer({ catalogue: () => CATALOGUE, previewCatalogueChange: () => PREVIEW, changeCatalogue: () => DONE });
  const user = await open();
  const make = async (button: string, title: string, type?: () => Promise<void>) => {
    await user.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: title });
    await type?.();
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await user.type(await within(dialog).findByLabelText('Note for colleagues'), 'x');
    await user.click(within(dialog).getByRole('button', { name: 'Save change' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await make('Drop £8.99', 'Drop a planned price');
  await make('Edit', 'Edit a plan', async () => {
    await user.clear(screen.getByLabelText('Days of free trial'));
    await user.type(screen.getByLabelText('Days of free trial'), '7');
    await user.click(screen.getByLabelText('On sale'));
  });
  await user.click(screen.getByRole('tab', { name: 'Promotion codes' }));
  await make('End', 'End a promotion code');
  expect(sent('ChangeCatalogue').map((variables) => (variables as { change: object }).change)).toEqual([
    { droppedPrice: '2' },
    { plan: { planId: 'essential-1', displayName: 'Essential', trialDays: 7, isOffered: false } },
    { endedPromotion: 'SPRING25' },
  ]);
});

it('adds a term of a new offer, and a code; what is not a number is sent to be refused', async () => {
  let looked: object = { ...PREVIEW, problems: [{ field: 'holdings', message: 'Choose what it opens.' }] };
  answer({ catalogue: () => CATALOGUE, previewCatalogueChange: () => looked, changeCatalogue: () => DONE });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a term' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a term' });
  expect(within(dialog).getByText('Offers that open more have a higher number. Essential has 10.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Name of the offer'), 'Family');
  await user.click(within(dialog).getByLabelText('Records for subscribers'));
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(await within(dialog).findByText('Choose what it opens.')).toBeVisible();
  await expectAccessible();
  looked = PREVIEW;
  await user.click(within(dialog).getByLabelText('Newspapers for subscribers'));
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  await user.type(await within(dialog).findByLabelText('Note for colleagues'), 'new');
  await user.click(within(dialog).getByRole('button', { name: 'Save change' }));
  await waitFor(() =>
    expect(sent('ChangeCatalogue')).toEqual([
      {
        change: {
          newPlan: {
            tier: null,
            displayName: 'Family',
            rank: 10,
            holdings: ['newspapers'],
            months: 12,
            trialDays: 0,
            isGift: false,
          },
        },
        note: 'new',
      },
    ]),
  );

  await user.click(screen.getByRole('tab', { name: 'Promotion codes' }));
  await user.click(await screen.findByRole('button', { name: 'Add a code' }));
  const code = await screen.findByRole('dialog', { name: 'Add a promotion code' });
  await user.type(within(code).getByLabelText('Code'), 'WINTER');
  await user.type(within(code).getByLabelText('Name on the order'), 'Winter');
  await user.type(within(code).getByLabelText(/^Percent off/u), '10');
  await user.type(within(code).getByLabelText(/^Uses in all/u), 'many');
  await expectAccessible();
  looked = { ...PREVIEW, discounted: [{ planId: 'essential-1', price: gbp(799), total: gbp(720), trialDays: null }] };
  await user.click(within(code).getByRole('button', { name: 'Preview' }));
  expect(await within(code).findByRole('row', { name: 'Essential, 1 month £7.99 £7.20' })).toBeVisible();
  expect(sent('PreviewCatalogueChange').at(-1)).toMatchObject({
    change: {
      promotion: {
        code: 'WINTER',
        label: 'Winter',
        percent: '10',
        amount: '',
        planIds: [],
        mostUses: -1,
        renewals: 0,
        trialDays: '',
      },
    },
  });
  await user.click(within(code).getByRole('button', { name: 'Back' }));
  await user.clear(within(code).getByLabelText(/^Percent off/u));
  await user.type(within(code).getByLabelText(/^Or days of free trial/u), '30');
  looked = {
    ...PREVIEW,
    discounted: [{ planId: 'essential-12', price: gbp(5_999), total: gbp(5_999), trialDays: 30 }],
  };
  await user.click(within(code).getByRole('button', { name: 'Preview' }));
  expect(
    await within(code).findByRole('row', { name: 'Essential, 12 months £59.99 Free trial of 30 days' }),
  ).toBeVisible();
  expect(sent('PreviewCatalogueChange').at(-1)).toMatchObject({
    change: { promotion: { percent: '', amount: '', trialDays: '30' } },
  });
});

it('says when nothing is sold, when it cannot be fetched, and when a new sign-in is needed', async () => {
  answer({
    catalogue: () => ({ ...CATALOGUE, plans: [], promotions: [CODE] }),
    previewCatalogueChange: () => PREVIEW,
    changeCatalogue: () => {
      throw refusal('RECENT_SIGN_IN_REQUIRED');
    },
  });
  const user = await open();
  expect(await screen.findByRole('heading', { name: 'Nothing is sold yet' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Promotion codes' }));
  await user.click(await screen.findByRole('button', { name: 'End' }));
  const dialog = await screen.findByRole('dialog', { name: 'End a promotion code' });
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  await user.type(await within(dialog).findByLabelText('Note for colleagues'), 'x');
  await user.click(within(dialog).getByRole('button', { name: 'Save change' }));
  expect(await within(dialog).findByRole('button', { name: 'Sign in again' })).toBeVisible();
});

it('explains a failure', async () => {
  answer({
    catalogue: () => {
      throw refusal('INTERNAL_SERVER_ERROR');
    },
  });
  await open();
  expect(await screen.findByRole('heading', { name: 'We couldn’t load the catalogue' })).toBeVisible();
});

it('is not there for staff of other duties', async () => {
  await renderApp('/internal/catalogue', { reader: 'staff', duties: ['support'] });
  expect(screen.queryByRole('heading', { name: 'Catalogue' })).toBeNull();
});

it.each<
  [
    string,
    string,
    string,
    (dialog: HTMLElement, user: Awaited<ReturnType<typeof open>>) => Promise<void>,
    string,
    object,
  ]
>([
  [
    'Single records',
    'Change',
    'Set the price of single records',
    async (dialog, user) => user.type(within(dialog).getByLabelText('Price of one, with tax'), '2.75'),
    '£2.75',
    {
      itemPrice: {
        recordSetId: null,
        type: 'IMAGE',
        currency: 'GBP',
        amount: '2.75',
        credits: 10,
        from: '2026-11-27',
        replaces: '40',
      },
    },
  ],
  [
    'Single records',
    'End',
    'Stop selling single records of a kind',
    async () => undefined,
    '£2.75',
    { endedItemPrice: { id: '40', from: '2026-11-27' } },
  ],
  [
    'Single records',
    'Drop',
    'Stop selling single records of a kind',
    async () => undefined,
    '£2.75',
    { endedItemPrice: { id: '41', from: '2026-11-27' } },
  ],
  [
    'Credits',
    'Change',
    'Set the price of a package',
    async (dialog, user) => user.type(within(dialog).getByLabelText('Price of the package, with tax'), '3.00'),
    '£3.00',
    { creditPackage: { credits: 10, currency: 'GBP', amount: '3.00', from: '2026-11-27', replaces: 'credits-10' } },
  ],
  [
    'Credits',
    'End',
    'Stop selling a package',
    async () => undefined,
    '£3.00',
    { endedPackage: { id: 'credits-10', from: '2026-11-27' } },
  ],
  [
    'Tax',
    'Change',
    'Set a rate of tax',
    async (dialog, user) => user.type(within(dialog).getByLabelText('Rate in percent'), '19.5'),
    '19.5%',
    { taxRate: { country: 'GB', percent: '19.5', from: '2026-11-27' } },
  ],
  [
    'Tax',
    'Drop',
    'Drop a planned rate',
    async () => undefined,
    '19.5%',
    { droppedTaxRate: { country: 'GB', from: '2027-01-01' } },
  ],
])('%s: “%s” is looked at, then made with a note', async (tab, button, title, fill, previewed, change) => {
  answer({ catalogue: () => CATALOGUE, previewCatalogueChange: () => PREVIEW, changeCatalogue: () => DONE });
  const user = await open();
  await user.click(await screen.findByRole('tab', { name: tab }));
  await user.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: title });
  await fill(dialog, user);
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(await within(dialog).findByText(previewed)).toBeVisible();
  await user.type(within(dialog).getByLabelText('Note for colleagues'), 'agreed');
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Save change' }));
  await waitFor(() => expect(sent('ChangeCatalogue')).toEqual([{ change, note: 'agreed' }]));
});
