import type { Connection } from '#server/platform/db/openDatabase.ts';

import type { ExportTask, GedcomAnswers, GedcomTask } from './gedcomTask.ts';

/** What a process is said once, when it starts. */
export interface WorkOrder {
  connection: Connection;
  task: GedcomTask | ExportTask;
}

/** What it says: that it lives, how far it is, and at the end what came of it. */
export type WorkMessage =
  | { kind: 'beat' }
  | { kind: 'progress'; done: number }
  | { kind: 'done'; value: GedcomAnswers[GedcomTask['kind']] }
  /** `isForMember`: the message is a UserError's. */
  | { kind: 'failed'; message: string; isForMember: boolean };

/** The file descriptor that an export is written to. */
export const EXPORT_DESCRIPTOR = 4;
