/** What a page says about the 1939 Register, which is no census and belongs to England and Wales alone (spec 2 section 9). */
export const register1939Copy = {
  heading: 'The 1939 Register',
  copy: 'On 29 September 1939, four weeks into the war, enumerators recorded the civilians of England and Wales so that identity cards could be issued. The register holds about 40 million people with their dates of birth and their work, and stands in for two missing censuses: the 1931 census was destroyed in a fire and the 1941 census was not taken.',
} as const;
