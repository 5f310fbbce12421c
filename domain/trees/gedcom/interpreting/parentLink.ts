import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';

import { childOf, type GedcomLine } from '../gedcomLine.ts';

const LINKS: Readonly<Record<string, ParentLink>> = {
  birth: 'birth',
  natural: 'birth',
  biological: 'birth',
  adopted: 'adopted',
  adoptive: 'adopted',
  foster: 'foster',
  step: 'step',
  stepchild: 'step',
  sealing: 'sealed',
  sealed: 'sealed',
  unknown: 'unknown',
  guardian: 'foster',
  other: 'unknown',
};

const linkOf = (line: GedcomLine | undefined): ParentLink | null =>
  line ? (LINKS[line.value.trim().toLowerCase()] ?? null) : null;

/** What the FAMC line of a person says of how it belongs to its parents (PEDI); null where it does not say. */
export const linkOfParents = (line: GedcomLine): ParentLink | null => linkOf(childOf(line, 'PEDI'));

/**
 * What the CHIL line of a family says of it (_FREL, _MREL), the one that is no birth before the other; null for
 * nothing.
 */
export function linkOfChild(line: GedcomLine): ParentLink | null {
  const stated = [linkOf(childOf(line, '_FREL')), linkOf(childOf(line, '_MREL'))].filter((link) => link !== null);
  return stated.find((link) => link !== 'birth') ?? stated[0] ?? null;
}
