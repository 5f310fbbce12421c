export { shownTask } from './shownTask.ts';
export { SHOWN_TASK, type StoredTask, TASK_COLUMNS } from './taskStore.ts';
