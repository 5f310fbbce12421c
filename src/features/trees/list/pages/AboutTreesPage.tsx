import { BookOpenText, Lock, Search } from 'lucide-react';
import { Link } from 'react-router-dom';

import { GROUPS } from '#domain/kernel/grants/flagNames.ts';
import { useGroup } from '#features/kernel/grants/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Drawing } from '#ui/Drawing/Drawing.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { landingTexts, treeTexts } from '../texts.ts';
import styles from './AboutTreesPage.module.scss';

const REASONS = [
  { icon: Search, ...landingTexts.reasons.hints },
  { icon: BookOpenText, ...landingTexts.reasons.sources },
  { icon: Lock, ...landingTexts.reasons.privacy },
];

const FIRST_STEPS = '/family-tree/create';
const returning = (page: string, to: string): string => `${page}?${new URLSearchParams({ returnTo: to })}`;

/**
 * What a tree is good for, for visitors. A newcomer registers and goes on to the first steps; the test group takes them
 * before (TREE-003).
 */
export function Component() {
  const mayStartNow = useGroup(GROUPS.preRegistrationOnboarding);
  return (
    <>
      <div className={styles.hero}>
        <PageContainer>
          <div className={styles.columns}>
            <div className={styles.words}>
              <h1>{landingTexts.title}</h1>
              <p>{landingTexts.lead}</p>
              <div className={styles.actions}>
                <ButtonLink
                  variant="inverse"
                  size="lg"
                  to={mayStartNow ? FIRST_STEPS : returning('/register', FIRST_STEPS)}
                >
                  {treeTexts.start}
                </ButtonLink>
                <ButtonLink variant="outline" size="lg" to={returning('/sign-in', '/tree/all-trees')}>
                  {landingTexts.signIn}
                </ButtonLink>
              </div>
              <p>
                <Link className={styles.example} to="/tree/example-family-tree">
                  {treeTexts.example}
                </Link>
              </p>
            </div>
            <Drawing name="ledger" />
          </div>
        </PageContainer>
      </div>
      <PageContainer>
        <ul role="list" className={styles.reasons}>
          {REASONS.map(({ icon: Icon, title, text }) => (
            <li key={title} className={styles.reason}>
              <Icon aria-hidden="true" />
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </PageContainer>
    </>
  );
}
