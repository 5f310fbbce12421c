import { Avatar } from '#ui/Avatar/Avatar.tsx';

import { currentUserProfile } from '../profileApi.ts';

interface AccountPictureProps {
  /** The name beside the picture; its first letter stands in for a missing one. */
  name: string;
}

/** The member's picture for the account menu, as soon as the shell has fetched the profile; it never asks itself. */
export function AccountPicture({ name }: AccountPictureProps) {
  const { data: profile } = currentUserProfile.useQueryState();
  return profile ? <Avatar size="sm" name={name} src={profile.smallPicture} /> : null;
}
