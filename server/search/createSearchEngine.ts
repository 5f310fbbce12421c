import path from 'node:path';

import type { Gazetteer } from '#domain/places/gazetteer.ts';

import type { Log } from '../config/log.ts';
import type { Settings } from '../config/readSettings.ts';
import type { Database } from '../db/database.ts';
import { createColumnarIndex } from './columnar/createColumnarIndex.ts';
import { createRecordSource } from './records/recordSource.ts';
import type { SearchEngine } from './SearchEngine.ts';
import { withReasons } from './withReasons.ts';

interface Parts {
  db: Database;
  settings: Pick<Settings, 'dataDir'>;
  /** The one loadGazetteer gives; threads load it by themselves. */
  gazetteer: Gazetteer;
  log: Log;
}

/**
 * The engine the site searches with: columnar, in threads, its files under DATA_DIR/search. Resolves as soon as stored
 * segments are loaded; health tells when everything published is searchable, and searches wait until then.
 */
export async function createSearchEngine({ db, settings, gazetteer, log }: Parts): Promise<SearchEngine> {
  const source = createRecordSource(db);
  const index = await createColumnarIndex({ folder: path.join(settings.dataDir, 'search'), source, log });
  return withReasons(index, { source, gazetteer });
}
