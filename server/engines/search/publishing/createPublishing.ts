import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { LiveSet } from '../records/liveSet.ts';
import { searchNumberOf, type SetRow, setOf } from '../records/recordSource.ts';
import { announceCopy, type AnnouncedCopy, type CopyState } from './announceCopy.ts';
import { publishReady } from './publishReady.ts';

/** How an index takes part in publishing: it prepares what is ready, and switches when all copies of the site have. */
export interface Publishing {
  /** Generations that are ready, the oldest first, as `RecordSource.sets` will give them once they are switched. */
  ready: () => Promise<LiveSet[]>;
  /** As publishReady, for a copy that has prepared the generation. */
  publish: (key: string) => Promise<boolean>;
  /** Makes this copy known. */
  announce: (copy: { id: string; isWaited: boolean; state: () => CopyState; log: Log }) => AnnouncedCopy;
}

/** Publishing over the site's own database. */
export function createPublishing(db: Database): Publishing {
  return {
    async ready() {
      const rows = await db.rows<SetRow>(
        `/* publishing.readySets */ SELECT i.record_set_id AS id, ${searchNumberOf('i.generation', 's.revision')} AS generation, d.name, d.category, d.subcategory, d.source_country
         FROM record_import i JOIN record_set s ON s.id = i.record_set_id, jsonb_populate_record(NULL::record_set, i.details) AS d WHERE i.state = 'ready' AND s.withdrawn_at IS NULL ORDER BY i.id`,
      );
      return rows.map((row) => ({ id: row.id, generation: row.generation, ...setOf(row) }));
    },
    publish: (key) => publishReady(db, key, 'copy'),
    announce: (copy) => announceCopy(db, copy),
  };
}
