import type { DocumentChange } from '#domain/trees/core/model/treeDocument.ts';
import type { CheckedFamily, CheckedPerson, FoundWarning } from '#domain/trees/core/rules/treeWarning.ts';
import { treeWarnings } from '#domain/trees/core/rules/treeWarnings.ts';
import { treeDisplayName } from '#domain/trees/core/treeDisplayName.ts';
import { treePersonId } from '#domain/trees/core/treeIds.ts';
import type { TreeWarning } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { byFamily, linksOfFamilies, linksOfPersons, type FamilyLink } from '../reading/familyLinks.ts';
import { familyRows, type FamilyRow } from '../reading/familyRow.ts';
import { personRows, type PersonRow } from '../reading/personRow.ts';

/** Most warnings shown after one change. */
const MOST_TOLD = 20;

/** A person as the checks see them. */
export const checkedPerson = ({
  id,
  given,
  surname,
  prefix,
  suffix,
  sex,
  birthText,
  birthFrom,
  birthTo,
  deathText,
  deathFrom,
  deathTo,
}: PersonRow): CheckedPerson => ({
  id,
  name: treeDisplayName({ given, surname, prefix, suffix }),
  given,
  surname,
  sex,
  birth: { text: birthText, from: birthFrom, to: birthTo },
  death: { text: deathText, from: deathFrom, to: deathTo },
});

/** A family as the checks see it. */
export const checkedFamily = (
  { id, marriageText, marriageFrom, marriageTo, marriageKind }: FamilyRow,
  links: readonly FamilyLink[],
): CheckedFamily => ({
  id,
  partners: links.filter(({ role }) => role === 'partner').map(({ personId }) => personId),
  children: links
    .filter(({ role }) => role === 'child')
    .map(({ personId, link }) => ({ personId, link: link ?? 'unknown' })),
  // Who had banns read, or was engaged, need not have married on that date.
  marriage:
    marriageKind === 'marriage'
      ? { text: marriageText, from: marriageFrom, to: marriageTo }
      : { text: null, from: null, to: null },
});

/** A warning as GraphQL gives it, about the first person it names. */
export const toWarning = (treeId: number, { code, text, personIds }: FoundWarning): TreeWarning => ({
  code,
  text,
  personId: personIds[0] === undefined ? null : treePersonId(treeId, personIds[0]),
});

/** What looks wrong, after a change, with the people it is about and their families. */
export async function warningsOf(
  tx: Database,
  treeId: number,
  changes: readonly DocumentChange[],
): Promise<TreeWarning[]> {
  const changed = new Set(
    changes.flatMap((change) =>
      change.kind === 'person'
        ? [change.id]
        : change.kind === 'family' && change.after
          ? [...change.after.partners, ...change.after.children.map(({ personId }) => personId)]
          : [],
    ),
  );
  if (changed.size === 0) return [];
  const ids = [...changed];
  const links = [
    ...(await linksOfPersons(tx, treeId, ids, 'partner')),
    ...(await linksOfPersons(tx, treeId, ids, 'child')),
  ];
  const familyIds = [...new Set(links.map(({ familyId }) => familyId))];
  const members = await linksOfFamilies(tx, treeId, familyIds);
  const [persons, families] = [
    await personRows(tx, treeId, [...new Set([...ids, ...members.map(({ personId }) => personId)])]),
    await familyRows(tx, treeId, familyIds),
  ];
  const linksOf = byFamily(members);
  const found = treeWarnings(
    persons.map(checkedPerson),
    families.map((family) => checkedFamily(family, linksOf(family.id))),
  );
  return found
    .filter(({ personIds }) => personIds.some((id) => changed.has(id)))
    .slice(0, MOST_TOLD)
    .map((warning) => toWarning(treeId, warning));
}
