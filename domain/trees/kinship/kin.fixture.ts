import type { ParentLink } from '../core/model/treeFamily.ts';

import { kinLinks, type KinLinks, type KinMember } from './paths/kinLinks.ts';

/** A family for tests: `[[father, mother], [child, [child, link]]]`. */
export type FamilyNotation = readonly [partners: readonly number[], children: readonly (number | readonly [number, ParentLink])[]];

/** Families in short, ready to be walked. */
export function kinOf(...families: readonly FamilyNotation[]): KinLinks {
  const members = families.flatMap(([partners, children], index): KinMember[] => [
    ...partners.map((personId) => ({ familyId: 1_000 + index, personId, link: null })),
    ...children.map((child): KinMember => (typeof child === 'number' ? { familyId: 1_000 + index, personId: child, link: 'birth' } : { familyId: 1_000 + index, personId: child[0], link: child[1] })),
  ]);
  return kinLinks(members, members.length);
}
