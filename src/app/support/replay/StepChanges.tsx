import type { Moment } from './momentsOf.ts';
import styles from './StepChanges.module.scss';
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
        <p className={styles.none}>{stepTexts.noChange}</p>
      ) : (
        <div className={styles.changes} role="group" aria-label={stepTexts.values} tabIndex={0}>
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
      {all.length > LIMIT && <p className={styles.none}>{stepTexts.more(all.length - LIMIT)}</p>}
    </section>
  );
}
