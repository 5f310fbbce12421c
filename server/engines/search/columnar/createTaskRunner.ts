import path from 'node:path';

import type { Gazetteer } from '#domain/places/gazetteer/gazetteer.ts';
import type { PlaceFinder } from '#domain/records/core/recordPlaces.ts';
import type { SearchableSet } from '#domain/records/core/toSearchDocument.ts';

import { explainRecords } from '../matching/explainRecords.ts';
import { documentOf } from '../records/documentOf.ts';
import type { EngineFind } from '../SearchEngine.ts';
import { absorbSegment } from './build/absorbSegment.ts';
import { cachedResolver } from './build/cachedResolver.ts';
import { SegmentBuilder } from './build/SegmentBuilder.ts';
import type { Task } from './messages.ts';
import { answerQuery, findRecords } from './query/answerQuery.ts';
import { IndexView } from './query/IndexView.ts';
import { Scratch } from './query/ScratchArrays.ts';
import { suggestValues } from './query/suggestValues.ts';
import { VariantCache } from './query/VariantCache.ts';
import { WithheldRecords } from './query/WithheldRecords.ts';
import { Segment } from './segment/Segment.ts';
import type { SegmentMeta } from './segment/segmentMeta.ts';
import type { SegmentEntry } from './store/manifest.ts';
import { replaceFile } from './store/replaceFile.ts';

/** Writes a finished segment to the disk. It counts only once a manifest names it. */
async function writeSegment(
  folder: string,
  file: string,
  { pieces, meta }: { pieces: readonly Uint8Array[]; meta: SegmentMeta },
): Promise<SegmentEntry> {
  const written = await replaceFile(path.join(folder, file), pieces);
  return { file, ...written, docs: meta.docs, sets: meta.sets };
}

/**
 * Everything a thread can do, apart from being one.
 *
 * @param loadGazetteer - called when the first record is looked at, not before.
 */
export function createTaskRunner(
  loadGazetteer: () => Gazetteer,
): (task: Task, isCancelled: () => boolean) => Promise<unknown> {
  const scratch = new Scratch();
  const variants = new VariantCache();
  const withheld = new WithheldRecords();
  const opened = new WeakMap<SharedArrayBuffer, Segment>();
  let view = new IndexView([]);
  let builder = new SegmentBuilder();
  let details: SearchableSet | null = null;
  let resolver: PlaceFinder | null = null;

  const open = (memory: SharedArrayBuffer): Segment => {
    const segment = opened.get(memory) ?? new Segment(memory);
    opened.set(memory, segment);
    return segment;
  };

  return async (task, isCancelled) => {
    switch (task.kind) {
      case 'view':
        view = new IndexView(task.segments.map(open));
        return null;
      case 'search':
        return answerQuery(
          view,
          task.query,
          { scratch, variants, withheldIn: withheld.among(task.withheld) },
          isCancelled,
        );
      case 'find':
        return task.asked.map(({ query, withheld: nos }): EngineFind => {
          const { total, nos: page } = findRecords(
            view,
            query,
            { scratch, variants, withheldIn: withheld.among(nos) },
            isCancelled,
          );
          return { total, nos: page };
        });
      case 'explain':
        return explainRecords(task.criteria, task.records, (resolver ??= cachedResolver(loadGazetteer())));
      case 'suggest':
        return suggestValues(view, task, withheld.among(task.withheld));
      case 'build.start':
        builder = new SegmentBuilder();
        return null;
      case 'build.set':
        builder.beginSet(task.set);
        details = task.details;
        return null;
      case 'build.records': {
        resolver ??= cachedResolver(loadGazetteer());
        if (!details) throw new Error('Records came before their set');
        for (const row of task.rows) {
          const document = documentOf(row, details, resolver);
          if (document) builder.add(row.no, document);
        }
        return builder.docs;
      }
      case 'build.absorb':
        absorbSegment(builder, new Segment(task.segment), new Set(task.keep));
        return builder.docs;
      case 'build.finish': {
        const finished = builder;
        builder = new SegmentBuilder();
        return (await writeSegment(task.folder, task.file, finished.finish())) satisfies SegmentEntry;
      }
    }
  };
}
