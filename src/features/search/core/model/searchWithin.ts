/** `action` of an address that starts a search within something: the form is open there. */
export const SEARCH_WITHIN = 'search-within';
