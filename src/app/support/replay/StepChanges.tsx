import { differences } from './differences.ts';
import type { Moment } from './momentsOf.ts';
import { stepTexts } from './texts.ts';
import styles from './StepChanges.module.scss';

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
