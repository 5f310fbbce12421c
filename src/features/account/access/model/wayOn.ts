import { createContext } from 'react';

import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { session, type LoginOptions } from '#services/oidc/session.ts';

/** Where a form that answers the provider's question goes from there. */
export interface WayOn {
  /** After an accepted answer: loads the address that leads back to the app. */
  leaveFor: (address: string) => void;
  /** After the question has expired: asks for a new one. */
  restart: (options: LoginOptions) => void;
  /** The questions are over a page, which has its own heading. */
  isOverPage?: boolean;
}

/** Pages leave for the provider, in the place of their address; the dialog of a lost session stays where it is. */
export const WayOn = createContext<WayOn>({
  leaveFor: (address) => documentNavigation.replace(address),
  restart: (options) => void session.login(options),
});
