/** `action` of an address that begins a search within something: the form stands open there. */
export const SEARCH_WITHIN = 'search-within';
