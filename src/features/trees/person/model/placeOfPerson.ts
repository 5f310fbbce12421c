import type { PersonSection } from '#domain/trees/core/personAddress.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';

import type { PersonPlace } from '../hooks/usePlaceOfPerson.ts';

interface PlaceParts {
  tree: FamilyTree;
  publicTreeShareToken: string | null;
  viewAs: PersonPlace['viewAs'];
  isCompact: boolean;
  addressOf: (personId: string, section?: PersonSection) => string;
}

/** What the parts of a profile need to know of their place. */
export const placeOfPerson = ({
  tree,
  publicTreeShareToken,
  viewAs,
  isCompact,
  addressOf,
}: PlaceParts): PersonPlace => ({
  tree,
  publicTreeShareToken,
  viewAs,
  mayEdit: tree.isEditable && !tree.isViewOnly && viewAs === null,
  isCompact,
  nameOf: (card) => cardName(card, tree.showSurnamesUppercase),
  addressOf,
});
