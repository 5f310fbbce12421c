import { treePersonId } from '#domain/trees/core/treeIds.ts';
import type { TreePersonCard } from '#server/modules/kernel/graphql/types.generated.ts';

import type { PersonRow } from './personRow.ts';
import type { PersonView } from './personView.ts';

/**
 * Everything that identifies a person. All that are hidden look alike: no one learns whether they live or are private.
 */
export const HIDDEN_CARD = {
  isRedacted: true,
  given: '',
  surname: '',
  prefix: '',
  suffix: '',
  sex: 'u',
  birthText: null,
  birthPlace: null,
  deathText: null,
  deathPlace: null,
  birthFrom: null,
  deathFrom: null,
  birthYears: null,
  deathYears: null,
  isLiving: true,
  isPrivate: false,
  portraitUrl: null,
} as const;

/**
 * A person as a card shows them to the reader of an opened tree; of a hidden person only the place in the tree is left.
 */
export function toCard(treeId: number, row: PersonRow, view: PersonView): TreePersonCard {
  const id = treePersonId(treeId, row.id);
  if (!view.maySee(row)) return { id, ...HIDDEN_CARD };
  const {
    given,
    surname,
    prefix,
    suffix,
    sex,
    birthText,
    birthPlace,
    deathText,
    deathPlace,
    birthFrom,
    deathFrom,
    birthYears,
    deathYears,
    isPrivate,
  } = row;
  return {
    id,
    isRedacted: false,
    given,
    surname,
    prefix,
    suffix,
    sex,
    birthText,
    birthPlace,
    deathText,
    deathPlace,
    birthFrom,
    deathFrom,
    birthYears,
    deathYears,
    isLiving: view.isLiving(row),
    isPrivate,
    portraitUrl: null,
  };
}
