import { readTreePersonId } from '#domain/trees/core/treeIds.ts';

import type { Life, Versioned } from './lifeOf.ts';

/** The number of a person within their tree; 0 for an id that is none. */
export const personNumber = (id: string): number => readTreePersonId(id)?.personId ?? 0;

/** The document of a person with its version, to be edited; null of a redacted person. */
export const toVersionedPerson = ({ id, version, person }: Life): Versioned<'person'> | null =>
  person && { id: personNumber(id), version, document: person };
