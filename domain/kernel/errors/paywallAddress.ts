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
