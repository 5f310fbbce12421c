import type { Connection } from '#server/platform/db/openDatabase.ts';

import type { ReportTask } from '../writeReport.ts';

/** What a process is said once, when it starts. */
export interface ReportOrder {
  connection: Connection;
  task: ReportTask;
}

/** What it says: that it lives, how far it is, and what came of it. `isForMember`: the message is a UserError's. */
export type ReportMessage = { kind: 'beat' } | { kind: 'progress'; done: number; of: number } | { kind: 'done' } | { kind: 'failed'; message: string; isForMember: boolean };
