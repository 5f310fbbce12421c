import { screen } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, REQUEST_ID, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

import { answerOwn, mary } from './profile.fixture.ts';
import { MyProfileDetailsWithoutProfilePictureDocument, MyProfilePageRequestDocument } from './profile.generated.ts';

const ID = 'bbbbbbbb-0000-4000-8000-000000000002';
const AT = `/profile/${ID}`;
const silas = {
  __typename: 'ActiveProfile',
  id: ID,
  username: 'silas.grigg',
  profilePicture: null,
  ageGroup: '65 to 74',
  registrationMonthYear: 'May 2023',
  pronouns: 'he/him',
  lastActiveDateString: '19 November 2026',
  socials: [
    { type: 'FACEBOOK', identifier: 'silas' },
    { type: 'WEBSITE', identifier: 'javascript:alert(1)' },
  ],
};

describe('the profile of another member', () => {
  beforeEach(() => answerOwn());

  it('PROF-002 API-013 shows an active one with all it shows', async () => {
    answer({ publicProfile: () => silas });
    const { container } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'silas.grigg' })).toBeVisible();
    const about = screen.getByRole('region', { name: 'About this member' });
    for (const text of ['he/him', '65 to 74', 'May 2023', '19 November 2026']) expect(about).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: /^silas / })).toHaveAttribute('href', 'https://www.facebook.com/silas');
    expect(about).toHaveTextContent('javascript:alert(1)');
    expect(screen.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
    expect(sentRequests().filter(({ operationName }) => operationName === 'PublicProfilePageRequest')).toMatchObject([
      { variables: { profileId: ID } },
    ]);
    expect(document.title).toContain('silas.grigg');
    await expectAccessible(container);
  });

  it('PROF-002 shows a restricted one by its username only', async () => {
    answer({ publicProfile: () => ({ __typename: 'GdprProfile', id: ID, username: 'silas.grigg' }) });
    const { container } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'silas.grigg' })).toBeVisible();
    expect(screen.getByText('This member’s profile is private.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'About this member' })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  it('PROF-003 has no age group where its owner shows none', async () => {
    answer({ publicProfile: () => ({ ...silas, ageGroup: null }) });
    await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('region', { name: 'About this member' })).not.toHaveTextContent('Age group');
  });

  it('API-009 shows the reader’s own, asked for without the picture, and leads to where it is edited', async () => {
    answer({ publicProfile: () => ({ ...silas, id: mary.id, username: mary.username }) });
    await renderApp(`/profile/${mary.id}`, { reader: 'member' });
    expect(await screen.findByRole('link', { name: 'Edit your profile' })).toHaveAttribute(
      'href',
      '/profile/my-profile',
    );
    expect(
      sentRequests().filter(({ operationName }) => operationName === 'myProfileDetailsWithoutProfilePicture'),
    ).toMatchObject([{ variables: {} }]);
    expect(MyProfileDetailsWithoutProfilePictureDocument.text).not.toContain('profilePicture');
    expect(MyProfilePageRequestDocument.text).toContain('profilePicture');
  });

  it('says that no member has this address', async () => {
    answer({ publicProfile: () => null });
    await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such profile' })).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer({
      publicProfile: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp(AT, { reader: 'member' });
    expect(await screen.findByRole('alert')).toHaveTextContent(REQUEST_ID);
    answer({ publicProfile: () => silas });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'silas.grigg' })).toBeVisible();
  });
});

describe('who may see profiles', () => {
  it.each(['/profile/my-profile', AT])(
    'ROUTE-122 sends a visitor from %s to sign in, and asks for nothing',
    async (address) => {
      const { router } = await renderApp(address);
      expect(router.state.location.pathname).toBe('/sign-in');
      expect(sentRequests()).toEqual([]);
    },
  );

  it.each(['/profile/my-profile', AT])(
    'ROUTE-122 GRANT-011 denies a member without my-profile access to %s',
    async (address) => {
      await renderApp(address, { reader: 'member', grants: ['communication-preferences'] });
      expect(await screen.findByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
      expect(sentRequests()).toEqual([]);
    },
  );

  it('ROUTE-123 GRANT-011 lets a member with my-profile in', async () => {
    answerOwn();
    answer({ publicProfile: () => silas });
    await renderApp(AT, { reader: 'member', grants: ['my-profile'] });
    expect(await screen.findByRole('heading', { level: 1, name: 'silas.grigg' })).toBeVisible();
  });

  it('has no page at /profile alone', async () => {
    await renderApp('/profile', { reader: 'member' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});
