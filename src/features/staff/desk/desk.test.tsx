import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { waitInWords } from './texts.ts';

const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const EMPTY = { kind: 'SUPPORT_REQUEST', count: 0, oldestAt: null };

it('lists what waits, since when, and where it is dealt with', async () => {
  answer({
    staffDesk: () => [
      { kind: 'CLOSURE_REQUEST', count: 1204, oldestAt: ago(75) },
      EMPTY,
      { kind: 'CONTENT_FAULT', count: 1, oldestAt: null },
    ],
  });
  await renderApp('/internal', { reader: 'staff' });
  expect(await screen.findByRole('row', { name: 'Requests to close a record 1,204 3 days' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Faults in texts of the site 1 Not known' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Requests to close a record' })).toHaveAttribute(
    'href',
    '/internal/record-reports',
  );
  expect(within(screen.getByRole('table')).queryByText('Support requests to answer')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Support requests to answer' })).toHaveAttribute('href', '/internal/tickets');
  await expectAccessible();
});

it('says that nothing is waiting', async () => {
  answer({ staffDesk: () => [EMPTY] });
  await renderApp('/internal', { reader: 'staff', duties: ['support'] });
  expect(await screen.findByRole('heading', { level: 2, name: 'Nothing is waiting' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await expectAccessible();
});

it.each([
  [['records'], 1],
  [['support'], 0],
] as const)('leads staff with %p to bringing in records: %d link', async (duties, links) => {
  answer({ staffDesk: () => [EMPTY] });
  await renderApp('/internal', { reader: 'staff', duties });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('button', { name: 'Check again' })).toBeVisible();
  expect(main.queryAllByRole('link', { name: 'Bring in records' })).toHaveLength(links);
});

it('says so to staff whose duties have no queue', async () => {
  answer({ staffDesk: () => [] });
  await renderApp('/internal', { reader: 'staff', duties: [] });
  expect(await screen.findByRole('heading', { level: 2, name: 'You have no queues yet' })).toBeVisible();
});

it('counts again where counting failed', async () => {
  let fails = true;
  answer({
    staffDesk: () => {
      if (fails) throw refusal('INTERNAL_SERVER_ERROR');
      return [EMPTY];
    },
  });
  const { user } = await renderApp('/internal', { reader: 'staff' });
  expect(await screen.findByText('We couldn’t count what is waiting')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Nothing is waiting' })).toBeVisible();
});

it.each([
  [0.5, 'Less than an hour'],
  [1, '1 hour'],
  [23.9, '23 hours'],
  [24, '1 day'],
  [800, '33 days'],
])('%d hours are %s', (hours, words) => {
  expect(waitInWords('2026-03-01T00:00:00Z', Date.parse('2026-03-01T00:00:00Z') + hours * 3_600_000)).toBe(words);
});
