import type { Log } from '#server/platform/config/log.ts';
import type { Settings } from '#server/platform/config/readSettings.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Connection } from '#server/platform/db/openDatabase.ts';

import { answerOfJob } from './answerOfJob.ts';
import type { jobRows, TakenJob } from './jobRows.ts';
import { type JobProcess, startJobProcess } from './startJobProcess.ts';
import { type JobRunOptions, startJobs } from './startJobs.ts';

/** What one kind of file says of itself. `Given` is what its tasks need that is not in their rows. */
interface FileJobParts<Row, Task, Given> {
  /** What logs call one: `a report of a tree`. */
  name: string;
  rows: ReturnType<typeof jobRows>;
  /** Jobs that wait for a server, the oldest first. */
  waiting: (db: Database, most: number) => Promise<Row[]>;
  /** What the process runs, which calls `serveJob`: a file of the project and an entry of rspack.server.config.ts. */
  process: string;
  toTask: (row: Row & TakenJob, given: Given) => Task;
  /** Removes what a task left on disk, however it ended. */
  cleanUp?: (task: Task) => Promise<void>;
  /** Milliseconds that one may take. */
  longestMs: number;
  /** What members read: it needs too much memory or takes too long, was tried so often, and the fault is ours. */
  texts: { tooMuch: string; tooLong: string; givenUp: string; ourFault: string };
}

/** What jobs take of a site. A database without an address in the settings is used by this server alone. */
interface JobSite {
  db: Database;
  connection: Connection;
  settings: Pick<Settings, 'databaseUrl' | 'gedcomMemoryMegabytes'>;
  log: Pick<Log, 'warn'>;
}

interface RunOptions extends JobRunOptions {
  connection: Connection;
  /** What the objects of the process may take. */
  memoryMegabytes: number;
  /** Milliseconds it may take. Default: as the kind of file says. */
  longestMs?: number;
  onStarted?: (started: JobProcess) => void;
}

/** Files of one kind that members ask for, each written in a process of its own. */
export interface FileJob<Task, Given> {
  /**
   * Writes a file in a process, which is dead when this settles.
   * @throws UserError with what its maker can do; JobLost; the signal's reason
   */
  run: (task: Task, options: RunOptions) => Promise<unknown>;
  /**
   * Writes the files that members ask for, for as long as the server runs.
   * @returns stops it; resolves when the work under way has been put down
   */
  start: (
    site: JobSite,
    given: Given,
    options?: {
      /** How one is written: in a process, unless a test says otherwise. */
      run?: FileJob<Task, Given>['run'];
      /** Milliseconds between two looks for those that wait. */
      lookMs?: number;
    },
  ) => () => Promise<void>;
}

/** Makes a kind of file one that members may ask for. Its module starts it as a job. */
export function defineFileJob<Row extends { id: number }, Task, Given>({
  process,
  waiting,
  toTask,
  cleanUp,
  longestMs,
  texts: { tooMuch, tooLong, givenUp, ourFault },
  ...job
}: FileJobParts<Row, Task, Given>): FileJob<Task, Given> {
  async function runInProcess(
    task: Task,
    { connection, memoryMegabytes, signal, onProgress, onStarted, longestMs: ms = longestMs }: RunOptions,
  ): Promise<unknown> {
    signal.throwIfAborted();
    try {
      const started = startJobProcess(process, { connection, task }, memoryMegabytes);
      onStarted?.(started);
      return await answerOfJob(started, { signal, onProgress, tooMuch, longest: { ms, text: tooLong } });
    } finally {
      await cleanUp?.(task);
    }
  }
  return {
    run: runInProcess,
    start: ({ db, connection, settings, log }, given, { run = runInProcess, lookMs } = {}) =>
      startJobs<Row>({
        ...job,
        db,
        log,
        lookMs,
        givenUp,
        ourFault,
        isAlone: settings.databaseUrl === null,
        waiting: (most) => waiting(db, most),
        run: (row, options) =>
          run(toTask(row, given), { ...options, connection, memoryMegabytes: settings.gedcomMemoryMegabytes }),
      }),
  };
}
