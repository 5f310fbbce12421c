import type { ParentLink } from '../core/model/treeFamily.ts';
import { KIN_LINKS, kinLinks, type KinLinks } from './paths/kinLinks.ts';

/** A family for tests: `[[father, mother], [child, [child, link]]]`. */
export type FamilyNotation = readonly [
  partners: readonly number[],
  children: readonly (number | readonly [number, ParentLink])[],
];

/** Families in short, ready to be walked. */
export function kinOf(...families: readonly FamilyNotation[]): KinLinks {
  const members = families.flatMap(([partners, children], index) => [
    ...partners.map((personId) => ({ familyId: 1_000 + index, personId, kind: 0 })),
    ...children.map((child) => {
      const [personId, link] = typeof child === 'number' ? [child, 'birth' as const] : child;
      return { familyId: 1_000 + index, personId, kind: KIN_LINKS.indexOf(link) + 1 };
    }),
  ]);
  return kinLinks({
    families: Int32Array.from(members, ({ familyId }) => familyId),
    persons: Int32Array.from(members, ({ personId }) => personId),
    kinds: Uint8Array.from(members, ({ kind }) => kind),
  });
}
