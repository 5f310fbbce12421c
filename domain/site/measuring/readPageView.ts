import { normalisedPath } from '#domain/kernel/routes/normalisedPath.ts';
import { isObject } from '#domain/kernel/values/typeGuards.ts';
import { FIELDS } from '#domain/search/core/catalogue/fields.ts';
import { companionsOf } from '#domain/search/core/query/filterRules.ts';

/** What the site keeps of a page view. Values of a query are often names of people, so only its keys are kept. */
export interface StoredPageView {
  source: 'web' | 'app';
  /** The route's pattern, or `/other`. */
  path: string;
  /** Keys the site knows, each once, in their order; what it does not know is `other`. */
  queryKeys: string[];
}

const UNKNOWN_KEY = 'other';
const KNOWN_KEYS: ReadonlySet<string> = new Set([
  ...FIELDS.flatMap((field) => [field.urlId, ...companionsOf(field).map((ending) => `${field.urlId}${ending}`)]),
  ...[
    'order',
    'direction',
    'page',
    'action',
    'sid',
    'id',
    'utm_source',
    'utm_content',
    'utm_medium',
    'utm_campaign',
    'forceerror',
  ],
  ...[
    'housenumber',
    'location',
    'ismobileapp',
    'source',
    'mode',
    'prompt',
    'registrationroute',
    'clickid',
    'irclickid',
    'error',
    'code',
    'state',
    'interaction',
  ],
]);

function knownKeys(query: string): string[] {
  const keys = [...new URLSearchParams(query).keys()].map((key) => key.toLowerCase());
  return [...new Set(keys.map((key) => (KNOWN_KEYS.has(key) ? key : UNKNOWN_KEY)))].slice(0, 20);
}

/**
 * Reads what a browser sent, down to what is stored: nothing of the fragment, which holds tokens; null for anything
 * that is not a page view.
 */
export function readPageView(body: unknown): StoredPageView | null {
  if (
    !isObject(body) ||
    body.type !== 'page-view' ||
    typeof body.pathname !== 'string' ||
    !body.pathname.startsWith('/') ||
    typeof body.query !== 'string'
  )
    return null;
  return {
    source: body.source === 'app' ? 'app' : 'web',
    path: normalisedPath(body.pathname),
    queryKeys: knownKeys(body.query),
  };
}
