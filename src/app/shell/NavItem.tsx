import type { ReactNode } from 'react';

import { useFlag, useGrant } from '#features/kernel/grants/index.ts';

import type { NavEntry } from './navEntries.ts';

interface NavItemProps {
  entry: NavEntry;
  /** Its link. */
  children: ReactNode;
}

/** An entry of a list of links, where the reader may see it. */
export function NavItem({ entry: { grant, hiddenBy }, children }: NavItemProps) {
  const isHeld = useGrant(grant ?? '');
  const isHidden = useFlag(hiddenBy ?? '');
  return (grant !== null && !isHeld) || (hiddenBy !== null && isHidden) ? null : <li>{children}</li>;
}
