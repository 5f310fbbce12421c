import type { ReactNode } from 'react';

/** Draws a person by id. */
export type ShowPerson = (personId: string) => ReactNode;
