import { House, Newspaper, Search, Telescope, TreeDeciduous } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { INTENT_GOALS, type IntentAnswers, type IntentGoal } from '#domain/site/intent/intentAnswers.ts';
import { intentWay } from '#domain/site/intent/intentWay.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';

import styles from './intent.module.scss';
import { goalTexts as texts } from './texts.ts';

const ICONS = {
  ancestor: Search,
  house: House,
  newspaper: Newspaper,
  tree: TreeDeciduous,
  look: Telescope,
} satisfies Record<IntentGoal, typeof Search>;

/** The first question: each answer is a way to go. The one given before is marked. */
export function GoalStep({ answers }: { answers: IntentAnswers }) {
  const isMember = useSelector(selectIsSignedIn);
  return (
    <>
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <ul role="list" aria-label={texts.goals} className={styles.goals}>
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
                  {texts.choices[goal].title}
                </Link>
                <span className={styles.words}>{texts.choices[goal].text}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
