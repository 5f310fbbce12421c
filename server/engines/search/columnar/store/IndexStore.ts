import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { type History, type HistoryMarks, writeMarked } from '#server/engines/historyMarks.ts';
import { SearchThread } from '#server/engines/threads/SearchThread.ts';
import type { Log } from '#server/platform/config/log.ts';

import { generationKey } from '../../publishing/copies.ts';
import type { LiveSet } from '../../records/liveSet.ts';
import type { RecordSource } from '../../records/recordSource.ts';
import type { Task } from '../messages.ts';
import type { IndexedSet } from '../segment/segmentMeta.ts';
import { buildSegments, type SegmentParts } from './buildSegment.ts';
import { type IndexChanges, indexChanges, LARGEST_SEGMENT, segmentsToMerge, SHARED_BUILD } from './indexChanges.ts';
import { EMPTY_MANIFEST, type Manifest, readManifest, type SegmentEntry, writeManifest } from './manifest.ts';
import { readSegmentFile } from './segmentFiles.ts';
import type { SharedBuilds } from './sharedBuilds.ts';

interface StoreOptions {
  folder: string;
  source: RecordSource;
  log: Log;
  /** The segments of the new manifest, in its order. */
  onChange: (segments: readonly SharedArrayBuffer[]) => void;
  /**
   * Generations that are ready, and how they are switched to (publishReady.ts); left out, published ones are
   * followed.
   */
  publishing?: PublishingSteps | undefined;
  /** Where copies of the site share what they build; left out, each builds for itself. */
  shared?: SharedBuilds | undefined;
  /** How it is noticed that the database was restored; left out, it is not. */
  marks?: HistoryMarks | undefined;
}

/** What a store needs of publishing. */
export interface PublishingSteps {
  ready: () => Promise<LiveSet[]>;
  /**
   * Reports that this copy has prepared the generation and switches if no copy is waited for; false when it has to
   * wait.
   */
  publish: (key: string) => Promise<boolean>;
}

/** An index that is built but not shown yet. */
interface Prepared {
  /** Key of the generation it was built for. */
  key: string;
  sets: readonly IndexedSet[];
  segments: readonly SegmentEntry[];
}

/** Whether an index of the one sets is an index of the others. */
const areSame = (a: readonly IndexedSet[], b: readonly IndexedSet[]): boolean =>
  a.length === b.length &&
  a.every(({ id, generation }) => b.some((other) => other.id === id && other.generation === generation));

/** The segments on disk and in memory, and how they follow the database. */
export class IndexStore {
  private readonly options: StoreOptions;
  private readonly memory = new Map<string, SharedArrayBuffer>();
  private manifest: Manifest = EMPTY_MANIFEST;
  private builder: SearchThread<Task> | null = null;
  private second: SearchThread<Task> | null = null;
  private prepared: Prepared | null = null;
  private isClosed = false;
  private history: History | undefined;
  /**
   * The generation that is taken in before it is shown, and how many of its records were read; null when there is none.
   */
  taking: { key: string; rows: number } | null = null;

  constructor(options: StoreOptions) {
    this.options = options;
    // Of no history yet: a mark is left only after the present one was asked for.
    this.history = options.marks && { marks: options.marks, timeline: 0 };
  }

  /** Keys of all generations this index holds, prepared ones too. */
  get held(): string[] {
    return [...new Set([...this.sets, ...(this.prepared?.sets ?? [])].map(generationKey))];
  }

  /** How many records can be found; closed ones are not among them. */
  get records(): number {
    return this.manifest.segments.reduce((sum, { docs }) => sum + docs, 0);
  }

  /** The sets that can be found, at the generation they were read. */
  get sets(): readonly IndexedSet[] {
    return this.manifest.segments.flatMap(({ sets }) => sets);
  }

  /** Bytes of the segments in memory, shared by all threads. */
  get bytes(): number {
    return this.manifest.segments.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Loads the segments of the manifest that are whole; the others count as missing. */
  async open(): Promise<void> {
    const { folder, log, onChange } = this.options;
    const stored = await readManifest(folder);
    const whole: SegmentEntry[] = [];
    for (const entry of stored.segments) {
      const memory = await readSegmentFile(folder, entry);
      if (memory) {
        this.memory.set(entry.file, memory);
        whole.push(entry);
      } else log.warn({ file: entry.file }, 'a search segment is damaged or missing and will be built again');
    }
    this.manifest = { ...stored, segments: whole };
    onChange(this.current());
    await this.sweep();
  }

  /**
   * Follows the published sets: at most one switch for all that changed, then merging when segments have become many.
   * Then prepares what is ready to be published and, unless another copy of the site is still at it, switches to it:
   * until that moment searches see what they saw before.
   *
   * @param behind - called where the segments are of another history of the database: nothing may be answered until
   * they are built again.
   */
  async sync(behind: () => void = () => undefined): Promise<void> {
    await this.followHistory(behind);
    const live = await this.options.source.sets();
    if (this.prepared && areSame(this.prepared.sets, live)) await this.showPrepared(this.prepared);
    const changes = indexChanges(this.manifest.segments, live);
    if (changes.added.length > 0 || changes.rewritten.length > 0) await this.switchTo(await this.changed(changes));
    const merged = segmentsToMerge(this.manifest.segments);
    if (merged.length > 0) {
      const absorbed = merged.map((entry) => ({ memory: this.memoryOf(entry), keep: entry.sets.map(({ id }) => id) }));
      const others = this.manifest.segments.filter((entry) => !merged.includes(entry));
      await this.switchTo([
        ...others,
        ...(await this.build(
          { absorbed, added: [] },
          merged.flatMap(({ sets }) => sets),
        )),
      ]);
    }
    await this.publishReady(live);
    await this.closeBuilders();
  }

  /** Forgets segments that were made of what the database does not have any more. */
  private async followHistory(behind: () => void): Promise<void> {
    const { marks, log, onChange } = this.options;
    if (!marks) return;
    const isOurs = await marks.has(this.manifest.mark);
    this.history = { marks, timeline: await marks.timeline() };
    if (!isOurs) {
      log.warn({}, 'the database was restored, or another took over: the search index is built again');
      behind();
      this.manifest = EMPTY_MANIFEST;
      this.prepared = null;
      this.memory.clear();
      onChange([]);
    } else if (this.manifest.mark === undefined && this.manifest.segments.length > 0)
      await this.switchTo(this.manifest.segments);
  }

  private async publishReady(live: readonly LiveSet[]): Promise<void> {
    const { publishing } = this.options;
    if (!publishing) return;
    let shown = live;
    for (const set of await publishing.ready()) {
      const sets = [...shown.filter(({ id }) => id !== set.id), set];
      const prepared = await this.prepare(set, sets);
      // Another copy of the site is not so far, or the generation was given up: the next look will show.
      if (!(await publishing.publish(prepared.key))) return;
      await this.showPrepared(prepared);
      shown = sets;
    }
  }

  /** Builds what is to be shown once the set is published, unless that was done at an earlier look. */
  private async prepare(set: LiveSet, sets: readonly LiveSet[]): Promise<Prepared> {
    const key = generationKey(set);
    if (this.prepared?.key === key && areSame(this.prepared.sets, sets)) return this.prepared;
    this.taking = { key, rows: 0 };
    try {
      const segments = await this.changed(indexChanges(this.manifest.segments, sets));
      await this.load(segments);
      return (this.prepared = { key, sets: sets.map(({ id, generation }) => ({ id, generation })), segments });
    } finally {
      this.taking = null;
    }
  }

  private async showPrepared({ segments }: Prepared): Promise<void> {
    this.prepared = null;
    await this.switchTo(segments);
  }

  private async changed({ kept, rewritten, added }: IndexChanges): Promise<SegmentEntry[]> {
    const absorbed = rewritten
      .filter(({ keep }) => keep.length > 0)
      .map(({ entry, keep }) => ({ memory: this.memoryOf(entry), keep }));
    const sets = [
      ...rewritten.flatMap(({ entry, keep }) => entry.sets.filter(({ id }) => keep.includes(id))),
      ...added,
    ];
    return [...kept, ...(await this.build({ absorbed, added }, sets))];
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.closeBuilders();
  }

  private async closeBuilders(): Promise<void> {
    const builders = [this.builder, this.second];
    this.builder = this.second = null;
    await Promise.all(builders.map((thread) => thread?.close()));
  }

  private memoryOf({ file }: SegmentEntry): SharedArrayBuffer {
    const memory = this.memory.get(file);
    if (!memory) throw new Error(`Segment ${file} is not in memory`);
    return memory;
  }

  private current(): SharedArrayBuffer[] {
    return this.manifest.segments.map((entry) => this.memoryOf(entry));
  }

  /** Builds segments of these sets, unless another copy of the site has. */
  private build(parts: SegmentParts, sets: readonly IndexedSet[]): Promise<SegmentEntry[]> {
    const { folder, shared } = this.options;
    if (!shared || sets.length === 0) return this.buildHere(parts);
    return shared.obtain(
      sets,
      folder,
      () => this.buildHere(parts),
      () => !this.isClosed,
    );
  }

  private buildHere(parts: SegmentParts): Promise<SegmentEntry[]> {
    if (this.isClosed) return Promise.reject(new Error('The search engine is closed'));
    // Lives as long as one run: the memory of a build goes back to the system with its thread.
    this.builder ??= new SearchThread<Task>('searchWorker', () => {
      this.builder = null;
    });
    const { folder, source } = this.options;
    const counted: Pick<RecordSource, 'read'> = {
      read: async (...asked) => {
        const rows = await source.read(...asked);
        if (this.taking) this.taking.rows += rows.length;
        return rows;
      },
    };
    const second = (): SearchThread<Task> => {
      if (this.isClosed) throw new Error('The search engine is closed');
      return (this.second ??= new SearchThread<Task>('searchWorker', () => {
        this.second = null;
      }));
    };
    return buildSegments({ first: this.builder, second }, folder, counted, parts, {
      largest: LARGEST_SEGMENT,
      shared: SHARED_BUILD,
    });
  }

  private async load(segments: readonly SegmentEntry[]): Promise<void> {
    for (const entry of segments) {
      if (this.memory.has(entry.file)) continue;
      const memory = await readSegmentFile(this.options.folder, entry);
      if (!memory) throw new Error(`Segment ${entry.file} could not be read back`);
      this.memory.set(entry.file, memory);
    }
  }

  /** Shows segments at once, then keeps their names: a crash in between leaves the older index, which follows again. */
  private async switchTo(segments: readonly SegmentEntry[]): Promise<void> {
    const { folder, onChange } = this.options;
    await this.load(segments);
    const { mark: before, ...manifest } = this.manifest;
    await writeMarked(this.history, before, async (marked) => {
      this.manifest = { ...manifest, segments, ...marked };
      onChange(this.current());
      await writeManifest(folder, this.manifest);
    });
    await this.sweep();
  }

  /** Removes what is neither shown nor prepared: replaced segments, and what a killed build left behind. */
  private async sweep(): Promise<void> {
    const named = new Set([...this.manifest.segments, ...(this.prepared?.segments ?? [])].map(({ file }) => file));
    for (const file of this.memory.keys()) if (!named.has(file)) this.memory.delete(file);
    for (const file of await readdir(this.options.folder)) {
      if ((file.endsWith('.seg') || file.endsWith('.writing')) && !named.has(file))
        await rm(path.join(this.options.folder, file), { force: true });
    }
  }
}
