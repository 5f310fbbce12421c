import { answer } from '#test/support/graphqlServer.ts';

import type { OwnProfile } from './profileApi.ts';

/** A profile with everything filled in. */
export const mary: Omit<OwnProfile, 'smallPicture'> = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  username: 'mary.penrose',
  profilePicture: '/api/profile-pictures/0123456789abcdef0123456789abcdef/large.webp',
  ageGroup: '45 to 54',
  registrationMonthYear: 'March 2024',
  pronouns: 'she/her',
  lastActiveDateString: '20 November 2026',
  dateOfBirth: '1979-05-17',
  shouldShowAgeGroup: true,
  profileStatus: 'ACTIVE',
  socials: [
    { type: 'FACEBOOK', identifier: 'mary.penrose' },
    { type: 'X', identifier: 'two words' },
  ],
};

/** Answers the own profile, and the shell's note that the member is active. */
export const answerOwn = (changes: Partial<typeof mary> = {}) =>
  answer({
    currentUserProfile: () => ({ ...mary, ...changes }),
    setUserLastActive: () => true,
    isUsernameAvailable: () => true,
    getAgeGroup: () => '45 to 54',
  });
