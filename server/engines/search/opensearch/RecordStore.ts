import type { PlaceFinder } from '#domain/records/core/recordPlaces.ts';
import type { History, HistoryMarks } from '#server/engines/historyMarks.ts';
import { currentBuild, removeUnused, switchTo } from '#server/engines/opensearch/buildLine.ts';
import { anyOf } from '#server/engines/opensearch/clauses.ts';
import type { Cluster } from '#server/engines/opensearch/Cluster.ts';
import { growingIndex, type Layout } from '#server/engines/opensearch/IndexBuild.ts';
import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';
import type { Log } from '#server/platform/config/log.ts';

import { generationKey } from '../publishing/copies.ts';
import type { Publishing } from '../publishing/publishReady.ts';
import type { LiveSet } from '../records/liveSet.ts';
import type { RecordSource } from '../records/recordSource.ts';
import { ValueDictionary } from './query/ValueDictionary.ts';
import { ValueOrders } from './query/ValueOrders.ts';
import { warmUp } from './query/warmUp.ts';
import { Build, RECORD_PLAN, type TakenSet } from './RecordIndexBuild.ts';
import { removeGeneration, setGeneration, takeIn } from './takeIn.ts';
import type { View } from './View.ts';

interface Parts {
  cluster: Cluster;
  layout: Layout;
  source: RecordSource;
  publishing?: Publishing;
  /** Looks the places of records up; one that remembers. */
  resolver: PlaceFinder;
  /** How long records that no longer answer stay, in milliseconds: longer than any search and any copy's look. */
  keptMs?: number;
  /** How it is noticed that the database was restored; left out, it is not. */
  marks?: HistoryMarks;
  log: Log;
}

const marksOf = (taken: readonly TakenSet[]): string[] => taken.flatMap(({ mark }) => mark ?? []);

const KEPT_MS = 60_000;
/** How long a node is warmed up, in milliseconds: for what was published, and where nothing was asked of it before. */
const WARMED_MS = 250;
const COLD_MS = 3_000;
const USED_EVERY_MS = 60_000;

/**
 * Brings the cluster up to what is published. Documents of a generation never change once they are whole: a search
 * names the generations it means, so nothing that is written or removed meanwhile can mix into its answer.
 */
export class RecordStore {
  private shown: View | null = null;
  private known = new Map<number, Set<string>>();
  private readonly deadSince = new Map<string, number>();
  private usedAt = 0;
  private isClosed = false;
  private wanted: number | null = null;
  private history: History | undefined;
  private readonly parts: Parts;
  taking: { key: string; rows: number } | null = null;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** @throws SearchUnavailable before anything can be searched. */
  get view(): View {
    if (!this.shown) throw new SearchUnavailable('no index');
    return this.shown;
  }

  get sets(): View['sets'] {
    return this.shown?.sets ?? [];
  }

  close(): void {
    this.isClosed = true;
  }

  /** Has the next looks build a new index beside this one and switch to it. */
  rebuild(): void {
    this.wanted = (this.shown?.build.number ?? 0) + 1;
  }

  /**
   * Takes in what is published, switches what is ready, and goes a step further with a new build.
   *
   * @param behind - called where what is shown is of another history of the database: nothing may be answered until it
   * is taken in again.
   */
  async sync(behind: () => void = () => undefined): Promise<void> {
    await this.followHistory(behind);
    const live = await this.parts.source.sets();
    const current = await this.currentBuild();
    const build = current ?? this.build(1);
    if (!current) await build.create();
    await this.takeInAll(build, live);
    await this.show(build, live);
    if (!current) await switchTo(this.parts.cluster, RECORD_PLAN, build, null);
    for (const set of (await this.parts.publishing?.ready()) ?? []) await this.publish(build, set);
    await this.goOnBuilding(build);
    await this.tidy(build);
  }

  /** Shows nothing any more that was made of what the database does not have. */
  private async followHistory(behind: () => void): Promise<void> {
    const { marks, log } = this.parts;
    if (!marks) return;
    const { shown } = this;
    const isUnknown = shown !== null && (await marks.lost(shown.marks)).size > 0;
    // Asked before anything is read.
    this.history = { marks, timeline: await marks.timeline() };
    if (!isUnknown) return;
    const meant = new Set(shown.sets.map(setGeneration));
    const noted = (await shown.build.takenSets()).filter(({ generation }) => meant.has(generation));
    // Another copy of the site has taken them in again, and marked them.
    if ((await marks.lost(marksOf(noted))).size === 0) return this.show(shown.build, shown.sets, { isChanged: true });
    log.warn(
      {},
      'the database was restored, or another took over: sets that the search cluster has otherwise are taken in again',
    );
    behind();
    this.shown = null;
  }

  private build(number: number): Build {
    return new Build(this.parts.cluster, this.parts.layout, number);
  }

  private async show(build: Build, sets: View['sets'], { isChanged = false } = {}): Promise<void> {
    const isSame =
      !isChanged &&
      this.shown?.build.number === build.number &&
      this.shown.sets.length === sets.length &&
      sets.every((set, at) => this.shown?.sets[at]?.id === set.id && this.shown.sets[at].generation === set.generation);
    if (isSame) return;
    const generations = sets.map(setGeneration);
    const taken = await build.takenSets();
    const meant = taken.filter(({ generation }) => generations.includes(generation));
    const records = meant.reduce((sum, one) => sum + one.records, 0);
    const searched = { index: build.records, holds: anyOf('g', generations), least: records };
    const view: View = {
      build,
      sets: sets.map(({ id, generation }) => ({ id, generation })),
      records: searched,
      orders: new ValueOrders(this.parts.cluster, searched),
      dictionary: new ValueDictionary(this.parts.cluster, await growingIndex(this.parts.cluster, build.values)),
      marks: marksOf(meant),
    };
    // Readers see what they saw meanwhile; before there was anything to see, the node may have to start up.
    await warmUp(this.parts.cluster, view, this.shown ? WARMED_MS : COLD_MS);
    this.shown = view;
  }

  private async currentBuild(): Promise<Build | null> {
    const number = await currentBuild(this.parts.cluster, this.parts.layout, RECORD_PLAN);
    return number === null ? null : this.build(number);
  }

  private async takeInAll(build: Build, sets: readonly LiveSet[]): Promise<void> {
    const shown = this.shown;
    // What is shown is whole: nothing need be asked while nothing changes.
    if (
      shown?.build.number === build.number &&
      sets.every((set) => shown.sets.some(({ id, generation }) => id === set.id && generation === set.generation))
    )
      return;
    const taken = await this.takenSets(build);
    for (const set of sets) await this.takeInOne(build, set, taken);
  }

  /**
   * What a build has of the database's present history. What it has of another is removed, where it is of sets that are
   * wanted or not.
   */
  private async takenSets(build: Build): Promise<TakenSet[]> {
    const taken = await build.takenSets();
    const lost = (await this.parts.marks?.lost(marksOf(taken))) ?? new Set();
    const isLost = ({ mark }: TakenSet): boolean => mark !== undefined && lost.has(mark);
    for (const one of taken.filter(isLost)) await removeGeneration(this.parts.cluster, build, one);
    return taken.filter((one) => !isLost(one));
  }

  private async takeInOne(build: Build, set: LiveSet, taken: readonly TakenSet[]): Promise<void> {
    const begun = taken.find(({ generation }) => generation === setGeneration(set));
    if (begun?.isComplete) return;
    const known = this.known.get(build.number) ?? new Set<string>();
    this.known.set(build.number, known);
    this.taking = { key: generationKey(set), rows: 0 };
    try {
      const { cluster, source, resolver } = this.parts;
      const isWhole = await takeIn(set, begun, {
        cluster,
        source,
        gazetteer: resolver,
        build,
        known,
        history: this.history,
        isStopped: () => this.isClosed,
        onRows: (rows) => {
          if (this.taking) this.taking.rows += rows;
        },
      });
      if (!isWhole) throw new SearchUnavailable('closed');
    } catch (error) {
      known.clear();
      throw error;
    } finally {
      this.taking = null;
    }
  }

  /** The commit in the database is the switch, for every copy of the site. */
  private async publish(build: Build, set: LiveSet): Promise<void> {
    await this.takeInOne(build, set, await this.takenSets(build));
    if (!(await this.parts.publishing?.publish(generationKey(set)))) return;
    await this.show(
      build,
      [...this.sets.filter(({ id }) => id !== set.id), set].sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
  }

  /** A new build takes in one set a look; with all of them it becomes the one that answers. */
  private async goOnBuilding(current: Build): Promise<void> {
    const next = this.build(current.number + 1);
    const isBegun = this.wanted === next.number || (await next.exists());
    if (!isBegun && (await current.shards()) === this.parts.layout.shards) return;
    await next.create();
    const live = await this.parts.source.sets();
    const taken = await this.takenSets(next);
    const missing = live.filter(
      (set) => !taken.some(({ generation, isComplete }) => isComplete && generation === setGeneration(set)),
    );
    if (missing[0]) await this.takeInOne(next, missing[0], taken);
    if (missing.length > 1) return;
    await switchTo(this.parts.cluster, RECORD_PLAN, next, current);
    this.wanted = null;
    await this.show(next, live);
  }

  private async tidy(build: Build): Promise<void> {
    const { cluster, publishing, source, layout, keptMs = KEPT_MS } = this.parts;
    const now = Date.now();
    if (now - this.usedAt < Math.min(USED_EVERY_MS, keptMs)) return;
    this.usedAt = now;
    const used = this.shown?.build ?? build;
    await used.markUsed(now);
    const wanted = new Set(
      [...(await source.sets()), ...((await publishing?.ready()) ?? []), ...this.sets].map(setGeneration),
    );
    for (const taken of await used.takenSets()) {
      const { generation, mark } = taken;
      if (wanted.has(generation)) this.deadSince.delete(generation);
      else if (!this.deadSince.has(generation)) this.deadSince.set(generation, now);
      else if (now - (this.deadSince.get(generation) ?? now) >= keptMs) {
        await removeGeneration(cluster, used, taken);
        if (mark !== undefined) await this.parts.marks?.remove(mark);
        this.deadSince.delete(generation);
      }
    }
    await removeUnused(cluster, layout, RECORD_PLAN, now);
  }
}
