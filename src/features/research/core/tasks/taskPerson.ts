/** A person of a tree who gets a task. */
export interface TaskPerson {
  /** Of their page. */
  address: string;
  name: string;
}
