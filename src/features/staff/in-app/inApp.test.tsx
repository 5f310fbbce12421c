import { screen, waitFor } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const MESSAGE = {
  id: '7',
  version: 3,
  state: 'LIVE',
  kind: 'card',
  title: 'New records',
  body: 'Wexcombe 1851.',
  linkLabel: 'Search',
  linkHref: '/search',
  startsAt: null,
  endsAt: null,
  blockList: ['/payment'],
  allowList: [],
  groups: [],
  flags: [],
  plans: [],
  isAdvert: false,
  priority: 1,
  capTimes: 2,
  capDays: 30,
  changedAt: '2026-01-02T10:00:00.000Z',
  shown: 12,
  dismissed: 3,
  followed: 4,
};
const open = (address = '/internal/in-app') => renderApp(address, { reader: 'staff' });
const sent = (name: string) => sentRequests().filter(({ operationName }) => operationName === name);

it('lists messages with their numbers and stops one at once', async () => {
  let state = 'LIVE';
  answer({
    staffInAppMessages: () => [{ ...MESSAGE, state }],
    setInAppMessageLive: () => ({ ...MESSAGE, state: (state = 'STOPPED') }),
  });
  const { user } = await open();
  expect(await screen.findByRole('cell', { name: '12' })).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Stop “New records”' }));
  expect(await screen.findByRole('button', { name: 'Start “New records”' })).toBeVisible();
  expect(sent('SetInAppMessageLive')).toMatchObject([{ variables: { id: '7', isLive: false } }]);
});

it('previews a message by its path and saves it', async () => {
  answer({ staffInAppMessages: () => [MESSAGE], writeInAppMessage: () => MESSAGE });
  const { user } = await open('/internal/in-app?message=7');
  const title = await screen.findByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'More records');
  expect(await screen.findByRole('region', { name: 'More records' })).toBeVisible();
  await user.clear(screen.getByLabelText('Try it on the path'));
  await user.type(screen.getByLabelText('Try it on the path'), '/payment');
  expect(screen.getByText('Not shown on /payment')).toBeVisible();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save message' }));
  await waitFor(() =>
    expect(sent('WriteInAppMessage')).toMatchObject([
      { variables: { id: '7', version: 3, input: { title: 'More records', blockList: ['/payment'], capTimes: 2 } } },
    ]),
  );
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

it('refuses beside its field what is not right, before anything is sent', async () => {
  answer({ staffInAppMessages: () => [] });
  const { user } = await open('/internal/in-app?message=new');
  await user.type(await screen.findByLabelText(/^Link address/u), 'javascript:alert(1)');
  await user.click(screen.getByRole('button', { name: 'Save message' }));
  expect(await screen.findByText('Enter a title.')).toBeVisible();
  expect(screen.getByText('Enter a path such as /help, or an https address.')).toBeVisible();
  expect(sent('WriteInAppMessage')).toEqual([]);
});

it.each([
  ['none yet', '/internal/in-app', () => [], 'No messages yet'],
  ['one that is not there', '/internal/in-app?message=99', () => [], 'This message is not here'],
  [
    'a failure',
    '/internal/in-app',
    () => {
      throw refusal('INTERNAL_SERVER_ERROR');
    },
    'We couldn’t load the messages',
  ],
])('explains it: %s', async (_what, address, staffInAppMessages, heading) => {
  answer({ staffInAppMessages });
  await open(address);
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});
