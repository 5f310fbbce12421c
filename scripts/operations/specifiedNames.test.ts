import { readFileSync } from 'node:fs';

import { listFiles } from '../listFiles.ts';

/** Operations that the specification names (API-003 to API-030), spelt as it spells them. */
const SPECIFIED = [
  'GetAddressProfile',
  'getPersonalDetails',
  'changeUserEmailAddress',
  'setUserMfaSetting',
  'libraryUserDetails',
  'currentUserProfile',
  'myProfileDetailsWithoutProfilePicture',
  'MyProfilePageRequest',
  'WebHomeMyProfileStatusRequest',
  'emailNotificationSettingsRequest',
  'PublicProfilePageRequest',
  'getAgeGroup',
  'isUsernameAvailable',
  'memberIdToProfileId',
  'UpdateEmailNotificationSetting',
  'setEmailMarketingNotificationOptIn',
  'setUserLastActive',
  'updateCurrentUserProfile',
  'uploadProfilePicture',
  'deleteProfilePicture',
  'setProfileStatus',
  'subscriptionInfo',
  'currentSubscription',
  'getPersonTreeForProfile',
  'suggestRegion',
  'GetCepJwt',
  'upsertAffiliateUser',
];

it('API-016 API-030 every operation that the specification names is sent by the browser under that name, in its case', () => {
  const sent = listFiles('src', '.graphql').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:query|mutation) (\w+)/gmu)].map(([, name]) => name),
  );
  expect(SPECIFIED.filter((name) => !sent.includes(name))).toEqual([]);
});
