import { BookOpenText, Lock, Search } from 'lucide-react';

import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Drawing } from '#ui/Drawing/Drawing.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import styles from './FamilyTreePage.module.scss';

const REASONS = [
  { icon: Search, title: 'Finds its own records', text: 'While you sleep, every person of your tree is compared with the records of this site. What fits comes to you as a hint, with the reasons.' },
  { icon: BookOpenText, title: 'Keeps what proves it', text: 'Each fact remembers its source. Add a record to somebody and the citation is made for you.' },
  { icon: Lock, title: 'Stays yours', text: 'A tree is private until you share it, living people are hidden from everybody else, and you can take all of it with you as a GEDCOM file.' },
];

/** What a tree is good for, for visitors. */
export function Component() {
  return (
    <>
      <div className={styles.hero}>
        <PageContainer>
          <div className={styles.columns}>
            <div className={styles.words}>
              <h1>Grow your family tree</h1>
              <p>Begin with yourself, your parents and your grandparents. From there the records lead on.</p>
              <div className={styles.actions}>
                <ButtonLink variant="inverse" size="lg" to="/family-tree/create">
                  Begin your tree
                </ButtonLink>
                <ButtonLink variant="inverse" size="lg" to="/sign-in?returnTo=%2Ftree%2Fall-trees">
                  Sign in
                </ButtonLink>
              </div>
              <p>
                <ButtonLink variant="inverse" to="/tree/example-family-tree">
                  Look at an example first
                </ButtonLink>
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
