import { House, Newspaper, Search, Telescope, TreeDeciduous } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Link, useLocation, useParams } from 'react-router-dom';

import { readIntent, INTENT_GOALS, type IntentAnswers, type IntentGoal } from '#domain/site/intent/intentAnswers.ts';
import { intentWay } from '#domain/site/intent/intentWay.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Logo } from '#ui/Logo/Logo.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { AncestorStep } from './AncestorStep.tsx';
import styles from './intent.module.scss';
import { intentFrameTexts as texts, goalTexts } from './texts.ts';

const ICONS = {
  ancestor: Search,
  house: House,
  newspaper: Newspaper,
  tree: TreeDeciduous,
  look: Telescope,
} satisfies Record<IntentGoal, typeof Search>;

/** The first question: each answer is a way to go. The one given before is marked. */
function GoalStep({ answers }: { answers: IntentAnswers }) {
  const isMember = useSelector(selectIsSignedIn);
  return (
    <>
      <h1>{goalTexts.title}</h1>
      <p className={styles.lead}>{goalTexts.lead}</p>
      <ul role="list" aria-label={goalTexts.goals} className={styles.goals}>
        {INTENT_GOALS.map((goal) => {
          const Icon = ICONS[goal];
          return (
            <li key={goal} className={styles.goal}>
              <Icon aria-hidden size={24} className={styles.icon} />
              <span>
                <Link
                  to={intentWay({ ...answers, goal }, isMember)}
                  className={styles.goalLink}
                  aria-current={goal === answers.goal ? 'step' : undefined}
                >
                  {goalTexts.choices[goal].title}
                </Link>
                <span className={styles.words}>{goalTexts.choices[goal].text}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Asks what a visitor looks for and leads there. Has its own head in place of bar and foot (spec 2 section 2). */
export function Component() {
  const { '*': part } = useParams();
  const { search } = useLocation();
  const isSecond = part === 'ancestor';
  const answers = readIntent(search);
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <Link to="/" className={styles.brand} aria-label={texts.home(readSiteBoot().name)}>
          <Logo name={readSiteBoot().shortName} logo={readSiteBoot().logo} />
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
