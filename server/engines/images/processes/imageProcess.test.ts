import { readdirSync, readFileSync } from 'node:fs';

import { startWorkProcess } from '#server/platform/threads/startWorkProcess.ts';
import { WorkThreads } from '#server/platform/threads/WorkThreads.ts';

import type { DrawTask } from './messages.ts';

const NICENESS = 15;
const onLinux = process.platform === 'linux' ? it : it.skip;

/** Processes that this one has started, and those that they have. */
const children = (pid = process.pid): number[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' '))
    .filter((text) => text !== '')
    .map(Number)
    .flatMap((child) => [child, ...children(child)]);

const isDrawing = (pid: number): boolean => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('imageProcess');

/** The priority of each thread: the field after the parent and fourteen more (proc(5)). */
const nicenessOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).map((thread) => {
    const text = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[16]);
  });

const processes: WorkThreads<DrawTask>[] = [];
const open = (): WorkThreads<DrawTask> => {
  const made = new WorkThreads<DrawTask>({
    longestMs: 60_000,
    start: () => startWorkProcess('server/engines/images/processes/imageProcess.ts', NICENESS),
  });
  processes.push(made);
  return made;
};
afterEach(() => Promise.all(processes.splice(0).map((made) => made.close())));

onLinux('pictures are drawn by a process all of whose threads give way, those of the library too', async () => {
  const picture = await open().run({ kind: 'stock', number: 1 });
  expect(picture.subarray(8, 12).toString('latin1')).toBe('WEBP');
  const [pid = 0] = children().filter(isDrawing);
  const priorities = nicenessOf(pid);
  expect(priorities.length).toBeGreaterThan(4);
  expect(new Set(priorities)).toEqual(new Set([NICENESS]));
});

onLinux('a process that draws and is killed is replaced for the next picture', async () => {
  const drawing = open();
  await drawing.run({ kind: 'stock', number: 1 });
  const [pid = 0] = children().filter(isDrawing);
  const lost = drawing.run({ kind: 'cut', file: '/nowhere', size: { width: 1, height: 1 }, request: {} as never });
  process.kill(pid, 'SIGKILL');
  await expect(lost).rejects.toThrow();
  expect((await drawing.run({ kind: 'stock', number: 2 })).length).toBeGreaterThan(100);
});
