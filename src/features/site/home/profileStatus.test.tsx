import { screen, within } from '@testing-library/react';

import { expectAccessible } from '#test/support/axe.ts';
import { answer, refusal, sentRequests } from '#test/support/graphqlServer.ts';
import { renderApp } from '#test/support/renderApp.tsx';

const profile = { id: 'p', username: 'mary.penrose', profileStatus: 'RESTRICTED', profilePicture: null };
const sent = () => sentRequests().filter(({ operationName }) => operationName === 'WebHomeMyProfileStatusRequest');

describe('the profile on the member’s home', () => {
  beforeEach(() =>
    answer({
      recordSets: () => [],
      libraryUserDetails: () => null,
      familyTrees: () => [],
      savedSearches: () => ({ searches: [], most: 50, mayBeMailed: true }),
      searchDiary: () => ({ isStarted: false, isPaused: false, entries: [], next: null }),
    }),
  );

  it('API-011 says how others see it, asked for without variables, and leads to where it is edited', async () => {
    answer({ currentUserProfile: () => profile });
    await renderApp('/home', { reader: 'member' });
    const card = await screen.findByRole('region', { name: 'Your profile' });
    expect(await within(card).findByText('mary.penrose')).toBeVisible();
    expect(card).toHaveTextContent('Username only');
    expect(within(card).getByRole('link', { name: 'Edit your profile' })).toHaveAttribute(
      'href',
      '/profile/my-profile',
    );
    expect(sent()).toMatchObject([{ variables: {} }]);
    await expectAccessible(card);
  });

  it('says that it did not arrive, and tries again, while the page works', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer({
      currentUserProfile: () => {
        throw refusal('INTERNAL_SERVER_ERROR');
      },
    });
    const { user } = await renderApp('/home', { reader: 'member' });
    const card = await screen.findByRole('region', { name: 'Your profile' });
    expect(await within(card).findByRole('alert')).toHaveTextContent('We couldn’t fetch your profile');
    expect(reported).toHaveBeenCalledWith('Reported: profile');
    answer({ currentUserProfile: () => ({ ...profile, profileStatus: 'ACTIVE' }) });
    await user.click(within(card).getByRole('button', { name: 'Try again' }));
    expect(await within(card).findByText('Visible to members')).toBeVisible();
  });

  it('is not there for a member without my-profile', async () => {
    await renderApp('/home', { reader: 'member', grants: ['help'] });
    await screen.findByText('No record sets yet');
    expect(screen.queryByRole('region', { name: 'Your profile' })).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });
});
