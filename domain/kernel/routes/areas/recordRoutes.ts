import type { RouteDefinition } from '../routeDefinition.ts';

/** Searching and reading records (spec 1 section 2, spec 2 section 2). */
export const recordRoutes: readonly RouteDefinition[] = [
  {
    id: 'records.all-sets',
    hasFirstContent: true,
    pattern: '/search/historical-records',
    title: 'All record sets',
    description: 'Every record set from A to Z, with the years and places it covers.',
  },
  {
    id: 'records.set',
    hasFirstContent: true,
    pattern: '/record-sets/:recordSetId',
    title: 'Record set',
    description: 'What this record set holds, the years and places it covers, and a search within it.',
  },
  {
    id: 'search.results',
    hasFirstContent: 'frame',
    pattern: '/search/results',
    title: 'Search results',
    description: 'Historical records that match a search.',
    robots: 'noindex',
  },
  {
    id: 'records.transcript',
    hasFirstContent: true,
    pattern: '/transcript',
    title: 'Transcript',
    errorScreen: 'area',
    description: 'One historical record in full, with its household or event and its source.',
    canonicalQuery: ['id'],
  },
];
