/** A task on its way; `ticket` names it in the shared cell that cancels. */
export interface Request<Task> {
  ticket: number;
  task: Task;
}

/** Errors cross as data. */
export type Reply =
  | { ticket: number; value: unknown }
  | { ticket: number; error: { message: string; isCancelled: boolean } };

/** Thrown by a task that was called off while it was done. */
export class Cancelled extends Error {}
