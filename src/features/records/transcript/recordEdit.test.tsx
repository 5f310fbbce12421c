import { screen } from '@testing-library/react';

import { renderApp } from '#test/support/renderApp.tsx';

import { AT, answerTranscript, pinch } from './transcript.fixture.ts';

it.each<[boolean | null, string]>([
  [true, 'those who may correct it'],
  [null, 'everyone else'],
])('a transcript leads to its edit (%s) for %s', async (mayEdit, _who) => {
  answerTranscript({ mayEdit });
  const { user } = await renderApp(AT, { reader: 'member' });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeVisible();
  const edit = screen.queryByRole('menuitem', { name: 'Edit the record' });
  expect(edit?.getAttribute('href') ?? null).toBe(mayEdit === true ? `/desk/records/${pinch().id}` : null);
});
