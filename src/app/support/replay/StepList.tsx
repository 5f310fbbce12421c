import { useEffect, useRef } from 'react';

import type { RecordedStep } from '#domain/staff/support/supportFile.ts';
import { classNames } from '#ui/classNames.ts';

import type { Moment } from './momentsOf.ts';
import styles from './StepList.module.scss';
import stepChangesStyles from './SupportPage.module.scss';
import { stepTexts } from './texts.ts';

/** A value that a step changed. */
interface Difference {
  /** `slices.auth.status`, `answers.transcript#1.status`. */
  path: string;
  before: string;
  after: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const words = (value: unknown): string => (value === undefined ? stepTexts.absent : JSON.stringify(value));

function compare(path: string, before: unknown, after: unknown): Difference[] {
  if (before === after) return [];
  if (!isObject(before) || !isObject(after)) {
    const [old, now] = [words(before), words(after)];
    return old === now ? [] : [{ path, before: old, after: now }];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => compare(`${path}.${key}`, before[key], after[key]));
}

/** What differs between two moments, value by value; empty when a step changed nothing that was recorded. */
function differences(before: Moment, after: Moment): Difference[] {
  const { api: _beforeApi, ...oldSlices } = before.slices;
  const { api: _afterApi, ...newSlices } = after.slices;
  return [
    ...compare('page', before.page, after.page),
    ...compare('slices', oldSlices, newSlices),
    ...compare('answers', Object.fromEntries(before.answers), Object.fromEntries(after.answers)),
  ];
}

/** Changed values shown; a page's answer alone may have hundreds. */
const LIMIT = 30;

interface StepChangesProps {
  /** Undefined before the first step. */
  before: Moment | undefined;
  after: Moment;
}

/** What the chosen step changed in the recorded state, value by value. */
export function StepChanges({ before, after }: StepChangesProps) {
  const all = before ? differences(before, after) : [];
  return (
    <section aria-label={stepTexts.changes}>
      <h2>{stepTexts.changed}</h2>
      {all.length === 0 ? (
        <p className={stepChangesStyles.none}>{stepTexts.noChange}</p>
      ) : (
        <div className={stepChangesStyles.changes} role="group" aria-label={stepTexts.values} tabIndex={0}>
          <dl>
            {all.slice(0, LIMIT).map(({ path, before: old, after: now }) => (
              <div key={path}>
                <dt>{path}</dt>
                <dd>
                  <del>{old}</del> <ins>{now}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {all.length > LIMIT && <p className={stepChangesStyles.none}>{stepTexts.more(all.length - LIMIT)}</p>}
    </section>
  );
}

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
