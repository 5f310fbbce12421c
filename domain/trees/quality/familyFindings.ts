import { foldName } from '#domain/kernel/names/foldName.ts';

import { isByBirth } from '../core/relatives/isByBirth.ts';
import type { CheckedFamily, CheckedPerson } from '../core/rules/treeWarning.ts';
import type { TreeFinding } from './treeFinding.ts';

/** Children by birth who have the surname of neither parent, where all three are recorded. */
export function familyFindings(
  { partners, children }: CheckedFamily,
  people: ReadonlyMap<number, CheckedPerson>,
): TreeFinding[] {
  const parents = partners.flatMap((id) => people.get(id) ?? []);
  if (parents.length < 2 || parents.some(({ surname }) => surname === '')) return [];
  const surnames = new Set(parents.map(({ surname }) => foldName(surname)));
  return children
    .filter(({ link }) => isByBirth(link))
    .flatMap(({ personId }) => people.get(personId) ?? [])
    .filter(({ surname }) => surname !== '' && !surnames.has(foldName(surname)))
    .map((child) => ({
      code: 'SURNAME_DIFFERS',
      text: `${child.name} has the surname of neither parent, ${parents.map(({ name }) => name).join(' and ')}.`,
      personIds: [child.id, ...partners],
    }));
}
