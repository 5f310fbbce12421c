import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';

import { classNames } from '../classNames.ts';
import { uiTexts as texts } from '../texts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Steps.module.scss';

interface StepsProps {
  /** Names what the steps are of. */
  label: string;
  /** In their order; each is a page of its own. */
  steps: readonly { label: string; to: string; isDone: boolean; isCurrent: boolean }[];
}

/** The steps of something that is done over several pages, each a link; what is done has a tick. */
export const Steps = ({ label, steps }: StepsProps) => (
  <nav aria-label={label}>
    <ol className={styles.steps}>
      {steps.map(({ label: step, to, isDone, isCurrent }, index) => (
        <li key={to} className={styles.step}>
          <Link
            to={to}
            aria-current={isCurrent ? 'step' : undefined}
            className={classNames(styles.link, isCurrent && styles.current)}
          >
            <span aria-hidden="true" className={classNames(styles.mark, isDone && styles.done)}>
              {isDone ? <Check /> : index + 1}
            </span>
            {step}
            {isDone && <VisuallyHidden> ({texts.done})</VisuallyHidden>}
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);
