import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useFlag, useGrant } from '#features/kernel/grants/index.ts';

import type { NavEntry } from './navEntries.ts';

interface NavItemProps {
  entry: Pick<NavEntry, 'grant' | 'hiddenBy' | 'audience'>;
  /** The list item. */
  children: ReactNode;
}

/** An item of a list of links, where the reader may see it. */
export function NavItem({ entry: { grant, hiddenBy, audience }, children }: NavItemProps) {
  const isHeld = useGrant(grant ?? '');
  const isHidden = useFlag(hiddenBy ?? '');
  const isMember = useSelector(selectIsSignedIn);
  const isAddressed = audience === undefined || (audience === 'members') === isMember;
  return !isAddressed || (grant !== null && !isHeld) || (hiddenBy !== null && isHidden) ? null : children;
}
