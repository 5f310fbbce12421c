/** Source countries a place field asks for unless told otherwise (spec 2 section 7). */
export const DEFAULT_TYPEAHEAD_COUNTRIES: readonly string[] = ['england', 'scotland', 'wales', 'ireland', 'uk other'];
