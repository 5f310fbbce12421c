import { sameValue } from '#domain/trees/core/changes/sameValue.ts';
import { attachedTo, attachMedium } from '#domain/trees/core/editing/attachMedium.ts';
import { readFactKey } from '#domain/trees/core/factKey.ts';
import type { TreeDocuments } from '#domain/trees/core/model/treeDocument.ts';

import type { Life, Versioned } from './lifeOf.ts';
import { toVersionedPerson } from './toVersionedPerson.ts';

/** The name of a file without its ending. @example stripExtension('Roche 1871.jpg') // 'Roche 1871' */
export const stripExtension = (name: string): string => name.replace(/\.[^.]+$/u, '');

/** A document before and after. */
export type ChangedHolder = {
  [Kind in 'person' | 'family']: { kind: Kind; old: Versioned<Kind>; document: TreeDocuments[Kind] };
}['person' | 'family'];

/**
 * What changes in a person and their families where a medium is to belong to these facts; an empty key means the person
 * as a whole.
 */
export function attachMediumToLife(life: Life, mediumId: number, keys: readonly string[]): ChangedHolder[] {
  const read = keys.flatMap((key) => readFactKey(key) ?? []);
  const ofFamily = (family: number | null) =>
    read.filter(({ familyId }) => familyId === family).map(({ factId }) => factId);
  const old = toVersionedPerson(life);
  const person: ChangedHolder[] = old
    ? [
        {
          kind: 'person',
          old,
          document: attachMedium(old.document, mediumId, { whole: keys.includes(''), factIds: ofFamily(null) }),
        },
      ]
    : [];
  const families = life.families.flatMap(({ id, version, document }): ChangedHolder[] =>
    document
      ? [
          {
            kind: 'family',
            old: { id, version, document },
            document: attachMedium(document, mediumId, {
              whole: attachedTo(document, mediumId).whole,
              factIds: ofFamily(id),
            }),
          },
        ]
      : [],
  );
  return [...person, ...families].filter(({ old: before, document }) => !sameValue(before.document, document));
}
