import { UserError } from '#server/platform/config/UserError.ts';

import type { JobMessage } from './jobMessages.ts';
import type { JobProcess } from './startJobProcess.ts';

/** A process that says nothing for so long is stuck. */
const MOST_SILENCE_MS = 120_000;

/** A job that ended without an answer: its process was killed, or fell. */
export class JobLost extends Error {
  override name = 'JobLost';
}

interface AnswerOptions {
  /** Ends the process, whatever it is doing. */
  signal: AbortSignal;
  onProgress?: (done: number, of: number) => void;
  /** For the member whose job needs more memory than it may have. */
  tooMuch: string;
  /** Milliseconds it may take, and for the member whose job takes longer. Default: as long as it says that it lives. */
  longest?: { ms: number; text: string };
  /** The process ended without an answer. */
  onLost?: (how: { code: number | null; signal: string | null }) => void;
}

/**
 * What a process answers; it is dead when this settles.
 * @throws UserError with what a member can do; JobLost; the signal's reason
 */
export function answerOfJob<Value>(
  { process, output }: JobProcess,
  { signal, onProgress = () => undefined, tooMuch, longest, onLost }: AnswerOptions,
): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    let end: Extract<JobMessage<Value>, { kind: 'done' | 'failed' }> | null = null;
    const kill = () => {
      process.kill('SIGKILL');
      // What its reader left unread would hold the process's end back for ever.
      output.destroy();
    };
    const silence = setTimeout(kill, MOST_SILENCE_MS);
    let isTooLong = false;
    const limit =
      longest &&
      setTimeout(() => {
        isTooLong = true;
        kill();
      }, longest.ms);
    process.on('message', (message: JobMessage<Value>) => {
      silence.refresh();
      if (message.kind === 'progress') onProgress(message.done, message.of);
      else if (message.kind !== 'beat') end = message;
    });
    // Its end says what there is to say.
    process.on('error', () => undefined);
    process.once('close', (code, killedBy) => {
      clearTimeout(silence);
      clearTimeout(limit);
      signal.removeEventListener('abort', kill);
      if (signal.aborted) return reject(signal.reason as Error);
      if (end?.kind === 'done') return resolve(end.value);
      if (end?.kind === 'failed') return reject(end.isForMember ? new UserError(end.message) : new Error(end.message));
      if (longest && isTooLong) return reject(new UserError(longest.text));
      onLost?.({ code, signal: killedBy });
      // V8 ends a process that asks for more than it may have.
      return reject(
        killedBy === 'SIGABRT' ? new UserError(tooMuch) : new JobLost(`ended by ${killedBy ?? `code ${code}`}`),
      );
    });
    signal.addEventListener('abort', kill, { once: true });
    if (signal.aborted) kill();
  });
}
