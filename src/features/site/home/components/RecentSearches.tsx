import { X } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import { counted } from '#domain/kernel/wording/counted.ts';
import { recentSearchesCleared, recentSearchForgotten, type searchQuerySlice, selectRecentSearches } from '#features/search/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './RecentSearches.module.scss';

type WithSearches = Record<typeof searchQuerySlice.name, ReturnType<typeof searchQuerySlice.reducer>>;

const when = (at: number): string => new Date(at).toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** The searches this browser remembers, newest first. Draws nothing while there are none. */
export function RecentSearches() {
  const searches = useSelector((state: WithSearches) => selectRecentSearches(state));
  const dispatch = useDispatch();
  if (searches.length === 0) return null;
  return (
    <Card
      title="Recent searches"
      actions={
        <Button variant="quiet" size="sm" onClick={() => dispatch(recentSearchesCleared())}>
          Forget all
        </Button>
      }
    >
      <ul role="list" className={styles.list}>
        {searches.map(({ address, label, total, at }) => (
          <li key={address} className={styles.search}>
            <TextLink plain to={address}>
              {label}
            </TextLink>
            <span className={styles.facts}>
              {counted(total, 'record')} · <time dateTime={new Date(at).toISOString()}>{when(at)}</time>
            </span>
            <IconButton size="sm" label={`Forget the search ${label}`} icon={<X aria-hidden="true" />} onClick={() => dispatch(recentSearchForgotten(address))} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>Kept in this browser only, until you sign out.</p>
    </Card>
  );
}
