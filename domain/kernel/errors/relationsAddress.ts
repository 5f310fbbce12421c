/** The tree and the person that a problem with a relationship is about, as the server names them. */
export interface TreeProblem {
  /** `fmp-{digits}-{digits}`; names the tree in addresses. */
  familyTreeRef: string;
  personId: string;
}

/**
 * The relations view of a tree with the marker of a relationship error (spec 1 section 2, Q-063).
 * @example relationsAddress({ familyTreeRef: 'fmp-1-2', personId: '7' }) //
 * '/tree/fmp-1-2/tree/profile/relations?error=relationship&personId=7'
 */
export function relationsAddress({ familyTreeRef, personId }: TreeProblem): string {
  const query = new URLSearchParams({ error: 'relationship', personId });
  return `/tree/${encodeURIComponent(familyTreeRef)}/tree/profile/relations?${query.toString()}`;
}
