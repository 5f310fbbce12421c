import { cardName } from '#domain/trees/core/cardName.ts';
import type { PersonSection } from '#domain/trees/core/personAddress.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';

import type { PersonPlace } from '../hooks/usePlaceOfPerson.ts';

interface PlaceParts {
  tree: FamilyTree;
  publicTreeShareToken: string | null;
  /** The reader looks as others do, so nothing can be changed. */
  isSeenAsOthers: boolean;
  isCompact: boolean;
  addressOf: (personId: string, section?: PersonSection) => string;
}

/** What the parts of a profile need to know of their place. */
export const placeOfPerson = ({ tree, publicTreeShareToken, isSeenAsOthers, isCompact, addressOf }: PlaceParts): PersonPlace => ({
  tree,
  publicTreeShareToken,
  mayEdit: tree.isEditable && !tree.isViewOnly && !isSeenAsOthers,
  isCompact,
  nameOf: (card) => cardName(card, tree.showSurnamesUppercase),
  addressOf,
});
