import { screen, waitFor } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const BOARD = {
  total: 3,
  ease: [{ answer: 'easy', count: 2, percent: 67 }, { answer: 'asked-no-more', count: 1, percent: 33 }],
  found: [{ answer: 'looking', count: 1, percent: 33 }],
  comments: [{ month: '2026-11', ease: 'easy', comment: 'More maps' }],
};

it('staff read counts and comments, of a span that is in the address', async () => {
  answer({ siteSurvey: () => BOARD });
  const { user, router } = await renderApp('/internal/surveys', { reader: 'staff' });
  expect(await screen.findByText('3 surveys')).toBeVisible();
  for (const name of ['Easy 2 67%', 'asked-no-more 1 33%', 'I’m still looking 1 33%']) expect(screen.getByRole('row', { name })).toBeVisible();
  expect(screen.getByText('More maps')).toBeVisible();
  await expectAccessible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show answers of' }), 'the last month');
  expect(router.state.location.search).toBe('?months=1');
  await waitFor(() => expect(sentRequests().filter(({ operationName }) => operationName === 'SiteSurvey').map(({ variables }) => variables)).toEqual([{ months: 12 }, { months: 1 }]));
});

it('staff read why there is nothing', async () => {
  answer({ siteSurvey: () => ({ total: 0, ease: [], found: [], comments: [] }) });
  await renderApp('/internal/surveys?months=nonsense', { reader: 'staff' });
  expect(await screen.findByText(/No surveys were sent in this time/u)).toBeVisible();
});

it('staff without content find no such page', async () => {
  await renderApp('/internal/surveys', { reader: 'staff', duties: ['support'] });
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Site survey');
});
