import { figure } from '#domain/kernel/wording/counted.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';

const ROLES: Readonly<Record<FamilyTree['role'], string>> = { OWNER: 'Yours', EDITOR: 'You may edit', GUEST: 'You may look', VISITOR: 'You may look' };

/** What the reader may do with a tree that is shared with them. */
export const roleInWords = ({ role }: Pick<FamilyTree, 'role'>): string => ROLES[role];

/** Who sees a tree, in a word. */
export const visibilityInWords = ({ isPublic, needsSubscription }: Pick<FamilyTree, 'isPublic' | 'needsSubscription'>): string => {
  if (!isPublic) return 'Private';
  return needsSubscription ? 'Public for subscribers' : 'Public';
};

/** @example peopleInWords(1) // '1 person' */
export const peopleInWords = (count: number): string => `${figure(count)} ${count === 1 ? 'person' : 'people'}`;
