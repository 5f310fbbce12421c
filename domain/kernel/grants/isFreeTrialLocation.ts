const SIGNS = ['isFreeTrial=true', 'isFreeTrialRequest=true', 'free-trial'];

/**
 * Whether an address is one of a free trial, judged by its query alone (spec 1 section 2).
 *
 * @param search the query with or without its question mark
 */
export const isFreeTrialLocation = (search: string): boolean => SIGNS.some((sign) => search.includes(sign));
