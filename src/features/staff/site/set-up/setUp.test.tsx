import { screen } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, goOffline, refusal } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const open = (hasCode = true) => {
  answer({ setUp: () => ({ hasCode }) });
  return renderApp('/set-up', { isProduction: true });
};
type User = Awaited<ReturnType<typeof open>>['user'];

async function fillIn(user: User): Promise<void> {
  for (const [label, text] of [
    ['Set-up code', 'abcde-fghjk-mnpqr-stuvw'],
    ['First name', 'Mary'],
    ['Surname', 'Webb'],
    ['Email address', 'mary@example.com'],
    ['Password', 'a lantern in the belfry'],
  ] as const)
    await user.type(await screen.findByLabelText(label), text);
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Make my account' }));

it('makes the owner with the code, and leads to the sign-in of staff', async () => {
  const asked: object[] = [];
  const { user } = await open();
  answer({ makeOwner: (input: object) => (asked.push(input), { problems: [] }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Set up this site' })).toBeVisible();
  await expectAccessible();
  await fillIn(user);
  await submit(user);
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  expect((await screen.findAllByText('Your account is made. Now sign in with it.'))[0]).toBeVisible();
  expect(asked).toEqual([
    {
      owner: {
        code: 'abcde-fghjk-mnpqr-stuvw',
        firstName: 'Mary',
        lastName: 'Webb',
        email: 'mary@example.com',
        password: 'a lantern in the belfry',
      },
    },
  ]);
});

it('says at each field what is missing, before anything is sent', async () => {
  const { user } = await open();
  await screen.findByLabelText('Set-up code');
  await submit(user);
  expect(await screen.findByText('Enter the code that the server wrote.')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(/Enter your first name\./u);
});

it('says that the code is wrong, and keeps what was typed', async () => {
  const { user } = await open();
  answer({ makeOwner: () => ({ problems: [{ field: 'code', message: 'This is not the code.' }] }) });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByText('This is not the code.')).toBeVisible();
  expect(screen.getByLabelText('Surname')).toHaveValue('Webb');
});

it('says that another browser was first', async () => {
  const { user } = await open();
  answer({
    makeOwner: () => {
      throw refusal('NOT_FOUND');
    },
  });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByText('This site has an owner already. Sign in, or ask them for an account.')).toBeVisible();
});

it('says how to get a code where there is none any more', async () => {
  await open(false);
  expect(await screen.findByText('There is no code to enter any more')).toBeVisible();
  expect(screen.queryByLabelText('Set-up code')).not.toBeInTheDocument();
});

it('there is no such page once the site has an owner', async () => {
  answer({
    setUp: () => {
      throw refusal('NOT_FOUND');
    },
  });
  await renderApp('/set-up', { isProduction: true });
  expect(await screen.findByText('404')).toBeVisible();
});

it('there is no such page in a demonstration', async () => {
  await renderApp('/set-up');
  expect(await screen.findByText('404')).toBeVisible();
});

it('says that it cannot be loaded', async () => {
  goOffline();
  await renderApp('/set-up', { isProduction: true });
  expect(await screen.findByText('We couldn’t load the set-up')).toBeVisible();
});
