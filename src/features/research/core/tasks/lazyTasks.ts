import { lazyPart } from '#ui/lazyPart.ts';

/** Tasks come after the page that shows them. */
export const TasksCard = lazyPart(() => import('./TasksCard.tsx').then((chunk) => chunk.TasksCard));
export const TaskList = lazyPart(() => import('./TaskList.tsx').then((chunk) => chunk.TaskList));
/** Comes with the first task that is made. */
export const PeopleField = lazyPart(() => import('./PeopleField.tsx').then((chunk) => chunk.PeopleField));
