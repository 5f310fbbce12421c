/** Routes whose page is drawn with its answers. */
const WHOLE: ReadonlySet<string> = new Set([
  'home.visitor',
  'identity.sign-in',
  'identity.register',
  'records.all-sets',
  'records.set',
  'records.transcript',
  'landing.free-record-set',
  'addresses.search',
  'addresses.streets',
  'addresses.households',
  'collections.index',
  'collections.discover',
  'collections.collection',
  'collections.search',
  'collections.ours',
  'collections.all',
  'collections.partner',
  'collections.clippings-search',
  'image-share.clipping',
  'records.compare',
  'library.chooser',
  'library.access',
  'library.no-access',
  'identity.forgot-password',
  'content.cookies-policy',
  'content.about',
  'content.licences',
  'content.terms',
  'content.privacy',
  'content.accessibility',
  'landing.census-1921',
  'landing.census-1911',
  'landing.census-1911-names',
  'landing.register-1939',
  'landing.register-1939-article',
  'landing.justice',
  'landing.page',
  'landing.free-records',
  'landing.regions',
  'landing.region',
  'landing.story',
  'landing.partners',
  'landing.federation',
  'landing.federation-member',
  'landing.partner',
  'landing.national-trust',
  'landing.historic-house',
  'newspapers.titles',
  'newspapers.place',
  'newspapers.title',
  'newspapers.year',
  'newspapers.issue',
  'search-newspapers.advanced',
  'search-newspapers.issues',
  'search-newspapers.titles',
  'billing.subscribe',
  'billing.free-trial',
  'billing.gift-subscriptions',
  'help.home',
  'help.article',
  'help.category',
  'help.section',
  'help.contact',
  'images.viewer',
  'system.site-map',
  'gedcom.upload',
  'family-tree.index',
  'tree.preview',
  'tree-search.form',
  'tree-search.transcript',
]);

/** Routes of which the frame alone is drawn: the specification wants their questions to be seen in the browser. */
const FRAMES: ReadonlySet<string> = new Set([
  'search.results',
  'search-newspapers.results',
  'landing.census-1911-record',
  'help.search',
  'tree-search.results',
]);

/**
 * What the server draws of a page into its document for a visitor (docs/adr/0087): the page with its answers, or its
 * frame alone. Only public pages are drawn.
 * @param routeId - the id of the page's route
 * @returns null where the browser draws everything itself
 */
export function firstContentOf(routeId: string): 'whole' | 'frame' | null {
  if (WHOLE.has(routeId)) return 'whole';
  return FRAMES.has(routeId) ? 'frame' : null;
}
