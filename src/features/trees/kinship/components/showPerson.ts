import type { ReactNode } from 'react';

/** Draws a person by id, and names one. */
export interface ShowPerson {
  card: (personId: string) => ReactNode;
  name: (personId: string) => string;
}
