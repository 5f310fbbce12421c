import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { FEW_ROWS_LEFT } from '#domain/research/questions/questionLimits.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { TaskForm } from './TaskForm.tsx';
import { TaskList } from './TaskList.tsx';
import styles from './tasks.module.scss';
import { useAddResearchTasksMutation, useResearchTasksQuery } from './tasksApi.ts';
import { taskTexts as texts } from './texts.ts';

interface TasksCardProps {
  questionId?: string | null;
  /** A person of a tree, with the address of their page. */
  person?: { id: string; address: string } | null;
}

/**
 * The member’s tasks for a question, for a person of a tree, or all; new ones for one person or many. States: loading,
 * failed, none, a list.
 */
export function TasksCard({ questionId = null, person = null }: TasksCardProps) {
  const { data, error } = useResearchTasksQuery({ questionId, personId: person?.id ?? null });
  const [add] = useAddResearchTasksMutation();
  const [isAdding, setAdding] = useState(false);
  const addButton = useFocusBack(isAdding);
  const left = data ? data.most - data.tasks.length : 0;
  return (
    <Card title={texts.title}>
      {!data &&
        (error ? (
          <p role="alert">
            {texts.failed} {describeError(error)}
          </p>
        ) : (
          <SkeletonTable rows={2} columns={1} />
        ))}
      {data?.tasks.length === 0 && !isAdding && <p className={styles.muted}>{texts.empty}</p>}
      {data && data.tasks.length > 0 && (
        <TaskList tasks={data.tasks} isAtHome={questionId !== null || person !== null} />
      )}
      {data && left <= FEW_ROWS_LEFT && <p className={styles.muted}>{texts.left(left)}</p>}
      {isAdding ? (
        <TaskForm
          draft={`research-tasks.${questionId ?? ''}.${person?.id ?? ''}`}
          values={{ text: '', due: '', people: [] }}
          asksPeople={person === null}
          send={({ text, due, people }) =>
            add({
              text,
              due: due || null,
              questionId,
              people: person === null ? people.map(({ address }) => address) : [person.address],
            })
          }
          onDone={() => setAdding(false)}
        />
      ) : (
        <div>
          <Button ref={addButton} size="sm" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        </div>
      )}
    </Card>
  );
}
