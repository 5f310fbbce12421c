import { figure } from '#domain/kernel/wording/countInWords.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { facetInput, RESULTS_PATH } from '#features/search/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useSuggestedSearchesQuery } from '../keepSearchApi.ts';
import { similarTexts as texts } from '../memberTexts.ts';
import styles from './NoResults.module.scss';

interface SuggestionsDialogProps {
  query: SearchQuery;
  onClose: () => void;
}

/** Searches like this one that find something, each with what it changes. States: loading, failed, none, searches. */
export function SuggestionsDialog({ query, onClose }: SuggestionsDialogProps) {
  const { data, ...answer } = useSuggestedSearchesQuery({ input: facetInput(query) });
  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.lead}>
      {!data && <NoAnswer of={answer} texts={texts} waiting={<SkeletonTable rows={4} columns={1} />} />}
      {data?.length === 0 && <p>{texts.none}</p>}
      {data && data.length > 0 && (
        <ul role="list" className={styles.wider}>
          {data.map(({ change, search, total }) => (
            <li key={search}>
              <TextLink to={`${RESULTS_PATH}?${search}`} onClick={onClose}>
                {change}
              </TextLink>
              <span className={styles.count}>{figure(total)}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
