export { presentTask } from './presentTask.ts';
export { SHOWN_TASK, type StoredTask, TASK_COLUMNS } from './taskStore.ts';
