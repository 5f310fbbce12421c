/** The menus of the bar, in the order a reader meets them: what each entry is called and what it leads to. */
export const menuTexts = {
  records: {
    search: ['Search records', 'By name, year, place or any word'],
    sets: ['Record sets A–Z', 'What each holds, year by year'],
    newspapers: ['Newspapers', 'Search and browse old papers'],
    addresses: ['Search by address', 'Who lived in a street or house'],
    map: ['Map search', 'The places your results come from'],
    research: ['My research', 'Folders for what you find'],
    saved: ['Saved searches', 'And what is new in them'],
    diary: ['Research diary', 'What you searched and found'],
    collections: ['Collections', 'Clippings, and what others have gathered'],
    clippings: ['Your clippings', 'Cut from newspapers and records'],
  },
  trees: {
    start: ['Start a family tree', 'With yourself or a GEDCOM file'],
    yours: ['Your trees', 'And the trees shared with you'],
    example: ['Example tree', 'Sources, stories and hints to explore'],
    search: ['Search family trees', 'Trees other members have published'],
    upload: ['Upload a GEDCOM file', 'From any family-tree program'],
  },
  guides: {
    start: ['Help me start', 'Two questions that lead to the right page'],
    census1921: ['The 1921 census', 'England and Wales, 19 June 1921'],
    register1939: ['The 1939 Register', 'England and Wales, 29 September 1939'],
    census1911: ['The 1911 census', 'People by surname, A to Z'],
    regions: ['Regions and counties', 'What we hold for each place'],
    free: ['Free records', 'Read in full without an account'],
    howTaken: ['How the census was taken', 'From the form to the transcript'],
  },
} as const;

/** The foot of every page. */
export const footerTexts = {
  footer: 'Footer',
  about: 'Historical records and family trees, with the source of every fact.',
  records: 'Records',
  trees: 'Family trees',
  guides: 'Guides',
  site: 'This site',
  help: 'Help centre',
  free: 'What is free',
  plans: 'Subscriptions',
  gifts: 'Gift subscriptions',
  library: 'Library access',
  partners: 'Partners',
  siteMap: 'Site map',
  cookies: 'Cookies policy',
  privacy: 'Privacy choices',
};
