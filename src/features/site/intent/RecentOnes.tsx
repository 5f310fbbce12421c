import { useSelector } from 'react-redux';

import { type searchQuerySlice, selectRecentSearches } from '#features/search/core/index.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { personalisedTexts as texts } from './texts.ts';
import styles from './personalised.module.scss';

type WithSearches = Record<typeof searchQuerySlice.name, ReturnType<typeof searchQuerySlice.reducer>>;

/** The searches this browser remembers. Draws nothing while there are none. */
export function RecentOnes() {
  const searches = useSelector((state: WithSearches) => selectRecentSearches(state));
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-ones" className={styles.part}>
      <h2 id="recent-ones">{texts.recent}</h2>
      <ul role="list" className={styles.records}>
        {searches.map(({ address, label, total }) => (
          <li key={address} className={styles.record}>
            <TextLink to={address}>{label}</TextLink>
            <span className={styles.set}>{texts.found(total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
