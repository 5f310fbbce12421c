import { ONBOARDING_PEOPLE } from '#domain/trees/person/onboardingSteps.ts';

import { stepsTexts } from '../stepsTexts.ts';
import { isKnown, nameIn, type TreeDraft } from '../treeDraft.ts';
import styles from './onboarding.module.scss';

/** Everyone the steps gathered. */
export function DraftSummary({ draft }: { draft: TreeDraft }) {
  const known = ONBOARDING_PEOPLE.filter(({ node }) => isKnown(draft, node));
  return (
    <ul aria-label={stepsTexts.summary} className={styles.known}>
      {known.map(({ node, label }) => (
        <li key={node}>
          {label}: {nameIn(draft, node)}
        </li>
      ))}
    </ul>
  );
}
