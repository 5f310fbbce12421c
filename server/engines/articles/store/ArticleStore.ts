import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import type { Log } from '#server/platform/config/log.ts';

import type { ArticleSource, IndexedArticle } from '../articleSearch.ts';
import type { ArticleTask, SharedSegment } from '../threads/messages.ts';
import { BuildThread } from './BuildThread.ts';
import { type Manifest, readManifest, type SegmentEntry, writeManifest } from './manifest.ts';
import { LARGEST_SEGMENT, mergePlan } from './mergePlan.ts';
import { openShared } from './openShared.ts';

/** The number of the last change where there was none: a site without newspapers builds nothing. */
const NOTHING_YET = 0;
/** Articles that cross to the building thread together. */
const ARTICLES_AT_ONCE = 200;

interface StoreOptions {
  folder: string;
  source: ArticleSource;
  log: Log;
  /** What searches see from now on. */
  onChange: (segments: readonly SharedSegment[], withheld: readonly number[]) => void;
}

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((no, at) => no === b[at]);

/** The index of a folder: what it holds, and how it takes in what changed. */
export class ArticleStore {
  private readonly options: StoreOptions;
  private readonly builder: BuildThread;
  /** Gathers misreadings again; there while it does. */
  private rereader: BuildThread | null = null;
  private manifest: Manifest | null = null;
  private readonly shared = new Map<string, SharedSegment>();
  private withheld: readonly number[] = [];
  private isClosed = false;
  private isShown = false;
  /** Changes of the manifest and of the folder, one after the other. */
  private turn: Promise<unknown> = Promise.resolve();
  /** Names of segments that are being written. */
  private readonly writing = { built: new Set<string>(), reread: new Set<string>() };

  constructor(options: StoreOptions) {
    this.options = options;
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
        this.options.log.warn({ segment: entry.name }, 'a segment of the article index is damaged: it will be built again');
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

  /** Takes in what was added or corrected since the last time. */
  async sync(): Promise<void> {
    const { source, folder } = this.options;
    if (!this.isShown) await this.syncWithheld();
    const change = await source.lastChange();
    const last = this.manifest?.change ?? NOTHING_YET;
    if (change !== last) {
      await mkdir(folder, { recursive: true });
      // Numbers only grow: fewer are those of another database, restored from a copy. Files may have been deleted under the site.
      const before = change > last && (await this.hasFiles()) ? this.manifest : null;
      this.writing.built.clear();
      await this.showBuilder(before === null ? [] : this.view.segments);
      const added = await this.build(before === null ? source.since(0) : source.changedAfter(before.change));
      await this.adopt((segments) => ({ change, segments: [...(before === null ? [] : segments), ...added] }));
      for (let plan = mergePlan(this.segments); plan !== null; plan = mergePlan(this.segments)) {
        const { from } = plan;
        const lesson = await this.builder.teach();
        const merged = await this.builder.ask<SegmentEntry>({ kind: 'build.merge', folder, name: this.nameIn('built'), ...plan });
        await this.adopt((segments) => ({ change, segments: [...segments.slice(0, from), { ...merged, lesson }] }));
      }
      await this.removeOthers();
    } else if (!this.isShown) this.showSearches();
  }

  /**
   * Gathers the misreadings of segments again that were written by an earlier lesson, one at a time, in a thread of its own: searches
   * and `sync` go on meanwhile.
   */
  async syncLesson(): Promise<void> {
    const { source, folder, log } = this.options;
    const { no } = await source.lesson();
    const stale = () => (this.isClosed ? undefined : this.segments.find(({ lesson = 0 }) => lesson !== no));
    if (!stale()) return;
    const thread = (this.rereader = new BuildThread(source, log));
    try {
      for (let old = stale(); old !== undefined; old = stale()) {
        const { name } = old;
        const shared = this.shared.get(name);
        const lesson = await thread.teach();
        await thread.ask({ kind: 'view', segments: shared ? [shared] : [], withheld: [] });
        const reread = await thread.ask<SegmentEntry>({ kind: 'build.merge', folder, name: this.nameIn('reread'), from: 0, count: 1 });
        await this.adopt((segments, change) => ({ change, segments: segments.map((entry) => (entry.name === name ? { ...reread, lesson } : entry)) }));
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

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([this.builder.close(), this.rereader?.close()]);
    await this.turn;
  }

  private get segments(): readonly SegmentEntry[] {
    return this.manifest?.segments ?? [];
  }

  /** Runs after what is under way: the manifest is changed, and the folder tidied, by one at a time. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const run = this.turn.then(work);
    this.turn = run.catch(() => undefined);
    return run;
  }

  private nameIn(kind: 'built' | 'reread'): string {
    const name = randomUUID();
    this.writing[kind].add(name);
    return name;
  }

  private adopt(change: (segments: readonly SegmentEntry[], change: number) => Manifest): Promise<void> {
    return this.inTurn(() => this.show(change(this.segments, this.manifest?.change ?? NOTHING_YET)));
  }

  private async show(manifest: Manifest): Promise<void> {
    for (const entry of manifest.segments) {
      if (this.shared.has(entry.name)) continue;
      const shared = await openShared(this.options.folder, entry);
      if (!shared) throw new Error('A segment of the article index could not be read back');
      this.shared.set(entry.name, shared);
    }
    await writeManifest(this.options.folder, manifest);
    this.manifest = manifest;
    await this.showBuilder();
    this.showSearches();
  }

  private get view(): Extract<ArticleTask, { kind: 'view' }> {
    return { kind: 'view', segments: this.segments.flatMap(({ name }) => this.shared.get(name) ?? []), withheld: this.withheld };
  }

  /** Whether the files of all segments are still there. */
  private async hasFiles(): Promise<boolean> {
    const files = this.segments.flatMap(({ name }) => [`${name}.segment`, `${name}.postings`]);
    const found = await Promise.all(files.map((file) => access(path.join(this.options.folder, file)).then(() => true, () => false)));
    return found.every((isThere) => isThere);
  }

  /** The building thread has to know the words of what is there. */
  private async showBuilder(segments = this.view.segments): Promise<void> {
    await this.builder.ask({ ...this.view, segments });
  }

  private showSearches(): void {
    this.options.onChange(this.view.segments, this.view.withheld);
    this.isShown = true;
  }

  private async build(articles: AsyncIterable<IndexedArticle>): Promise<SegmentEntry[]> {
    const built: SegmentEntry[] = [];
    let waiting: IndexedArticle[] = [];
    let [docs, lesson] = [0, 0];
    const send = async () => {
      if (waiting.length === 0) return;
      if (docs === 0) {
        lesson = await this.builder.teach();
        await this.builder.ask({ kind: 'build.start', folder: this.options.folder, name: this.nameIn('built') });
      }
      docs = await this.builder.ask<number>({ kind: 'build.articles', articles: waiting });
      waiting = [];
      if (docs >= LARGEST_SEGMENT) await finish();
    };
    const finish = async () => {
      if (docs > 0) built.push({ ...(await this.builder.ask<SegmentEntry>({ kind: 'build.finish' })), lesson });
      docs = 0;
    };
    for await (const article of articles) {
      if (waiting.push(article) >= ARTICLES_AT_ONCE) await send();
    }
    await send();
    await finish();
    return built;
  }

  /** Files that no manifest names any more. Threads that still read one keep it open. */
  private removeOthers(): Promise<void> {
    return this.inTurn(async () => {
      const named = new Set(this.segments.map(({ name }) => name));
      for (const name of this.shared.keys()) if (!named.has(name)) this.shared.delete(name);
      for (const file of await readdir(this.options.folder)) {
        const name = file.split('.')[0] ?? '';
        const isWanted = file === 'manifest.json' || named.has(name) || this.writing.built.has(name) || this.writing.reread.has(name);
        if (!isWanted) await rm(path.join(this.options.folder, file), { force: true });
      }
    });
  }
}
