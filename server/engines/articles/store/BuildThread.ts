import { SearchThread } from '#server/engines/threads/SearchThread.ts';
import type { Log } from '#server/platform/config/log.ts';

import type { ArticleSource } from '../articleSearch.ts';
import type { ArticleTask } from '../messages.ts';

/**
 * A thread that builds segments, and what it knows of the site's words. Started when it is needed, and again when it
 * was lost.
 */
export class BuildThread {
  private readonly source: ArticleSource;
  private readonly log: Log;
  private thread: SearchThread<ArticleTask> | null = null;
  private isClosed = false;
  private lesson: number | null = null;
  private late: readonly string[] = [];

  constructor(source: ArticleSource, log: Log) {
    this.source = source;
    this.log = log;
  }

  ask<Value>(task: ArticleTask): Promise<Value> {
    if (this.isClosed) return Promise.reject(new Error('The article search is closed'));
    this.thread ??= new SearchThread<ArticleTask>('articleWorker', (error) => {
      this.forget();
      if (!this.isClosed) this.log.error({ code: error.name }, 'the thread that builds the article index was lost');
    });
    return this.thread.ask<Value>(task);
  }

  /**
   * Gives it the words of the site as they are now: all of them for a new lesson, which takes half a second, else those
   * of the latest corrections.
   *
   * @returns the lesson it knows
   */
  async teach(): Promise<number> {
    const { no, costs } = await this.source.lesson();
    if (this.lesson !== no) {
      const words: string[] = [];
      for await (const word of this.source.knownWords()) words.push(word);
      await this.ask({ kind: 'build.lexicon', words, costs });
      [this.lesson, this.late] = [no, []];
    }
    const late = await this.source.lateWords();
    if (late.length !== this.late.length || late.some((word, at) => word !== this.late[at])) {
      await this.ask({ kind: 'build.late', words: late });
      this.late = late;
    }
    return no;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.thread?.close();
    this.forget();
  }

  private forget(): void {
    [this.thread, this.lesson, this.late] = [null, null, []];
  }
}
