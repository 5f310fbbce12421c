export { presentTask, SHOWN_TASK, type StoredTask, TASK_COLUMNS } from './taskStore.ts';
