import type { Viewer } from '#domain/access/accessRule.ts';

import type { Database } from '../db/database.ts';
import type { SearchEngine } from '../search/SearchEngine.ts';

/** What every resolver gets; made anew for each request, so loaders never mix readers. */
export interface RequestContext {
  /** Also in the log line and in the answer's `x-request-id`. */
  requestId: string;
  viewer: Viewer;
  db: Database;
  search: SearchEngine;
}
