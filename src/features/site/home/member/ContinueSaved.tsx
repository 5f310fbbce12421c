import { storedSearchAddress } from '#domain/search/saved/storedSearch.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useHomeSavedSearchesQuery } from '../memberHomeApi.ts';
import { continueTexts as texts } from '../texts.ts';
import styles from './Continue.module.scss';

const MOST = 4;

/** Saved searches, those with new results first. States: on their way, not to be had, none, the list. */
export function ContinueSaved() {
  const { data: searches, error } = useHomeSavedSearchesQuery();
  const first = searches && [...searches].sort((one, other) => (other.newCount ?? 0) - (one.newCount ?? 0)).slice(0, MOST);
  return (
    <Card title={texts.savedTitle}>
      {first === undefined && (error ? <p role="alert">{texts.savedFailed} {describeError(error)}</p> : <SkeletonTable rows={3} columns={1} />)}
      {first?.length === 0 && <p>{texts.savedEmpty}</p>}
      {first && first.length > 0 && (
        <>
          <ul role="list" className={styles.list}>
            {first.map(({ id, name, newCount, ...stored }) => (
              <li key={id} className={styles.entry}>
                <TextLink plain to={storedSearchAddress(stored)}>
                  {name}
                </TextLink>
                {newCount !== null && newCount > 0 && <Badge tone="success">{texts.savedNew(newCount)}</Badge>}
              </li>
            ))}
          </ul>
          <p className={styles.way}>
            <TextLink to="/search/saved">{texts.savedAll}</TextLink>
          </p>
        </>
      )}
    </Card>
  );
}
