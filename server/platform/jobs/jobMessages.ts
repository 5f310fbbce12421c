import type { Connection } from '#server/platform/db/openDatabase.ts';

/** What the process of a job is sent once, when it starts. */
export interface JobOrder<Task> {
  connection: Connection;
  task: Task;
}

/**
 * What it answers: that it lives, how far it is, and at the end what came of it. `isForMember`: the message is a
 * UserError's.
 */
export type JobMessage<Value> =
  | { kind: 'beat' }
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'done'; value: Value }
  | { kind: 'failed'; message: string; isForMember: boolean };

/** The file descriptor that a job with an output writes to. */
export const JOB_OUTPUT = 4;
