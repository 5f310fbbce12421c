import type { Clause } from './answers.ts';
import { EVERYTHING } from './clauses.ts';
import type { Cluster, GuardedIndex } from './Cluster.ts';

/** What the cluster holds is not what was written: it is written once more. */
export class MismatchedIndex extends Error {
  override readonly name = 'MismatchedIndex';
}

/** An index that only grows: whatever it holds now must be found from now on. */
export async function growingIndex(cluster: Cluster, index: string): Promise<GuardedIndex> {
  const { hits } = await cluster.search(index, { size: 0, track_total_hits: true });
  return { index, holds: EVERYTHING, least: hits.total.value };
}

/** How indices are laid out over the nodes. */
export interface Layout {
  /** How their names start. */
  prefix: string;
  /** Parts of the largest. */
  shards: number;
  replicas: number;
}

/** One of the indices that belong together. */
export interface IndexKind {
  kind: string;
  mapping: Clause;
  settings?: Clause;
  /** Whether it is parted over the layout's shards; otherwise it has one. */
  isParted: boolean;
}

/** What an engine's indices are. */
export interface IndexPlan {
  /** Names an arrangement: other mappings, or another way of writing documents, have another. */
  format: string;
  /** The first is searched, and named by the alias; the last keeps notes of what was taken in. */
  kinds: readonly [IndexKind, ...IndexKind[]];
}

/** Id of the note that says when a build was last used. */
export const USED = 'used';

/** The index that keeps a plan's notes. */
export const notesKind = ({ kinds }: IndexPlan): string => (kinds.at(-1) ?? kinds[0]).kind;

/** Indices that belong together. */
export class IndexBuild {
  /** From 1; the next is built beside this one. */
  readonly number: number;
  readonly layout: Layout;
  protected readonly cluster: Cluster;
  private readonly plan: IndexPlan;

  constructor(cluster: Cluster, layout: Layout, plan: IndexPlan, number: number) {
    this.cluster = cluster;
    this.layout = layout;
    this.plan = plan;
    this.number = number;
  }

  /** The index that is searched. */
  get main(): string {
    return this.nameOf(this.plan.kinds[0].kind);
  }

  /** Where it is noted what was taken in. */
  get notes(): string {
    return this.nameOf(notesKind(this.plan));
  }

  nameOf(kind: string): string {
    return `${this.layout.prefix}-${kind}-${this.plan.format}-${this.number}`;
  }

  async exists(): Promise<boolean> {
    return (await this.cluster.ask('GET', `/${this.notes}`)) !== null;
  }

  /** Parts of the index that is searched. */
  async shards(): Promise<number> {
    const answer = await this.cluster.ask<Record<string, { settings: { index: { number_of_shards: string } } }>>(
      'GET',
      `/${this.main}/_settings`,
    );
    return Number(answer?.[this.main]?.settings.index.number_of_shards ?? 0);
  }

  /** Makes what is missing of it; several copies of the site may do so at once. */
  async create(): Promise<void> {
    const { shards, replicas } = this.layout;
    for (const { kind, mapping, settings, isParted } of this.plan.kinds) {
      await this.createIndex(this.nameOf(kind), {
        settings: { ...settings, number_of_replicas: replicas, number_of_shards: isParted ? shards : 1 },
        mappings: mapping,
      });
    }
  }

  private async createIndex(name: string, body: Clause): Promise<void> {
    const before = await this.cluster.ask('GET', `/${name}`);
    if (before !== null) return;
    await this.cluster.ask('PUT', `/${name}`, body).catch(async (error: unknown) => {
      // Another copy of the site was quicker.
      if ((await this.cluster.ask('GET', `/${name}`)) === null) throw error;
    });
  }

  async markUsed(at: number): Promise<void> {
    await this.cluster.ask('PUT', `/${this.notes}/_doc/${USED}`, { usedAt: at });
  }

  /** Has what was written so far be found, in all but the notes. */
  async refresh(): Promise<void> {
    await this.cluster.ask(
      'POST',
      `/${this.plan.kinds
        .slice(0, -1)
        .map(({ kind }) => this.nameOf(kind))
        .join(',')}/_refresh`,
    );
  }
}
