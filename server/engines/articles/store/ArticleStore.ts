import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { oneByOne } from '#domain/kernel/values/oneByOne.ts';
import { type History, type HistoryMarks, writeMarked } from '#server/engines/historyMarks.ts';
import type { Log } from '#server/platform/config/log.ts';

import type { ArticleSource } from '../articleSearch.ts';
import type { ArticleTask, SharedSegment } from '../messages.ts';
import { buildArticles, mergePlan } from './buildArticles.ts';
import { BuildThread } from './BuildThread.ts';
import { areThere, type Manifest, readManifest, type SegmentEntry, writeManifest } from './manifest.ts';
import { openShared } from './openShared.ts';
import type { SharedIndex, SharedManifest } from './sharedIndex.ts';

/** The number of the last change where there was none: a site without newspapers builds nothing. */
const NOTHING_YET = 0;

interface StoreOptions {
  folder: string;
  source: ArticleSource;
  log: Log;
  /** Where copies of the site share what they build; left out, each builds for itself. */
  copies?: SharedIndex | undefined;
  /** How it is noticed that the database was restored; left out, only by a lower number of change. */
  marks?: HistoryMarks | undefined;
  /** What searches see from now on. */
  onChange: (segments: readonly SharedSegment[], withheld: readonly number[]) => void;
}

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((no, at) => no === b[at]);

/** The index of a folder: what it holds, and how it takes in what changed. */
export class ArticleStore {
  private readonly options: StoreOptions;
  private readonly builder: BuildThread;
  /** Gathers misreadings again; there while it does. */
  private rereader: BuildThread | null = null;
  private manifest: Manifest | null = null;
  private readonly shared = new Map<string, SharedSegment>();
  private withheld: readonly number[] = [];
  /** The revision of the copies’ common manifest that this one was made from. */
  private basis: string | null = null;
  private isClosed = false;
  private isShown = false;
  private history: History | undefined;
  /** Changes of the manifest and of the folder: the manifest is changed, and the folder tidied, by one at a time. */
  private readonly inTurn = oneByOne();
  /** Names of segments that are being written. */
  private readonly writing = { built: new Set<string>(), reread: new Set<string>() };

  constructor(options: StoreOptions) {
    this.options = options;
    // Of no history yet: a mark is left only after the present one was asked for.
    this.history = options.marks && { marks: options.marks, timeline: 0 };
    this.builder = new BuildThread(options.source, options.log);
  }

  get articles(): number {
    return this.segments.reduce((sum, { docs }) => sum + docs, 0);
  }

  get bytes(): number {
    return this.segments.reduce((sum, { segment, postings }) => sum + segment.bytes + postings.bytes, 0);
  }

  /** Opens what the folder holds; what is damaged makes it all be built again. */
  async open(): Promise<void> {
    const manifest = await readManifest(this.options.folder);
    for (const entry of manifest?.segments ?? []) {
      const shared = await openShared(this.options.folder, entry);
      if (!shared) {
        this.options.log.warn(
          { segment: entry.name },
          'a segment of the article index is damaged: it will be built again',
        );
        this.shared.clear();
        return;
      }
      this.shared.set(entry.name, shared);
    }
    this.manifest = manifest;
  }

  /** Hides what was closed since the last time. Apart from `sync`, which may be building for minutes. */
  async syncWithheld(): Promise<void> {
    const withheld = await this.options.source.withheld();
    const isNew = !sameNumbers(withheld, this.withheld);
    this.withheld = withheld;
    if (isNew && this.isShown) this.showSearches();
  }

  /**
   * Takes in what was added or corrected since the last time, or what another copy of the site has made of it.
   *
   * @param behind - called where the segments are of another history of the database: nothing may be answered until
   * they are built again.
   */
  async sync(behind: () => void = () => undefined): Promise<void> {
    const { source, folder } = this.options;
    if (!this.isShown) await this.syncWithheld();
    await this.followHistory(behind);
    const change = await source.lastChange();
    // Numbers only grow: fewer are those of another database, or what had the last one is gone.
    if (change < this.change) this.forget();
    if (change !== this.change) {
      await mkdir(folder, { recursive: true });
      await this.together(
        async (manifest) => manifest.change >= change && manifest.change <= (await source.lastChange()),
        () => this.takeIn(),
      );
      this.writing.built.clear();
      await this.removeOthers();
    } else if (!this.isShown) this.showSearches();
  }

  private async takeIn(): Promise<void> {
    const { source, folder } = this.options;
    const change = await source.lastChange();
    // Read after the number: what was opened again since is a later change, which joining segments must not lose.
    await this.syncWithheld();
    // Files may have been deleted under the site; and what the copies have together may be of more than there is now.
    const before = change >= this.change && (await areThere(folder, this.segments)) ? this.manifest : null;
    await this.showBuilder(before === null ? [] : this.view.segments);
    const added = await buildArticles(
      this.builder,
      before === null ? source.since(0) : source.changedAfter(before.change),
      { folder, nextName: () => this.nameIn('built') },
    );
    await this.adopt((segments) => ({ change, segments: [...(before === null ? [] : segments), ...added] }));
    for (let plan = mergePlan(this.segments); plan !== null; plan = mergePlan(this.segments)) {
      const { from } = plan;
      const lesson = await this.builder.teach();
      const merged = await this.builder.ask<SegmentEntry>({
        kind: 'build.merge',
        folder,
        name: this.nameIn('built'),
        ...plan,
      });
      await this.adopt((segments) => ({ change, segments: [...segments.slice(0, from), { ...merged, lesson }] }));
    }
  }

  /**
   * Gathers the misreadings of segments again that were written by an earlier lesson, one at a time, in a thread of its
   * own: searches and `sync` go on meanwhile.
   */
  async syncLesson(): Promise<void> {
    const { source, log } = this.options;
    const { no } = await source.lesson();
    const stale = () => (this.isClosed ? undefined : this.segments.find(({ lesson = 0 }) => lesson !== no));
    if (!stale()) return;
    const thread = (this.rereader = new BuildThread(source, log));
    try {
      for (let old = stale(); old !== undefined; old = stale()) {
        const { name } = old;
        let lesson = no;
        await this.together(
          async ({ segments }) => !segments.some((one) => one.name === name),
          async () => {
            lesson = await this.reread(name, thread);
          },
        );
        this.writing.reread.clear();
        await this.removeOthers();
        // Another lesson meanwhile: the next look gathers them again.
        if (lesson !== no) return;
      }
    } finally {
      this.rereader = null;
      await thread.close();
    }
  }

  /** Writes a segment again by the lesson of now; answers which that is. */
  private async reread(name: string, thread: BuildThread): Promise<number> {
    const shared = this.shared.get(name);
    const lesson = await thread.teach();
    if (!shared) return lesson;
    await thread.ask({ kind: 'view', segments: [shared], withheld: [] });
    const reread = await thread.ask<SegmentEntry>({
      kind: 'build.merge',
      folder: this.options.folder,
      name: this.nameIn('reread'),
      from: 0,
      count: 1,
    });
    await this.adopt((segments, change) =>
      segments.some((entry) => entry.name === name)
        ? { change, segments: segments.map((entry) => (entry.name === name ? { ...reread, lesson } : entry)) }
        : null,
    );
    return lesson;
  }

  /** Does the work for all copies of the site, or takes over what another one has made, once that is enough. */
  private async together(isEnough: (manifest: Manifest) => Promise<boolean>, work: () => Promise<void>): Promise<void> {
    const { copies, folder } = this.options;
    if (!copies) return work();
    await copies.once({
      isWanted: () => !this.isClosed,
      fetch: async () => {
        const manifest = await copies.manifest();
        return manifest && (await isEnough(manifest)) && (await this.takeOver(manifest)) ? true : null;
      },
      build: async (own) => {
        const manifest = await copies.manifest();
        if (manifest) await this.takeOver(manifest);
        if (!this.manifest || !(await isEnough(this.manifest))) await work();
        if (this.manifest) this.basis = (await copies.publish(own, this.manifest, folder)) ?? this.basis;
        return true;
      },
      buildAlone: () => work().then(() => true as const),
    });
  }

  /** Shows what the copies of the site have together, once all of it is here. Not where this copy is further. */
  private takeOver(manifest: SharedManifest): Promise<boolean> {
    return this.inTurn(async () => {
      if (manifest.revision === this.basis) return true;
      if (manifest.change < this.change) return false;
      const missing: SegmentEntry[] = [];
      for (const entry of manifest.segments)
        if (!this.shared.has(entry.name) || !(await areThere(this.options.folder, [entry]))) missing.push(entry);
      if (!(await this.options.copies?.fetch(manifest, missing, this.options.folder))) return false;
      await this.show({ change: manifest.change, segments: manifest.segments });
      this.basis = manifest.revision;
      return true;
    });
  }

  /** Forgets segments that were made of what the database does not have any more. */
  private async followHistory(behind: () => void): Promise<void> {
    const { marks, log, onChange } = this.options;
    if (!marks) return;
    const isOurs = await marks.has(this.manifest?.mark);
    this.history = { marks, timeline: await marks.timeline() };
    if (!isOurs) {
      log.warn({}, 'the database was restored, or another took over: the index of articles is built again');
      behind();
      this.forget();
      onChange([], []);
    } else if (this.manifest && this.manifest.mark === undefined)
      await this.adopt((segments, change) => ({ change, segments }));
  }

  /** Has nothing any more; searches see what they saw until there is something. */
  private forget(): void {
    this.manifest = this.basis = null;
    this.shared.clear();
    this.isShown = false;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([this.builder.close(), this.rereader?.close()]);
    await this.inTurn(() => Promise.resolve());
  }

  /** The last change that is in the index. */
  private get change(): number {
    return this.manifest?.change ?? NOTHING_YET;
  }

  private get segments(): readonly SegmentEntry[] {
    return this.manifest?.segments ?? [];
  }

  private nameIn(kind: 'built' | 'reread'): string {
    const name = randomUUID();
    this.writing[kind].add(name);
    return name;
  }

  private adopt(change: (segments: readonly SegmentEntry[], change: number) => Manifest | null): Promise<void> {
    return this.inTurn(async () => {
      const manifest = change(this.segments, this.change);
      if (manifest) await this.show(manifest);
    });
  }

  private async show(manifest: Manifest): Promise<void> {
    for (const entry of manifest.segments) {
      if (this.shared.has(entry.name)) continue;
      const shared = await openShared(this.options.folder, entry);
      if (!shared) throw new Error('A segment of the article index could not be read back');
      this.shared.set(entry.name, shared);
    }
    await writeMarked(this.history, this.manifest?.mark, async (marked) => {
      const written = { ...manifest, ...marked };
      await writeManifest(this.options.folder, written);
      this.manifest = written;
      await this.showBuilder();
      this.showSearches();
    });
  }

  private get view(): Extract<ArticleTask, { kind: 'view' }> {
    return {
      kind: 'view',
      segments: this.segments.flatMap(({ name }) => this.shared.get(name) ?? []),
      withheld: this.withheld,
    };
  }

  /** The building thread has to know the words of what is there. */
  private showBuilder = (segments = this.view.segments): Promise<unknown> =>
    this.builder.ask({ ...this.view, segments });

  private showSearches(): void {
    this.options.onChange(this.view.segments, this.view.withheld);
    this.isShown = true;
  }

  /** Files that no manifest names any more. Threads that still read one keep it open. */
  private removeOthers(): Promise<void> {
    return this.inTurn(async () => {
      const named = new Set(this.segments.map(({ name }) => name));
      for (const name of this.shared.keys()) if (!named.has(name)) this.shared.delete(name);
      for (const file of await readdir(this.options.folder)) {
        const name = file.split('.')[0] ?? '';
        const isWanted =
          file === 'manifest.json' || named.has(name) || Object.values(this.writing).some((names) => names.has(name));
        if (!isWanted) await rm(path.join(this.options.folder, file), { force: true });
      }
    });
  }
}
