import { isFamilyShown as isShownTo } from '#domain/trees/core/access/visibleDocument.ts';
import type { UnionKind } from '#domain/trees/core/deriveFamily.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import type { TreeFamilyCard } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { FamilyLink } from './familyLinks.ts';

/** The columns beside the document of a family. */
export interface FamilyRow {
  id: number;
  marriageText: string | null;
  marriagePlace: string | null;
  marriageFrom: number | null;
  marriageTo: number | null;
  /** What the marriage columns are of (`DerivedFamily`). */
  marriageKind: UnionKind | null;
  areMarried: boolean;
  isPrivate: boolean;
}

const COLUMNS =
  'id, marriage_text AS "marriageText", marriage_place AS "marriagePlace", marriage_from AS "marriageFrom", marriage_to AS "marriageTo", marriage_kind AS "marriageKind", are_married AS "areMarried", is_private AS "isPrivate"';

/** Families of a tree by their numbers, in the order of these. */
export const familyRows = (db: Database, treeId: number, ids: readonly number[]): Promise<FamilyRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.rows<FamilyRow>(
        `/* trees.families */ SELECT ${COLUMNS} FROM tree_family WHERE tree_id = $1 AND id = ANY($2::int[]) ORDER BY id`,
        [treeId, ids],
      );

/** All families of a tree. */
export const familiesOfTree = (db: Database, treeId: number): Promise<FamilyRow[]> =>
  db.rows<FamilyRow>(`/* trees.allFamilies */ SELECT ${COLUMNS} FROM tree_family WHERE tree_id = $1 ORDER BY id`, [
    treeId,
  ]);

/**
 * A family as a chart shows it.
 * @param links - who is in it, and no others: a person may have thousands of families
 * @param hidden - people whom the reader may not know: that they belong together is shown, how is not
 * @param isThere - which of them are named; no others are
 */
export function toFamilyCard(
  treeId: number,
  family: FamilyRow,
  links: readonly FamilyLink[],
  hidden: ReadonlySet<number>,
  mayEdit: boolean,
  isThere: (personId: number) => boolean = () => true,
): TreeFamilyCard {
  const of = (role: FamilyLink['role']) => links.filter((link) => link.role === role && isThere(link.personId));
  const isShown = isFamilyShown(family, links, hidden, mayEdit);
  return {
    id: family.id,
    partners: of('partner').map(({ personId }) => treePersonId(treeId, personId)),
    children: of('child').map(({ personId, link }) => ({
      personId: treePersonId(treeId, personId),
      link: hidden.has(personId) ? 'unknown' : (link ?? 'unknown'),
    })),
    marriageText: isShown ? family.marriageText : null,
    marriagePlace: isShown ? family.marriagePlace : null,
    marriageFrom: isShown ? family.marriageFrom : null,
    marriageKind: isShown ? family.marriageKind : null,
    areMarried: isShown && family.areMarried,
  };
}

/**
 * Whether the reader may know what happened to a family (domain/trees/core/access).
 * @param links - everyone in the family, and no others
 */
export function isFamilyShown(
  { isPrivate }: Pick<FamilyRow, 'isPrivate'>,
  links: readonly Omit<FamilyLink, 'link'>[],
  hidden: ReadonlySet<number>,
  mayEdit: boolean,
): boolean {
  if (mayEdit) return true;
  const partners = links.filter(({ role }) => role === 'partner').map(({ personId }) => personId);
  return isShownTo(
    { partners, children: links.filter(({ role }) => role === 'child'), isPrivate },
    { isHidden: (personId) => hidden.has(personId), withholdsPrivate: true },
  );
}
