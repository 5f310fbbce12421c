/** Source countries a place field asks for by default (spec 2 section 7). */
export const DEFAULT_TYPEAHEAD_COUNTRIES: readonly string[] = ['england', 'scotland', 'wales', 'ireland', 'uk other'];
