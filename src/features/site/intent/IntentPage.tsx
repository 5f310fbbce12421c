import { Link, useLocation, useParams } from 'react-router-dom';

import { readIntent } from '#domain/site/intent/intentAnswers.ts';
import { Logo } from '#ui/Logo/Logo.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { AncestorStep } from './AncestorStep.tsx';
import { GoalStep } from './GoalStep.tsx';
import styles from './intent.module.scss';
import { intentFrameTexts as texts } from './texts.ts';

/** Asks what a visitor looks for and leads there. Has its own head in place of bar and foot (spec 2 section 2). */
export function Component() {
  const { '*': part } = useParams();
  const { search } = useLocation();
  const isSecond = part === 'ancestor';
  const answers = readIntent(search);
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <Link to="/" className={styles.brand} aria-label={texts.home}>
          <Logo />
        </Link>
        <TextLink to="/">{texts.skip}</TextLink>
      </div>
      <div className={styles.question}>
        <p className={styles.step}>{texts.step(isSecond ? 2 : 1)}</p>
        {isSecond ? <AncestorStep answers={answers} /> : <GoalStep answers={answers} />}
      </div>
    </div>
  );
}
