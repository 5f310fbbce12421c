import { useEffect, useRef } from 'react';

import type { RecordedStep } from '#domain/staff/support/supportFile.ts';
import { classNames } from '#ui/classNames.ts';

import styles from './StepList.module.scss';
import { stepTexts } from './texts.ts';

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** What an action was about, in a word. */
const subjectOf = ({ answer, page, dropped }: RecordedStep): string | null =>
  page?.pattern ?? answer?.key ?? dropped ?? null;

interface StepListProps {
  steps: readonly RecordedStep[];
  /** The chosen moment: 0 is before the first step. */
  at: number;
  onChoose: (at: number) => void;
}

/** The recorded actions with their times, oldest first. */
export function StepList({ steps, at, onChoose }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const [box, chosen] = [list.current, list.current?.children[at]];
    if (box && chosen instanceof HTMLElement) box.scrollTop = chosen.offsetTop - box.clientHeight / 2;
  }, [at]);
  const entry = (moment: number, type: string, when: string | null, subject: string | null) => (
    <li key={moment}>
      <button
        type="button"
        aria-current={moment === at ? 'step' : undefined}
        className={classNames(styles.step, moment === at && styles.current)}
        onClick={() => onChoose(moment)}
      >
        <span className={styles.type}>{type}</span>
        {subject !== null && <span className={styles.subject}>{subject}</span>}
        {when !== null && <span className={styles.when}>{when}</span>}
      </button>
    </li>
  );
  return (
    <section aria-label={stepTexts.actions}>
      <h2>{stepTexts.happened}</h2>
      <ol ref={list} className={styles.list}>
        {entry(0, stepTexts.start, null, null)}
        {steps.map((step, index) => entry(index + 1, step.type, time.format(step.at), subjectOf(step)))}
      </ol>
    </section>
  );
}
