import { useSearchParams } from 'react-router-dom';

/** What the address says of a sign-in: the provider's question under way, or none yet. */
export interface Interaction {
  /** Null until the provider has been asked. */
  uid: string | null;
  mode: string | null;
  registrationRoute: string | null;
}

/** Reads the sign-in of this page from its address. */
export function useInteraction(): Interaction {
  const [query] = useSearchParams();
  return { uid: query.get('interaction'), mode: query.get('mode'), registrationRoute: query.get('registrationRoute') };
}
