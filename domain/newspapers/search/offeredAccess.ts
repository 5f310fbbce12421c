import { holdsAll } from '#domain/kernel/grants/grantMatches.ts';

const TYPES = ['free', 'members', 'subscribers'] as const;

/**
 * The kinds of access that a reader may narrow a search by (GRANT-028, GRANT-029): who may read, with one grant, and
 * what institutions open to their readers, with another.
 *
 * @param grants - null where they could not be loaded.
 */
export function offeredAccess(grants: readonly string[] | null): readonly string[] {
  const holds = (grant: string) => holdsAll([grant], grants ?? []);
  return [
    ...(holds('newspapers:search:access-type-filter') ? TYPES : []),
    ...(holds('newspapers:search:institutional-access-filter') ? ['institution'] : []),
  ];
}
