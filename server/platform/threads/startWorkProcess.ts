import { lowerProcessPriority } from './lowerPriority.ts';
import { startProcess } from './startProcess.ts';
import type { Workhand, WorkReply } from './WorkThreads.ts';

/**
 * Starts a process in the place of a thread, for work whose library has threads of its own or takes those that files
 * are read with: they then have the priority of that process. It ends with this one.
 * @param source - the file of the project that it runs, which calls `serveWork`
 * @param niceness - 0 is as the site, 19 last
 */
export function startWorkProcess(source: string, niceness: number): Workhand {
  const child = startProcess(source, { args: [String(niceness)], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  return {
    postMessage: (task) => void child.send(task as object),
    terminate: async () => child.kill('SIGKILL'),
    on: (event, listener) => child.on(event, listener),
    ref() {
      child.ref();
      child.channel?.ref();
    },
    unref() {
      child.unref();
      child.channel?.unref();
    },
  };
}

/** The other side: gives way, does each task that is sent, and answers its bytes or what went wrong. */
export function serveWork<Task>(work: (task: Task) => Promise<Uint8Array>): void {
  lowerProcessPriority(Number(process.argv[2]));
  // The server that started it says when to end; signals to both of them mean the server.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', (task: Task) => {
    void work(task).then(
      (bytes) => process.send?.({ bytes } satisfies WorkReply),
      (error: unknown) => process.send?.({ error: (error as Error).stack ?? String(error) } satisfies WorkReply),
    );
  });
}
