import { screen } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { bytesInWords, timeInWords } from './texts.ts';

const WELL = {
  isReady: true,
  state: 'ready',
  degraded: [] as string[],
  version: '0.1.0',
  uptimeSeconds: 93_600,
  records: 66_455,
  articles: null,
  lacks: null,
  freeBytes: 41_000_000_000,
  wantedBytes: 1_073_741_824,
  databaseBytes: 845_000_000,
  lateMails: 0,
  lostMails: 0,
  jobs: [],
};

it('says that all is well, with the figures', async () => {
  answer({ siteHealth: () => WELL });
  await renderApp('/internal/health', { reader: 'staff' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Everything is working' })).toBeVisible();
  for (const words of [
    'Ready',
    '66,455',
    'Not known',
    '41.0 GB (at least 1.1 GB is needed)',
    '845 MB',
    '1 day, 2 hours',
    'No jobs are late, and none failed.',
  ])
    expect(screen.getByText(words)).toBeVisible();
  await expectAccessible();
});

it('says what needs attention', async () => {
  answer({
    siteHealth: () => ({
      ...WELL,
      isReady: false,
      state: 'the disk is full',
      lacks: 'ROCHE-1871/4',
      freeBytes: null,
      lateMails: 2,
      jobs: [{ kind: 'GEDCOM_IMPORT', late: 1, failed: 3 }],
    }),
  });
  await renderApp('/internal/health', { reader: 'staff' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Something needs attention' })).toBeVisible();
  for (const words of ['the disk is full', 'ROCHE-1871/4']) expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('row', { name: 'GEDCOM import 1 3' })).toBeVisible();
  await expectAccessible();
});

it('says what is wrong though the site answers', async () => {
  const apart = 'the clock of the payment processor is 600 seconds ahead of the clock of this server';
  answer({ siteHealth: () => ({ ...WELL, degraded: [apart] }) });
  await renderApp('/internal/health', { reader: 'staff' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Something needs attention' })).toBeVisible();
  expect(screen.getByText(apart)).toBeVisible();
});

it('says that the site could not be checked', async () => {
  answer({
    siteHealth: () => {
      throw refusal('INTERNAL_SERVER_ERROR');
    },
  });
  await renderApp('/internal/health', { reader: 'staff' });
  expect(await screen.findByText('We could not check the site')).toBeVisible();
});

it('is no page for staff without the duty', async () => {
  await renderApp('/internal/health', { reader: 'staff', duties: ['support', 'audit'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [12_345, '12 kB'],
  [1_400_000, '1.4 MB'],
  [5e15, '5,000 TB'],
])('%d bytes are %s', (bytes, words) => expect(bytesInWords(bytes)).toBe(words));
it.each([
  [59, '0 minutes'],
  [60, '1 minute'],
  [7_260, '2 hours, 1 minute'],
  [90_000, '1 day, 1 hour'],
])('%d seconds are %s', (seconds, words) => expect(timeInWords(seconds)).toBe(words));
