import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';

import type { Sheet } from '../deskApi.ts';
import { problemTexts as texts } from '../problemTexts.ts';
import type { Mends } from '../useMends.ts';
import styles from './problems.module.scss';

interface StepListProps {
  steps: Sheet['steps'];
  /** By step: rows that it changed; null while they are counted. */
  rows: readonly number[] | null;
  mends: Mends;
}

/** The steps of a sheet in the order in which they are done; each is undone alone. */
export const StepList = ({ steps, rows, mends }: StepListProps) => (
  <Card title={texts.steps}>
    <p>{texts.stepsText}</p>
    <ol className={styles.steps}>
      {steps.map(({ at, text, details }) => (
        <li key={at} className={styles.step}>
          <div className={styles.stepText}>
            <p>
              {text} {rows && <span className={styles.muted}>({texts.stepRows(rows[at] ?? 0)})</span>}
            </p>
            {details.length > 0 && (
              <details>
                <summary>{texts.values}</summary>
                <ul>
                  {details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
          <Button
            size="sm"
            aria-label={texts.undoOf(text)}
            aria-disabled={mends.isBusy}
            onClick={() => {
              if (!mends.isBusy) mends.undo(at);
            }}
          >
            {texts.undo}
          </Button>
        </li>
      ))}
    </ol>
  </Card>
);
