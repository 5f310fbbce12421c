import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import type { SheetProblem } from './deskApi.ts';
import { aCheck, aSheet } from './sheets.fixture.ts';

const page = () => renderApp('/desk/sheets/7/problems', { reader: 'staff' });
const steps = () =>
  sentRequests().flatMap(({ operationName, variables }) =>
    operationName === 'AddSheetSteps' ? [variables?.['steps']] : [],
  );
const region = (name: string) => screen.findByRole('region', { name });
const aProblem = (more: Partial<SheetProblem>): SheetProblem => ({
  kind: 'placeUnknown',
  severity: 'ASK',
  field: 'place',
  rows: 9,
  values: [],
  differentValues: 1,
  fixes: [],
  ...more,
});

it('says which place is meant by a spelling, out of those proposed, with how many rows before it is done', async () => {
  const WEXCOMBE = 'Wexcombe, Wexcombeshire, England';
  answer({
    sheet: () => aSheet(),
    sheetCheck: () =>
      aCheck({
        openPlaces: 12,
        problems: [
          aProblem({
            kind: 'placeSeveral',
            rows: 7,
            values: [
              {
                value: 'Aston',
                rows: 7,
                some: [2],
                suggestion: null,
                places: ['Aston, Berkshire, England', 'Aston, Cheshire, England'],
              },
            ],
          }),
          aProblem({
            severity: 'NOTE',
            values: [{ value: 'Wexcumbe', rows: 9, some: [5], suggestion: WEXCOMBE, places: [WEXCOMBE] }],
          }),
        ],
      }),
    addSheetSteps: () => aSheet({ revision: 5 }),
  });
  const { user } = await page();
  expect(await screen.findByText(/^The places of 12 rows were not looked up/u)).toBeVisible();
  const several = await region('Places of which there are several: Parish or place');
  expect(within(several).queryByRole('button', { name: /^Say the place/u })).not.toBeInTheDocument();
  await user.click(within(several).getByRole('button', { name: 'Aston, Cheshire, England, for “Aston”' }));
  expect(within(several).getByRole('textbox', { name: 'Place that is meant by “Aston”' })).toHaveValue(
    'Aston, Cheshire, England',
  );
  await expectAccessible();
  await user.click(within(several).getByRole('button', { name: 'Say the place of 1 value, in 7 rows' }));
  const unknown = await region('Places that are not known: Parish or place');
  await user.click(within(unknown).getByRole('button', { name: 'Say the place of 1 value, in 9 rows' }));
  expect(steps()).toEqual([
    [{ do: 'place', field: 'place', values: [{ from: 'Aston', to: 'Aston, Cheshire, England' }] }],
    [{ do: 'place', field: 'place', values: [{ from: 'Wexcumbe', to: WEXCOMBE }] }],
  ]);
});

const CAPITALS = aProblem({
  kind: 'capitals',
  field: 'surname',
  values: [{ value: 'MARSH', rows: 9, some: [17], suggestion: null, places: [] }],
  fixes: [{ do: 'case', order: null, digits: null, speakFor: null }],
});

it('leaves a row out of a step of a column, and says the place that it means instead', async () => {
  answer({
    sheet: () =>
      aSheet({
        steps: [{ at: 0, do: 'place', field: 'place', text: 'Parish or place: the place', fills: null, details: [] }],
      }),
    sheetCheck: () => aCheck({ problems: [CAPITALS], stepRows: [9] }),
    sheetRows: () => [{ no: 17, cells: ['Ann', 'MARSH', '6 Mar 1851', 'T. Penna'] }],
    addSheetSteps: () => aSheet({ revision: 5 }),
  });
  const { user } = await page();
  await user.click(await screen.findByRole('button', { name: 'Row 17' }));
  const dialog = await screen.findByRole('dialog', { name: 'Row 17' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Surname: capitals written as names are' }));
  await user.type(
    within(dialog).getByRole('textbox', { name: /^Parish or place: the place that this row means/u }),
    'Aston, Berkshire',
  );
  await expectAccessible();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(steps()).toEqual([
    [
      { do: 'except', of: 'place', field: 'place', no: 17, to: 'Aston, Berkshire' },
      { do: 'except', of: 'case', field: 'surname', no: 17 },
    ],
  ]);
});
