/**
 * What a page says about the 1939 Register, which is not a census and covers England and Wales alone (spec 2 section
 * 9).
 */
export const register1939Copy = {
  heading: 'The 1939 Register',
  copy: 'On 29 September 1939, four weeks into the war, enumerators listed the civilians of England and Wales so that identity cards could be issued. The register holds about 40 million people, with dates of birth and occupations. It fills the gap left by two censuses: the 1931 census of England and Wales was destroyed in a fire in 1942, and the 1941 census was not taken.',
} as const;
