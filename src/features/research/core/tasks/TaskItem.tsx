import { Pencil, X } from 'lucide-react';
import { useState } from 'react';

import { questionAddress } from '#domain/research/questions/questionAddress.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';

import { TaskForm } from './TaskForm.tsx';
import styles from './tasks.module.scss';
import { type ResearchTask, useChangeResearchTaskMutation } from './tasksApi.ts';
import { taskTexts as texts } from './texts.ts';

interface TaskItemProps {
  task: ResearchTask;
  /** The page is of the task’s question, or of its person: neither is named again. */
  isAtHome: boolean;
  onDone: (isDone: boolean) => void;
  onRemove: () => void;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** A task: done or not, what it is for, and when it is due. */
export function TaskItem({
  task: { id, version, text, due, isDone, questionId, question, personAddress },
  isAtHome,
  onDone,
  onRemove,
}: TaskItemProps) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useFocusBack(isEditing);
  const [change] = useChangeResearchTaskMutation();
  if (isEditing) {
    return (
      <li className={styles.task}>
        <TaskForm
          draft={`research-task.${id}`}
          values={{ text, due: due ?? '', people: [] }}
          asksPeople={false}
          send={(values) => change({ id, version, text: values.text, due: values.due || null })}
          onDone={() => setEditing(false)}
        />
      </li>
    );
  }
  return (
    <li className={styles.task}>
      <div className={styles.line}>
        <CheckboxField
          compact
          label={<span className={isDone ? styles.done : undefined}>{text}</span>}
          checked={isDone}
          onChange={() => onDone(!isDone)}
        />
        <div className={styles.tools}>
          <IconButton
            ref={editButton}
            size="sm"
            label={texts.editOne(text)}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => setEditing(true)}
          />
          <IconButton size="sm" label={texts.removeOne(text)} icon={<X aria-hidden="true" />} onClick={onRemove} />
        </div>
      </div>
      <p className={styles.muted}>
        {due !== null && (
          <span className={!isDone && due < today() ? styles.overdue : undefined}>
            {!isDone && due < today() ? texts.overdue(dayInWords(due)) : texts.dueOn(dayInWords(due))}
          </span>
        )}
        {!isAtHome && questionId !== null && (
          <span>
            {texts.for} <TextLink to={questionAddress(questionId)}>{question}</TextLink>
          </span>
        )}
        {!isAtHome && personAddress !== null && <TextLink to={personAddress}>{texts.person}</TextLink>}
      </p>
    </li>
  );
}
