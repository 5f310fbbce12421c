import { useRef } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { toastRaised, useToastAction } from '#features/kernel/toasts/index.ts';

import { TaskItem } from './TaskItem.tsx';
import styles from './tasks.module.scss';
import {
  type ResearchTask,
  useRemoveResearchTaskMutation,
  useRestoreResearchTaskMutation,
  useSetResearchTaskDoneMutation,
} from './tasksApi.ts';
import { taskTexts as texts } from './texts.ts';

const UNDO = 'research.undo-task';

interface TaskListProps {
  tasks: readonly ResearchTask[];
  /** The page is of their question, or of their person. */
  isAtHome?: boolean;
}

/** Tasks that can be ticked off, edited and removed; what was removed comes back by one press. */
export function TaskList({ tasks, isAtHome = false }: TaskListProps) {
  const dispatch = useDispatch();
  const [setDone] = useSetResearchTaskDoneMutation();
  const [remove] = useRemoveResearchTaskMutation();
  const [restore] = useRestoreResearchTaskMutation();
  const removed = useRef<string>(null);
  const failed = (title: string, error: unknown) =>
    dispatch(toastRaised({ title, description: describeError(error), variant: 'error' }));
  useToastAction(UNDO, () => {
    if (removed.current === null) return;
    void restore({ id: removed.current }).then(
      ({ data, error }) => (error !== undefined || data === null) && failed(texts.notRestored, error),
    );
  });
  const tick = async (id: string, isDone: boolean) => {
    const { error } = await setDone({ id, isDone });
    if (error !== undefined) failed(texts.notChanged, error);
  };
  const removeTask = async ({ id, text }: ResearchTask) => {
    const { error } = await remove({ id });
    if (error !== undefined) return failed(texts.notChanged, error);
    removed.current = id;
    return dispatch(toastRaised({ title: texts.removed(text), action: { id: UNDO, label: texts.undo } }));
  };
  return (
    <ul role="list" className={styles.tasks}>
      {tasks.map((task) => (
        <TaskItem
          key={task.id}
          task={task}
          isAtHome={isAtHome}
          onDone={(isDone) => void tick(task.id, isDone)}
          onRemove={() => void removeTask(task)}
        />
      ))}
    </ul>
  );
}
