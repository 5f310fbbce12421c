/**
 * Where a reader who met the paywall of a public tree is sent (spec 1 section 4).
 * @param isEligibleForFreeTrial - visitors and members who never had a subscription or trial are
 * @param nextPage - path and query of the tree, to come back to
 * @example paywallAddress(true, '/tree/1') // '/free-trial?nextPage=%2Ftree%2F1&event_location=public_tree'
 */
export function paywallAddress(isEligibleForFreeTrial: boolean, nextPage: string): string {
  const query = new URLSearchParams({ nextPage, event_location: 'public_tree' });
  return `${isEligibleForFreeTrial ? '/free-trial' : '/subscribe'}?${query.toString()}`;
}

/** What a refused GraphQL call leads to. `paywall` is no page but a way to one: see `paywallAddress`. */
export type GraphqlErrorPage = 'not-found' | 'paywall' | 'invalid-share-link' | 'tree-relationship' | 'default';

const PAGES: ReadonlyMap<string, GraphqlErrorPage> = new Map([
  ['FAMILY_TREE_AUTHORISATION_ERROR', 'not-found'],
  ['FAMILY_TREE_NOT_FOUND_ERROR', 'not-found'],
  ['PUBLIC_TREE_PAYWALL_ERROR', 'paywall'],
  ['PUBLIC_TREE_SHARE_TOKEN_ERROR', 'invalid-share-link'],
  ['SHARED_TREE_ACTIVATE_INVITE_NOT_FOUND', 'invalid-share-link'],
  ['SHARED_TREE_ACTIVATE_INVITE_CONFLICT', 'invalid-share-link'],
  ['SHARED_TREE_ACTIVATE_INVITE_EXPIRED', 'invalid-share-link'],
  ['SHARED_TREE_ACTIVATE_INVITE_REVOKED', 'invalid-share-link'],
  ['AHNENDAB_ERROR', 'tree-relationship'],
]);

/**
 * The page that a GraphQL error code leads to: any code without one of its own leads to the default page (spec 1
 * section 8, Q-019).
 */
export const pageForGraphqlCode = (code: string): GraphqlErrorPage => PAGES.get(code) ?? 'default';
