import { File } from 'node:buffer';

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, goOffline, refusal, REQUEST_ID, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { answerOwn, mary } from './profile.fixture.ts';

const AT = '/profile/my-profile';
const sent = (name: string) => sentRequests().filter(({ operationName }) => operationName === name);
const field = (name: RegExp | string) => screen.findByLabelText(name);
const open = async () => {
  const app = await renderApp(AT, { reader: 'member' });
  await field(/^Username/);
  return app;
};
const retype = async (user: Awaited<ReturnType<typeof open>>['user'], name: RegExp, text: string) => {
  await user.clear(await field(name));
  if (text) await user.type(await field(name), text);
};
const save = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Save changes' }));

describe('the own profile', () => {
  it('PROF-001 API-010 shows what is filled in, asked for with one query without variables', async () => {
    answerOwn();
    const { container } = await open();
    expect(screen.getByText('mary.penrose', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Member since March 2024')).toBeVisible();
    expect(screen.getByText('Last active 20 November 2026')).toBeVisible();
    expect(await field(/^Username/)).toHaveValue('mary.penrose');
    expect(await field(/^Pronouns/)).toHaveValue('she/her');
    expect(await field(/^Date of birth/)).toHaveValue('1979-05-17');
    expect(await field('Facebook')).toHaveValue('mary.penrose');
    expect(screen.getByRole('switch', { name: 'Show my profile to other members' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Show my age group' })).toBeChecked();
    expect(screen.getByText('Yours is 45 to 54.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your profile as others do' })).toHaveAttribute(
      'href',
      `/profile/${mary.id}`,
    );
    expect(sent('MyProfilePageRequest')).toMatchObject([{ variables: {} }]);
    await expectAccessible(container);
  });

  it('PROF-007 API-020 saves what was changed and what was emptied with one mutation', async () => {
    answerOwn();
    answer({
      updateCurrentUserProfile: () => ({
        profile: { ...mary, pronouns: 'they/them', socials: [] },
        validationIssues: [],
      }),
    });
    const { user } = await open();
    await retype(user, /^Pronouns/, 'they/them');
    await retype(user, /^Facebook/, '');
    await save(user);
    expect(await screen.findByText('Your changes are saved.')).toBeVisible();
    expect(sent('updateCurrentUserProfile')).toMatchObject([
      { variables: { fieldsToUpdate: { pronouns: 'they/them' }, fieldsToDelete: ['socials.FACEBOOK'] } },
    ]);
    expect(await field(/^Pronouns/)).toHaveValue('they/them');
  });

  it('says that there is nothing to save, and sends nothing', async () => {
    answerOwn();
    const { user } = await open();
    await save(user);
    expect(await screen.findByText('There is nothing to save.')).toBeVisible();
    expect(sent('updateCurrentUserProfile')).toEqual([]);
  });

  it('PROF-017 says what is wrong beside each field before anything is sent, and keeps what was typed', async () => {
    answerOwn();
    const { user, container } = await open();
    await retype(user, /^Username/, 'a b');
    await retype(user, /^Pronouns/, 'x'.repeat(41));
    fireEvent.change(await field(/^Date of birth/), { target: { value: '2020-01-01' } });
    await retype(user, /^Website/, 'my home');
    await save(user);
    expect(await field(/^Username/)).toHaveAccessibleDescription(/Use only letters from a to z/);
    expect(await field(/^Pronouns/)).toHaveAccessibleDescription(/Use at most 40 characters/);
    expect(await field(/^Date of birth/)).toHaveAccessibleDescription(/at least 16 years old/);
    expect(await field('Website')).toHaveAccessibleDescription(/starts with https/);
    expect(await field(/^Username/)).toHaveValue('a b');
    expect(sent('updateCurrentUserProfile')).toEqual([]);
    await expectAccessible(container);
  });

  it('PROF-008 shows an issue of the server at its field, and loses nothing of what was typed', async () => {
    answerOwn();
    answer({
      updateCurrentUserProfile: () => ({
        profile: mary,
        validationIssues: [
          { field: 'socials.X', reason: 'Not like this.', code: 'INVALID' },
          { field: 'username', reason: 'This username is already taken', code: 'TAKEN' },
        ],
      }),
    });
    const { user } = await open();
    await retype(user, /^Username/, 'somebody');
    await retype(user, /^X/, 'mp');
    await save(user);
    expect(await screen.findByText(/Nothing is saved yet/)).toBeVisible();
    expect(await field('X')).toHaveAccessibleDescription(/Not like this/);
    expect(await field(/^Username/)).toHaveAccessibleDescription(/already taken/);
    expect([
      ((await field(/^Username/)) as HTMLInputElement).value,
      ((await field('X')) as HTMLInputElement).value,
    ]).toEqual(['somebody', 'mp']);
  });

  it('keeps what was typed when saving fails', async () => {
    answerOwn();
    const { user } = await open();
    await retype(user, /^Pronouns/, 'ze/zir');
    goOffline();
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Everything you typed is still here.');
    expect(await field(/^Pronouns/)).toHaveValue('ze/zir');
  });

  it('PROF-004 API-014 asks for the age group of a date that is entered, and shows it', async () => {
    answerOwn({ dateOfBirth: null, ageGroup: null });
    answer({ getAgeGroup: ({ date }: { date: string }) => (date === '1990-06-01' ? '35 to 44' : 'another') });
    await open();
    fireEvent.change(await field(/^Date of birth/), { target: { value: '1990-06-01' } });
    expect(await screen.findByText('Your age group: 35 to 44')).toBeVisible();
    expect(sent('getAgeGroup')).toMatchObject([{ variables: { date: '1990-06-01' } }]);
  });

  it('PROF-003 shows and hides the age group with a switch of its own', async () => {
    answerOwn();
    answer({
      updateCurrentUserProfile: () => ({ profile: { ...mary, shouldShowAgeGroup: false }, validationIssues: [] }),
    });
    const { user } = await open();
    await user.click(screen.getByRole('switch', { name: 'Show my age group' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Show my age group' })).not.toBeChecked());
    expect(sent('updateCurrentUserProfile')).toMatchObject([
      { variables: { fieldsToUpdate: { shouldShowAgeGroup: false }, fieldsToDelete: [] } },
    ]);
  });

  it('PROF-011 API-023 changes the status with a switch, and leaves it when that fails', async () => {
    answerOwn();
    answer({ setProfileStatus: ({ profileStatus }: { profileStatus: string }) => ({ ...mary, profileStatus }) });
    const { user } = await open();
    const status = () => screen.getByRole('switch', { name: 'Show my profile to other members' });
    await user.click(status());
    await waitFor(() => expect(status()).not.toBeChecked());
    expect(sent('setProfileStatus')).toMatchObject([{ variables: { profileStatus: 'RESTRICTED' } }]);
    expect(screen.getByText('Off: others see only your username.')).toBeVisible();
    goOffline();
    await user.click(status());
    expect(await screen.findByRole('alert')).toHaveTextContent('This was not saved');
    expect(status()).not.toBeChecked();
  });

  it('PROF-010 API-022 deletes the picture with a mutation without variables', async () => {
    answerOwn();
    answer({ deleteProfilePicture: () => ({ ...mary, profilePicture: null }) });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete photo' }));
    expect(await screen.findByText('Your photo is deleted.')).toBeVisible();
    expect(sent('deleteProfilePicture')).toMatchObject([{ variables: {} }]);
    expect(await screen.findByRole('button', { name: 'Add a photo' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete photo' })).not.toBeInTheDocument();
  });

  it('says of a file that cannot be a profile’s picture what is wrong with it', async () => {
    answerOwn();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Change photo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your photo' });
    const choose = async (name: string, content: string) => {
      fireEvent.change(within(dialog).getByLabelText('Photo file'), { target: { files: [new File([content], name)] } });
      return (await within(dialog).findByRole('alert')).textContent;
    };
    expect(await choose('drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe(
      'Pictures of this type are not taken. Use a JPEG, PNG or WebP file.',
    );
    await waitFor(async () =>
      expect(await choose('letter.jpg', 'Dear Sir')).toBe(
        'This is not a picture we can read. Use a JPEG, PNG or WebP file.',
      ),
    );
    await expectAccessible(dialog);
  });
});

describe('a username that is being typed', () => {
  it('PROF-005 API-015 is looked up once the typing rests: taken or free', async () => {
    answerOwn();
    answer({ isUsernameAvailable: ({ username }: { username: string }) => username !== 'taken.name' });
    const { user } = await open();
    await retype(user, /^Username/, 'taken.name');
    expect(await screen.findByText('This username is already taken')).toBeVisible();
    expect(sent('isUsernameAvailable')).toMatchObject([{ variables: { username: 'taken.name' } }]);
    await retype(user, /^Username/, 'free.name');
    expect(await screen.findByText('This username is free.')).toBeVisible();
    expect(screen.queryByText('This username is already taken')).not.toBeInTheDocument();
  });

  it('is not looked up while it is the own one or none at all', async () => {
    answerOwn();
    const { user } = await open();
    await retype(user, /^Username/, 'MARY.penrose');
    await retype(user, /^Username/, 'a b');
    await user.tab();
    expect(await screen.findByText(/Use only letters/)).toBeVisible();
    expect(
      sent('isUsernameAvailable').filter(
        ({ variables }) =>
          String(variables.username).includes(' ') || String(variables.username).toLowerCase() === 'mary.penrose',
      ),
    ).toEqual([]);
  });
});

describe('leaving with unsaved changes', () => {
  it('asks, stays with everything typed, and leaves when it is confirmed', async () => {
    answerOwn();
    const { user, router } = await open();
    await retype(user, /^Pronouns/, 'changed');
    // Leaves the field for the question, which checks what was typed.
    const asked = async () => {
      const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
      await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
      return question;
    };
    await act(() => router.navigate('/search/results'));
    const question = await asked();
    await user.click(within(question).getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(AT);
    expect(await field(/^Pronouns/)).toHaveValue('changed');
    await act(() => router.navigate('/home'));
    await user.click(within(await asked()).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  });

  it('does not ask when nothing was changed', async () => {
    answerOwn();
    const { router } = await open();
    await act(() => router.navigate('/home'));
    expect(router.state.location.pathname).toBe('/home');
  });
});

describe('a profile that cannot be fetched', () => {
  it('PROF-016 is reported, after a loader, without a crash, and can be tried again', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    answer({
      setUserLastActive: () => true,
      currentUserProfile: async () => {
        await held;
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByText('Opening your profile')).toBeInTheDocument();
    release();
    expect(await screen.findByRole('alert')).toHaveTextContent(REQUEST_ID);
    expect(reported).toHaveBeenCalledWith('Reported: profile');
    answerOwn();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field(/^Username/)).toHaveValue('mary.penrose');
  });
});
