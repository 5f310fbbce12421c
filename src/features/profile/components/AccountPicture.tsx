import { Avatar } from '#ui/Avatar/Avatar.tsx';

import { currentUserProfile } from '../api/profileApi.ts';

/** The member's picture for the account menu, as soon as the shell has fetched the profile; it never asks itself. */
export function AccountPicture() {
  const { data: profile } = currentUserProfile.useQueryState();
  return profile ? <Avatar size="sm" name={profile.username} src={profile.smallPicture} /> : null;
}
