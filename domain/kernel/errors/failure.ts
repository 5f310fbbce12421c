/** The tree and the person that a problem with a relationship is about, as the server names them. */
interface TreeProblem {
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

/** What went wrong with a call, as plain data for the store. Nothing of the server's own wording is kept. */
export type Failure =
  /** No answer arrived: offline, a refused connection, an answer cut short. */
  | { kind: 'network'; requestId: null }
  /** An answer that is no GraphQL: a proxy's page, a rate limit, a body too large. */
  | { kind: 'http'; status: number; requestId: string | null }
  /** The server refused or failed; `code` is its word for why. */
  | {
      kind: 'graphql';
      code: string;
      requestId: string | null;
      /** With AHNENDAB_ERROR: what the problem is about. */
      tree?: TreeProblem;
      /** With PUBLIC_TREE_PAYWALL_ERROR: whether a trial can be offered. */
      isEligibleForFreeTrial?: boolean;
      /** Set where it is thrown out of a quick edit, which can be closed. */
      isQuickEdit?: boolean;
    };

const KINDS: readonly unknown[] = ['network', 'http', 'graphql'] satisfies Failure['kind'][];

/** Distinguishes a failure from anything else that was thrown or stored. */
export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'kind' in value && KINDS.includes(value.kind) && 'requestId' in value;

/** The server's word for why it refused; null for whatever else was thrown or stored. */
export const codeOf = (error: unknown): string | null =>
  isFailure(error) && error.kind === 'graphql' ? error.code : null;

/** True when the server no longer knows who is asking. */
export const isUnauthenticated = (failure: Failure): boolean =>
  failure.kind === 'graphql' ? failure.code === 'UNAUTHENTICATED' : failure.kind === 'http' && failure.status === 401;

/** The id under which the server logged the failed call, to be quoted to support; null when there is none. */
export const requestIdOf = (error: unknown): string | null => (isFailure(error) ? error.requestId : null);
