import { PassThrough } from 'node:stream';

import type { Site } from '#server/modules/kernel/site/site.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Connection } from '#server/platform/db/openDatabase.ts';
import { answerOfJob } from '#server/platform/jobs/answerOfJob.ts';
import { type JobProcess, startJobProcess } from '#server/platform/jobs/startJobProcess.ts';
import { createWorkSignal } from '#server/platform/jobs/startPolling.ts';

import { createLane } from './createLane.ts';
import type { GedcomWork, ExportTask, GedcomAnswers, GedcomTask } from './gedcomTask.ts';

interface Parts {
  connection: Connection;
  /** What the objects of one piece of work may take. */
  memoryMegabytes: number;
  /** How long an export may wait for its reader to take more of it: milliseconds. */
  mostStallMs?: number;
  log: Pick<Log, 'warn'>;
}

const PROCESS = 'server/modules/trees/gedcom/work/gedcomProcess.ts';
/** Imports come one at a time by themselves; so many exports are written, or looked at, at once beside one. */
const EXPORTS_AT_ONCE = 2;
/** A reader who takes nothing for so long has gone, or keeps others from their exports. */
const MOST_STALL_MS = 60_000;
const TOO_MUCH =
  'This file needs more memory than we allow for one file. Export part of your tree, such as one branch, and upload that.';

/**
 * Reads and writes GEDCOM files in processes of their own, each with a limit of memory, one process for each piece of
 * work.
 */
export function createGedcomWork({ connection, memoryMegabytes, mostStallMs = MOST_STALL_MS, log }: Parts): GedcomWork {
  const exportLane = createLane(EXPORTS_AT_ONCE);
  const alive = new Set<JobProcess['process']>();
  const closing = new AbortController();

  /** What a process answers; it is dead when this settles. */
  async function answerOf(
    started: JobProcess,
    kind: string,
    signal: AbortSignal,
    onProgress?: (done: number) => void,
  ): Promise<unknown> {
    alive.add(started.process);
    started.process.on('error', (error) => log.warn({ err: error }, 'a process for GEDCOM could not be reached'));
    started.process.once('close', () => alive.delete(started.process));
    return answerOfJob(started, {
      signal,
      tooMuch: TOO_MUCH,
      ...(onProgress && { onProgress }),
      onLost: (how) => log.warn({ kind, ...how }, 'a process for GEDCOM ended without an answer'),
    });
  }

  const start = (task: GedcomTask | ExportTask) => startJobProcess(PROCESS, { connection, task }, memoryMegabytes);

  return {
    async run<Kind extends GedcomTask['kind']>(
      task: Extract<GedcomTask, { kind: Kind }>,
      { onProgress, signal }: { onProgress?: (done: number) => void; signal: AbortSignal },
    ) {
      const ends = AbortSignal.any([signal, closing.signal]);
      const work = () => {
        ends.throwIfAborted();
        const started = start(task);
        started.output.resume();
        return answerOf(started, task.kind, ends, onProgress);
      };
      return (await (task.kind === 'preview' ? exportLane(work, ends) : work())) as GedcomAnswers[Kind];
    },

    write(task) {
      const stream = new PassThrough();
      const left = new AbortController();
      const ends = AbortSignal.any([left.signal, closing.signal]);
      stream.once('close', () => left.abort());
      const work = async () => {
        ends.throwIfAborted();
        const started = start(task);
        // Its end is the stream's end only when the process says that it is whole.
        started.output.pipe(stream, { end: false });
        // Only a full stream waits for its reader: a large tree may take its time before its first line.
        let stall: NodeJS.Timeout | undefined;
        started.output.on(
          'pause',
          () =>
            (stall = setTimeout(
              () => left.abort(new Error('The reader of an export took nothing of it for too long.')),
              mostStallMs,
            )),
        );
        started.output.on('resume', () => clearTimeout(stall));
        await answerOf(started, task.kind, ends).finally(() => clearTimeout(stall));
        stream.end();
      };
      exportLane(work, ends).catch((error: unknown) => void stream.destroy(error as Error));
      return stream;
    },

    importWaits: createWorkSignal(),

    async close() {
      closing.abort();
      await Promise.all([...alive].map((process) => new Promise((resolve) => process.once('close', resolve))));
    },
  };
}

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    /** Largest GEDCOM file that is taken in, in megabytes. */
    gedcomMegabytes: number;
    /** Where trees are written as files: not among the requests. */
    gedcomWork: GedcomWork;
  }
}

/** The processes of a site that read and write GEDCOM files: for `perSite`. */
export const gedcomWorkOf = ({ connection, settings, log }: Site): GedcomWork =>
  createGedcomWork({ connection, memoryMegabytes: settings.gedcomMemoryMegabytes, log });
