import { ageGroupOf } from '#domain/account/profile/ageGroup.ts';
import { formatProfileDate } from '#domain/account/profile/profileDates.ts';
import { perProfileText } from '#domain/account/profile/profileTexts.ts';
import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import type { ActiveProfile, GdprProfile, UserProfile } from '#server/modules/kernel/graphql/types.generated.ts';

import type { ProfileRow } from './profileStore.ts';

const shared = ({ profileId, username, pictureName, registeredAt, lastActiveAt, socials, ...row }: ProfileRow) => ({
  id: profileId,
  username,
  // The name; the field's resolver makes the address of the size that is asked for.
  profilePicture: pictureName,
  registrationMonthYear: formatProfileDate(registeredAt, 'month'),
  ...perProfileText((name) => row[name]),
  lastActiveDateString: lastActiveAt && formatProfileDate(lastActiveAt, 'day'),
  socials,
});

/** A profile as its owner sees it (spec 2 section 3). */
export const toUserProfile = (row: ProfileRow, now: Date): UserProfile => ({
  ...shared(row),
  ageGroup: ageGroupOf(row.dateOfBirth, dayOf(now)),
  dateOfBirth: row.dateOfBirth,
  shouldShowAgeGroup: row.showsAgeGroup,
  profileStatus: row.status,
});

/**
 * A profile as others see it: the username alone, or what the member shows; never the date of birth (spec 2 section 3).
 */
export function toPublicProfile(
  row: ProfileRow,
  now: Date,
): (GdprProfile & { __typename: 'GdprProfile' }) | (ActiveProfile & { __typename: 'ActiveProfile' }) {
  if (row.status === 'RESTRICTED') return { __typename: 'GdprProfile', id: row.profileId, username: row.username };
  return {
    __typename: 'ActiveProfile',
    ...shared(row),
    ageGroup: row.showsAgeGroup ? ageGroupOf(row.dateOfBirth, dayOf(now)) : null,
  };
}
