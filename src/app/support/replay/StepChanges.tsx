import { differences } from './differences.ts';
import type { Moment } from './momentsOf.ts';
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
    <section aria-label="Changes">
      <h2>What it changed</h2>
      {all.length === 0 ? (
        <p className={styles.none}>Nothing that was recorded.</p>
      ) : (
        <div className={styles.changes} role="group" aria-label="Changed values" tabIndex={0}>
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
      {all.length > LIMIT && <p className={styles.none}>{`And ${all.length - LIMIT} more.`}</p>}
    </section>
  );
}
