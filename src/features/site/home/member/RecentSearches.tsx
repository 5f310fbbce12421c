import { X } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import {
  recentSearchesCleared,
  recentSearchForgotten,
  type searchQuerySlice,
  selectRecentSearches,
} from '#features/search/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { shortMomentInWords } from '#ui/readersClock.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { recentTexts as texts } from '../texts.ts';
import styles from './RecentSearches.module.scss';

type WithSearches = Record<typeof searchQuerySlice.name, ReturnType<typeof searchQuerySlice.reducer>>;

/** The searches this browser remembers, newest first. Draws nothing while there are none. */
export function RecentSearches() {
  const searches = useSelector((state: WithSearches) => selectRecentSearches(state));
  const dispatch = useDispatch();
  if (searches.length === 0) return null;
  return (
    <Card
      title={texts.title}
      actions={
        <Button variant="quiet" size="sm" onClick={() => dispatch(recentSearchesCleared())}>
          {texts.clear}
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
              {texts.results(total)} · <time dateTime={new Date(at).toISOString()}>{shortMomentInWords(at)}</time>
            </span>
            <IconButton
              size="sm"
              label={texts.remove(label)}
              icon={<X aria-hidden="true" />}
              onClick={() => dispatch(recentSearchForgotten(address))}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.note}</p>
    </Card>
  );
}
