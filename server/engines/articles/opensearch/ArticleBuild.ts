import type { Cluster } from '#server/engines/opensearch/Cluster.ts';
import { IndexBuild, type Layout } from '#server/engines/opensearch/IndexBuild.ts';

import { articlePlan } from './format/articleMappings.ts';

/** How far a build has come. */
export interface BuildState {
  /** The change up to which articles are in, once complete. */
  change: number;
  /** What its misreadings were measured by. */
  lesson: number;
  /** Number of the last article of the first filling; 0 before the first. */
  after: number;
  isComplete: boolean;
  /** Layers of words that some article has. */
  layers: number;
  /** Articles that can be found, and the sum of their checks. */
  articles: number;
  check: number;
  /** What the database had when this was noted (historyMarks.ts). */
  mark?: string;
}

const STATE = 'state';

/** The indices of one kind of texts. */
export class ArticleBuild extends IndexBuild {
  readonly words: string;

  constructor(cluster: Cluster, layout: Layout, name: string, number: number) {
    super(cluster, layout, articlePlan(name), number);
    this.words = this.nameOf(`${name}words`);
  }

  /** Null before anything was taken in. */
  async state(): Promise<BuildState | null> {
    const held = await this.cluster.ask<{ _source: BuildState }>('GET', `/${this.notes}/_doc/${STATE}`);
    return held?._source ?? null;
  }

  /** Removes everything but the notes, which say whose turn it is to write. */
  async empty(): Promise<void> {
    for (const name of [this.main, this.words]) await this.cluster.ask('DELETE', `/${name}`);
    await this.create();
  }

  async note(state: BuildState): Promise<void> {
    await this.cluster.ask('PUT', `/${this.notes}/_doc/${STATE}`, { ...state });
  }
}
