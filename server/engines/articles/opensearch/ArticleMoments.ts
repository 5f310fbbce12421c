import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { oneByOne } from '#domain/kernel/values/oneByOne.ts';
import { Confusions } from '#domain/newspapers/search/misreadings/confusions.ts';
import type { HistoryMarks } from '#server/engines/historyMarks.ts';
import { currentBuild, removeUnused, switchTo } from '#server/engines/opensearch/buildLine.ts';
import { EVERYTHING } from '#server/engines/opensearch/clauses.ts';
import type { Cluster, GuardedIndex, PointInTime } from '#server/engines/opensearch/Cluster.ts';
import { countChecked } from '#server/engines/opensearch/countChecked.ts';
import { growingIndex, type IndexPlan, type Layout, MismatchedIndex } from '#server/engines/opensearch/IndexBuild.ts';
import { SearchUnavailable } from '#server/engines/SearchUnavailable.ts';
import type { Log } from '#server/platform/config/log.ts';

import type { ArticleCoverage, ArticleSource } from '../articleSearch.ts';
import { BuildThread } from '../store/BuildThread.ts';
import { ArticleBuild, type BuildState } from './ArticleBuild.ts';
import { fillBuild, isOfAnotherHistory } from './fillBuild.ts';
import { articlePlan } from './format/articleMappings.ts';
import { heldArticles } from './takeInArticles.ts';

/** The articles as they were at one moment: a search sees one of these from start to end. */
export interface ArticleMoment {
  build: ArticleBuild;
  held: PointInTime;
  /** What is known of words; it only grows. */
  words: GuardedIndex;
  state: BuildState;
  /** What misreadings are measured by. */
  costs: Confusions;
  /** Words that are known to be real since the lesson. */
  late: ReadonlySet<string>;
  /** Withheld articles that the moment does not hold. */
  absent: ReadonlySet<number>;
  /** Coverages worked out, by filters. */
  coverages: Map<string, ArticleCoverage>;
}

interface Parts {
  cluster: Cluster;
  layout: Layout;
  /** What kind of texts, as it is part of names. */
  name: string;
  source: ArticleSource;
  /** Articles whose misreadings are worked out together. */
  portion?: number;
  log: Log;
  /** How it is noticed that the database was restored; left out, it is not. */
  marks?: HistoryMarks;
}

const OPEN_TRIES = 40;
const OPEN_WAIT_MS = 250;
/** How long a moment is held after it was replaced, in milliseconds: longer than a search. */
const HELD_MS = 30_000;
const USED_EVERY_MS = 60_000;
/** What a lost moment may look like; another answer means that the cluster has no time, or is out of reach. */
const LOST = new Set(['404', 'partial', 'behind', '500', '503']);

/** Brings the cluster up to the articles of the database, and shows them by moments. */
export class ArticleMoments {
  private readonly parts: Parts;
  private readonly plan: IndexPlan;
  private readonly copy = randomUUID();
  private readonly builder: BuildThread;
  private shown: ArticleMoment | null = null;
  private withheld: readonly number[] | null = null;
  private reopening: Promise<ArticleMoment> | null = null;
  /** Changes of what is shown and of the builds, one after the other. */
  private readonly inTurn = oneByOne();
  private usedAt = 0;
  private isWanted = false;
  private isClosed = false;

  constructor(parts: Parts) {
    this.parts = parts;
    this.plan = articlePlan(parts.name);
    this.builder = new BuildThread(parts.source, parts.log);
  }

  get articles(): number {
    return this.shown?.state.articles ?? 0;
  }

  /** Has the next look build a new index beside this one and switch to it. */
  rebuild(): void {
    this.isWanted = true;
  }

  /** Asks the moment that is shown; one that was lost is taken again, once. @throws SearchUnavailable */
  async ask<Answer>(run: (moment: ArticleMoment) => Promise<Answer>): Promise<Answer> {
    const moment = this.shown;
    if (!moment) throw new SearchUnavailable('no index');
    try {
      return await run(moment);
    } catch (error) {
      if (!(error instanceof SearchUnavailable) || !LOST.has(error.code)) throw error;
      return run(this.shown === moment ? await this.reopen(moment.build) : (this.shown ?? moment));
    }
  }

  /** Articles that must not be found in a moment. */
  withheldFrom({ absent }: ArticleMoment): number[] {
    return (this.withheld ?? []).filter((no) => !absent.has(no));
  }

  /** Hides what was closed since the last time. */
  async syncWithheld(): Promise<void> {
    this.withheld = await this.parts.source.withheld();
  }

  /**
   * Takes in what was added or corrected since the last time.
   *
   * @param behind - called where what is shown is of another history of the database: nothing may be answered until it
   * is built again.
   */
  sync(behind: () => void = () => undefined): Promise<void> {
    return this.inTurn(async () => {
      await this.followHistory(behind);
      if (this.withheld === null) await this.syncWithheld();
      const number = await currentBuild(this.parts.cluster, this.parts.layout, this.plan);
      const change = await this.parts.source.lastChange();
      const current = number === null ? null : this.build(number);
      const isShown = this.shown?.build.number === number;
      if (isShown && this.shown?.state.change === change) return this.tidy();
      const state = await current?.state();
      // Numbers only grow: fewer are those of another database, restored from a copy.
      if (!current || !state || state.change > change || (await isOfAnotherHistory(this.parts.marks, state)))
        await this.replace(current, this.builder);
      else {
        await this.fill(current, this.builder);
        await this.open(current, change);
      }
      return this.tidy();
    });
  }

  /**
   * Builds a new index beside the one that is searched, where there is reason to, and switches to it. Searches and
   * `sync` go on meanwhile.
   */
  async syncBuilds(): Promise<void> {
    const { shown } = this;
    if (!shown) return;
    const { no } = await this.parts.source.lesson();
    const next = this.build(shown.build.number + 1);
    const hasReason =
      this.isWanted || shown.state.lesson !== no || (await shown.build.shards()) !== this.parts.layout.shards;
    if (!hasReason && !(await next.exists())) return;
    const thread = new BuildThread(this.parts.source, this.parts.log);
    try {
      await this.fill(next, thread);
      await this.inTurn(() => this.replace(shown.build, thread));
      this.isWanted = false;
    } finally {
      await thread.close();
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.builder.close();
    await this.inTurn(() => Promise.resolve());
    if (this.shown) await this.parts.cluster.letGo(this.shown.held).catch(() => undefined);
  }

  /** Shows nothing any more that was made of what the database does not have. */
  private async followHistory(behind: () => void): Promise<void> {
    const { marks, log, cluster } = this.parts;
    const { shown } = this;
    if (!shown || !(await isOfAnotherHistory(marks, shown.state))) return;
    // A copy of the site that wrote since has left another mark, and removed the one of this moment.
    if (!(await isOfAnotherHistory(marks, await shown.build.state()))) return;
    log.warn({}, 'the database was restored, or another took over: the index of articles is built again');
    behind();
    this.shown = null;
    await cluster.letGo(shown.held).catch(() => undefined);
  }

  private build(number: number): ArticleBuild {
    return new ArticleBuild(this.parts.cluster, this.parts.layout, this.parts.name, number);
  }

  private async fill(build: ArticleBuild, thread: BuildThread): Promise<void> {
    await fillBuild(build, { ...this.parts, thread, copy: this.copy, isStopped: () => this.isClosed });
  }

  /** Fills the build after this one and has it answer. Where another copy has switched already, its build is shown. */
  private async replace(current: ArticleBuild | null, thread: BuildThread): Promise<void> {
    const { cluster, layout } = this.parts;
    const next = this.build((current?.number ?? 0) + 1);
    await this.fill(next, thread);
    const number = await currentBuild(cluster, layout, this.plan);
    if (number === (current?.number ?? null)) await switchTo(cluster, this.plan, next, current);
    await this.open(number === null || number === current?.number ? next : this.build(number), 0);
  }

  private reopen(build: ArticleBuild): Promise<ArticleMoment> {
    this.reopening ??= this.open(build, this.shown?.state.change ?? 0).finally(() => {
      this.reopening = null;
    });
    return this.reopening;
  }

  /**
   * Shows a build as it is now, once what can be found is what its notes say.
   * @param least - change that must be in: a node that was cut off knows older ones
   */
  private async open(build: ArticleBuild, least: number): Promise<ArticleMoment> {
    const { cluster, source } = this.parts;
    for (let attempt = 0; attempt < OPEN_TRIES && !this.isClosed; attempt++) {
      const state = await build.state();
      const held = await cluster.hold(build.main);
      const { found, check } = await countChecked(cluster, held, EVERYTHING);
      if (state?.isComplete && state.change >= least && found === state.articles && check === state.check) {
        const words = await growingIndex(cluster, build.words);
        const withheld = this.withheld ?? [];
        const there = new Set(await heldArticles(cluster, held, withheld));
        const { costs } = await source.lesson();
        return this.show({
          build,
          held,
          words,
          state,
          costs: new Confusions(costs),
          late: new Set(await source.lateWords()),
          absent: new Set(withheld.filter((no) => !there.has(no))),
          coverages: new Map(),
        });
      }
      await cluster.letGo(held);
      // Another copy is writing.
      await delay(OPEN_WAIT_MS);
    }
    throw new MismatchedIndex('The articles that are found are not those that were written');
  }

  private show(moment: ArticleMoment): ArticleMoment {
    const before = this.shown;
    this.shown = moment;
    if (before) setTimeout(() => void this.parts.cluster.letGo(before.held).catch(() => undefined), HELD_MS).unref();
    return moment;
  }

  private async tidy(): Promise<void> {
    const now = Date.now();
    if (now - this.usedAt < USED_EVERY_MS) return;
    this.usedAt = now;
    await this.shown?.build.markUsed(now);
    await removeUnused(this.parts.cluster, this.parts.layout, this.plan, now);
  }
}
