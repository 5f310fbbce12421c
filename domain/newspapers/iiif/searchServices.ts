import { iiifAddresses, type SearchScope } from './iiifAddresses.ts';

/**
 * The services that search what a document holds: Content Search 2 with its completion, and Content Search 1 on
 * request, the only one that Mirador 4 knows.
 */
export function searchServices(origin: string, scope: SearchScope, which: 'alone' | 'with-earlier' = 'alone') {
  const at = iiifAddresses(origin);
  const current = {
    id: at.search(scope),
    type: 'SearchService2',
    service: [{ id: at.autocomplete(scope), type: 'AutoCompleteService2' }],
  };
  const earlier = {
    '@id': at.earlierSearch(scope),
    '@type': 'SearchService1',
    profile: 'http://iiif.io/api/search/1/search',
  };
  return which === 'alone' ? [current] : [current, earlier];
}
