import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { MOST_BULK_TASKS } from '#domain/research/questions/questionLimits.ts';

/** Tasks, on the hub, a question and a person of a tree. */
export const taskTexts = {
  title: 'Tasks',
  failed: 'We couldn’t show your tasks.',
  empty: 'No tasks yet.',
  add: 'Add a task',
  text: 'Task',
  due: 'Due date',
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
  removed: (text: string) => `Removed “${text}”`,
  notChanged: 'The task wasn’t changed',
  notRestored: 'The task couldn’t be restored',
  undo: 'Undo',
  left: (count: number) => `There is room for ${countInWords(count, 'more task')}.`,
};

/** People of trees who get one task each. */
export const peopleTexts = {
  loading: 'Loading your trees…',
  failed: 'We couldn’t fetch your trees. You can save the task without people.',
  noTree: 'You have no tree yet.',
  tree: 'Tree',
  label: 'For people of a tree (optional)',
  placeholder: 'Type part of a name',
  chosen: 'People chosen',
  count: (count: number) => `One task for each of ${countInWords(count, 'person', 'people')}.`,
  full: `You can choose up to ${figure(MOST_BULK_TASKS)} people at once.`,
};
