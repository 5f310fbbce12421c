import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import type { Log } from '#server/config/log.ts';
import type { RecordSource } from '../../records/recordSource.ts';
import type { IndexedSet } from '../segment/segmentMeta.ts';
import { SearchThread } from '../threads/SearchThread.ts';
import { buildSegments, type SegmentParts } from './buildSegment.ts';
import { indexChanges, LARGEST_SEGMENT, segmentsToMerge } from './indexChanges.ts';
import { EMPTY_MANIFEST, type Manifest, readManifest, type SegmentEntry, writeManifest } from './manifest.ts';
import { readSegmentFile } from './readSegmentFile.ts';

interface StoreOptions {
  folder: string;
  source: RecordSource;
  log: Log;
  /** The segments of the new manifest, in its order. */
  onChange: (segments: readonly SharedArrayBuffer[]) => void;
}

/** The segments on disk and in memory, and how they follow the database. */
export class IndexStore {
  private readonly options: StoreOptions;
  private readonly memory = new Map<string, SharedArrayBuffer>();
  private manifest: Manifest = EMPTY_MANIFEST;
  private builder: SearchThread | null = null;
  private isClosed = false;

  constructor(options: StoreOptions) {
    this.options = options;
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

  /** Follows the published sets: at most one switch for all that changed, then merging when segments have become many. */
  async sync(): Promise<void> {
    const changes = indexChanges(this.manifest.segments, await this.options.source.sets());
    if (changes.added.length > 0 || changes.rewritten.length > 0) {
      const absorbed = changes.rewritten.filter(({ keep }) => keep.length > 0).map(({ entry, keep }) => ({ memory: this.memoryOf(entry), keep }));
      await this.switchTo([...changes.kept, ...(await this.build({ absorbed, added: changes.added }))]);
    }
    const merged = segmentsToMerge(this.manifest.segments);
    if (merged.length > 0) {
      const absorbed = merged.map((entry) => ({ memory: this.memoryOf(entry), keep: entry.sets.map(({ id }) => id) }));
      const others = this.manifest.segments.filter((entry) => !merged.includes(entry));
      await this.switchTo([...others, ...(await this.build({ absorbed, added: [] }))]);
    }
    await this.builder?.close();
    this.builder = null;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.builder?.close();
  }

  private memoryOf({ file }: SegmentEntry): SharedArrayBuffer {
    const memory = this.memory.get(file);
    if (!memory) throw new Error(`Segment ${file} is not loaded`);
    return memory;
  }

  private current(): SharedArrayBuffer[] {
    return this.manifest.segments.map((entry) => this.memoryOf(entry));
  }

  private build(parts: SegmentParts): Promise<SegmentEntry[]> {
    if (this.isClosed) return Promise.reject(new Error('The search engine is closed'));
    // Lives as long as one run: the memory of a build goes back to the system with its thread.
    this.builder ??= new SearchThread(() => {
      this.builder = null;
    });
    return buildSegments(this.builder, this.options.folder, this.options.source, parts, LARGEST_SEGMENT);
  }

  private async switchTo(segments: readonly SegmentEntry[]): Promise<void> {
    const { folder, onChange } = this.options;
    for (const entry of segments) {
      if (this.memory.has(entry.file)) continue;
      const memory = await readSegmentFile(folder, entry);
      if (!memory) throw new Error(`Segment ${entry.file} could not be read back`);
      this.memory.set(entry.file, memory);
    }
    const next: Manifest = { ...this.manifest, segments };
    await writeManifest(folder, next);
    this.manifest = next;
    onChange(this.current());
    await this.sweep();
  }

  /** Removes what no manifest names: replaced segments, and what a killed build left behind. */
  private async sweep(): Promise<void> {
    const named = new Set(this.manifest.segments.map(({ file }) => file));
    for (const file of this.memory.keys()) if (!named.has(file)) this.memory.delete(file);
    for (const file of await readdir(this.options.folder)) {
      if ((file.endsWith('.seg') || file.endsWith('.writing')) && !named.has(file)) await rm(path.join(this.options.folder, file), { force: true });
    }
  }
}
