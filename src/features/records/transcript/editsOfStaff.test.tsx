import { screen } from '@testing-library/react';

import { renderApp } from '#test/support/renderApp.tsx';

import { AT, answerTranscript, pinch } from './transcript.fixture.ts';

it.each<[string, Parameters<typeof renderApp>[1], boolean]>([
  ['staff who bring in records', { reader: 'staff', duties: ['records'] }, true],
  ['staff with another duty', { reader: 'staff', duties: ['moderation'] }, false],
  ['members', { reader: 'member' }, false],
])('a transcript leads to its edit for %s: %#', async (_title, options, isLed) => {
  answerTranscript();
  const { user } = await renderApp(AT, options);
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible();
  const edit = screen.queryByRole('menuitem', { name: 'Edit the record' });
  expect(edit?.getAttribute('href') ?? null).toBe(isLed ? `/desk/records/${pinch().id}` : null);
});
