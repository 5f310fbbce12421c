import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { facetInput } from '#features/search/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useSearchesAroundQuery } from '../aiSearchApi.ts';
import { similarTexts as texts } from '../texts.ts';
import styles from './SearchesAround.module.scss';

interface SearchesAroundProps {
  query: SearchQuery;
}

/** Searches like this one that find something, each with what it changes. Draws nothing while there are none. */
export function SearchesAround({ query }: SearchesAroundProps) {
  const { currentData: data } = useSearchesAroundQuery(facetInput(query));
  if (!data || data.length === 0) return null;
  return (
    <Card title={texts.title}>
      <ul role="list" className={styles.list}>
        {data.map(({ change, search, total }) => (
          <li key={search} className={styles.line}>
            <TextLink to={`/ai-search/results-summary?${search}`}>{change}</TextLink>
            <span className={styles.count}>{texts.total(total)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
