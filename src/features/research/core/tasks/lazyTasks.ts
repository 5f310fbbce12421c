import { lazyPart } from '#ui/lazyPart.ts';

/** Tasks come after the page that shows them. */
export const TasksCard = lazyPart(() => import('./TasksCard.tsx').then((chunk) => chunk.TasksCard));
export const TaskList = lazyPart(() => import('./TaskList.tsx').then((chunk) => chunk.TaskList));
