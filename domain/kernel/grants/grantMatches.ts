const ANY = ':*';

/** The part before `:*`, or null when the text does not end so. */
const prefixOf = (grant: string): string | null => (grant.endsWith(ANY) ? grant.slice(0, -ANY.length) : null);

const covers = (prefix: string, grant: string): boolean => grant === prefix || grant.startsWith(`${prefix}:`);

/**
 * Whether one held grant satisfies one required grant: both are equal, or the held one ends in `:*` and the required
 * one is its prefix or continues it by whole segments. A `*` in the required grant means nothing of its own
 * (spec 1 section 5, Q-096).
 *
 * @example grantMatches('my-research:workspaces', 'my-research:*') // true
 */
export function grantMatches(required: string, held: string): boolean {
  if (required === held) return true;
  const prefix = prefixOf(held);
  return prefix !== null && covers(prefix, required);
}

/**
 * Whether a held grant is the prefix of a required grant that ends in `:*`, or lies anywhere below it; for any other
 * required grant the ordinary rule. Security settings ask in this way, and the research hub, whose parts have
 * grants of their own.
 */
export function grantMatchesBelow(required: string, held: string): boolean {
  if (grantMatches(required, held)) return true;
  const prefix = prefixOf(required);
  return prefix !== null && covers(prefix, held);
}

/** The required grants that no held grant satisfies, in the order asked; `matches` is the rule to judge by. */
export function missingGrants(
  required: readonly string[],
  held: readonly string[],
  matches: (required: string, held: string) => boolean = grantMatches,
): string[] {
  return required.filter((one) => !held.some((grant) => matches(one, grant)));
}

/**
 * Whether every required grant is held: all, never any (spec 1 section 5). Where nothing is required, the answer is
 * yes.
 */
export const holdsAll = (required: readonly string[], held: readonly string[]): boolean =>
  missingGrants(required, held).length === 0;
