import { useSelector } from 'react-redux';

import { ARTICLE_RESULTS } from '#domain/newspapers/search/articleAddress.ts';
import { type searchQuerySlice, selectRecentSearches } from '#features/search/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { startTexts as texts } from '../texts.ts';
import styles from './SearchNewspapersPage.module.scss';

type WithSearches = Record<typeof searchQuerySlice.name, ReturnType<typeof searchQuerySlice.reducer>>;

/** The searches of newspapers that this browser remembers, newest first. Draws nothing while there are none. */
export function RecentArticleSearches() {
  const searches = useSelector((state: WithSearches) => selectRecentSearches(state)).filter(({ address }) =>
    address.startsWith(ARTICLE_RESULTS),
  );
  if (searches.length === 0) return null;
  return (
    <Card title={texts.recent}>
      <ul role="list" className={styles.recent}>
        {searches.map(({ address, label, total }) => (
          <li key={address}>
            <TextLink to={address}>{label}</TextLink> <span className={styles.total}>{texts.recentTotal(total)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
