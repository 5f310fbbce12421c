import { createContext, useContext } from 'react';

import type { PersonSection } from '#domain/trees/core/personAddress.ts';
import type { FamilyTree, TreePersonCard } from '#features/trees/core/index.ts';

/** Where a person's profile is: on its own page, or in the drawer over the chart. */
export interface PersonPlace {
  tree: FamilyTree;
  publicTreeShareToken: string | null;
  /** The reader looks as others do, so that nothing can be changed; null: as themselves. */
  viewAs: 'GUEST' | 'VISITOR' | null;
  /** Whether the reader may change the person here. */
  mayEdit: boolean;
  /** A drawer has no room for what a page has. */
  isCompact: boolean;
  nameOf: (card: TreePersonCard) => string;
  /** The page, or the drawer, of another person. */
  addressOf: (personId: string, section?: PersonSection) => string;
}

const Place = createContext<PersonPlace | null>(null);

export const PersonPlaceProvider = Place.Provider;

/** @throws Error outside a profile */
export function usePlaceOfPerson(): PersonPlace {
  const place = useContext(Place);
  if (!place) throw new Error('A part of a profile is used outside one.');
  return place;
}
