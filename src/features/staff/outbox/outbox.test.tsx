import { screen } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const MAIL = {
  id: 'm1',
  kind: 'password-reset',
  to: 'una@example.com',
  subject: 'Choose a new password',
  queuedAt: '2026-01-02T10:00:00.000Z',
  text: 'Plain words',
  html: '<html><head></head><body><p style="color:red">Rich words</p></body></html>',
};

it('lists the emails of a demonstration and opens one, plain and as HTML that can run nothing', async () => {
  answer({ outbox: () => [MAIL], outboxMail: ({ id }: { id: string }) => (id === 'm1' ? MAIL : null) });
  const { user } = await renderApp('/internal/outbox', { reader: 'staff' });
  await user.click(await screen.findByRole('link', { name: 'Choose a new password' }));
  expect(await screen.findByText('Plain words')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('tab', { name: 'HTML' }));
  const frame = await screen.findByTitle('HTML part of the email');
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(?:scripts|same-origin|forms|top)/u);
  expect(frame.getAttribute('srcdoc')).toContain('<p>Rich words</p>');
  await user.click(screen.getByRole('link', { name: 'Back to all emails' }));
  expect(await screen.findByRole('table')).toBeVisible();
  await expectAccessible();
});

it.each([
  ['no mails yet', () => [], 'No emails yet'],
  ['a site that sends its mail', () => null, 'This site sends its emails'],
  [
    'a failure',
    () => {
      throw refusal('INTERNAL_SERVER_ERROR');
    },
    'We couldn’t load the outbox',
  ],
])('explains it: %s', async (_what, outbox, heading) => {
  answer({ outbox });
  await renderApp('/internal/outbox', { reader: 'staff' });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});

it('says that an email is not there any more', async () => {
  answer({ outboxMail: () => null });
  await renderApp('/internal/outbox?mail=gone', { reader: 'staff' });
  expect(await screen.findByRole('heading', { name: 'This email is no longer here' })).toBeVisible();
});
