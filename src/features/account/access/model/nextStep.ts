import { createContext } from 'react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';

/** Where a form that answers the provider's question goes from there. */
export interface NextStep {
  /** After an accepted answer: loads the address that leads back to the app. */
  leaveFor: (address: string) => void;
  /** After the question has expired: asks for a new one. Without it the page's address does (useRestart.ts). */
  restart?: () => void;
  /** The questions are over a page, which has its own heading. */
  isOverPage?: boolean;
}

/** Pages leave for the provider, in the place of their address; the dialog of a lost session stays where it is. */
export const NextStep = createContext<NextStep>({
  leaveFor: (address) => documentNavigation.replace(address),
});
