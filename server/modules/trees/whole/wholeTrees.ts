import type { TreeRow } from '#server/modules/trees/core/index.ts';

import type { WholeAnswers, WholeTask } from './wholeTask.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    /** Where whole trees are looked through: not among the requests. */
    wholeTrees: WholeTrees;
  }
}

/** Looks through whole trees for those who ask. */
export interface WholeTrees {
  /**
   * What comes of a task for this version of its tree. All who ask for the same share one run and its answer.
   * @param signal - the asker has gone: a run that no one waits for is ended
   */
  ask<Kind extends WholeTask['kind']>(
    task: Extract<WholeTask, { kind: Kind }>,
    tree: Pick<TreeRow, 'version' | 'createdAt'>,
    signal: AbortSignal,
  ): Promise<WholeAnswers[Kind]>;
}

/** How a task is run. It rejects with the signal's reason when that fires. */
export type RunWholeTask = (task: WholeTask, signal: AbortSignal) => Promise<WholeAnswers[WholeTask['kind']]>;

interface Run {
  answer: ReturnType<RunWholeTask>;
  waiting: number;
  isDone: boolean;
  stop: AbortController;
}

/** Answers that are remembered, the last asked for: some kilobytes each, findings of a large tree some megabytes. */
const MOST_REMEMBERED = 16;

/** Waits for an answer as long as someone wants it. @throws the signal's reason */
function whileWanted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/**
 * Shares runs among their askers. What fails is not remembered.
 * @param run - in a thread; a test may run it where it is
 */
export function createWholeTrees(run: RunWholeTask): WholeTrees {
  const runs = new Map<string, Run>();

  function start(key: string, task: WholeTask): Run {
    const stop = new AbortController();
    const made: Run = { answer: run(task, stop.signal), waiting: 0, isDone: false, stop };
    made.answer.then(
      () => {
        made.isDone = true;
        for (const [oldest, { isDone }] of runs)
          if (runs.size > MOST_REMEMBERED && isDone && oldest !== key) runs.delete(oldest);
      },
      () => runs.get(key) === made && runs.delete(key),
    );
    return made;
  }

  return {
    async ask<Kind extends WholeTask['kind']>(
      task: Extract<WholeTask, { kind: Kind }>,
      { version, createdAt }: Pick<TreeRow, 'version' | 'createdAt'>,
      signal: AbortSignal,
    ) {
      signal.throwIfAborted();
      const key = JSON.stringify([task, version, createdAt.getTime()]);
      const shared = runs.get(key) ?? start(key, task);
      runs.delete(key);
      runs.set(key, shared);
      shared.waiting += 1;
      try {
        return (await whileWanted(shared.answer, signal)) as WholeAnswers[Kind];
      } finally {
        shared.waiting -= 1;
        if (shared.waiting === 0 && !shared.isDone) {
          if (runs.get(key) === shared) runs.delete(key);
          shared.stop.abort();
        }
      }
    },
  };
}
