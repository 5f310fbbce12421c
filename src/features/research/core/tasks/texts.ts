import { counted } from '#domain/kernel/wording/counted.ts';

/** Tasks, on the hub, a question and a person of a tree. */
export const taskTexts = {
  title: 'Tasks',
  failed: 'We couldn’t show your tasks.',
  empty: 'No tasks yet.',
  add: 'Add a task',
  text: 'Task',
  due: 'Due date',
  people: 'People of a tree',
  peopleHint: 'For one task each: the addresses of their pages, one in each line.',
  save: 'Save task',
  cancel: 'Cancel',
  editOne: (text: string) => `Edit ${text}`,
  removeOne: (text: string) => `Remove ${text}`,
  dueOn: (day: string) => `due ${day}`,
  overdue: (day: string) => `overdue since ${day}`,
  for: 'for',
  person: 'Open the person',
  conflict: 'This task was changed in another window. Copy what you typed, then reload the page.',
  gone: 'This task has been deleted in another window.',
  notAPerson: (line: number) => `Line ${line} is not the address of a person of a tree.`,
  removed: (text: string) => `Removed “${text}”`,
  notChanged: 'The task wasn’t changed',
  notRestored: 'The task couldn’t be restored',
  undo: 'Undo',
  left: (count: number) => `There is room for ${counted(count, 'more task')}.`,
};
