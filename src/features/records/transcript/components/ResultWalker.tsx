import { useSelector } from 'react-redux';

import { figure } from '#domain/kernel/wording/counted.ts';
import { selectNeighbours, type searchQuerySlice } from '#features/search/core/index.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './ResultWalker.module.scss';

type WithResults = Record<typeof searchQuerySlice.name, ReturnType<typeof searchQuerySlice.reducer>>;

/** Back to the results this record was opened from, and its neighbours in them. Nothing for a record opened otherwise. */
export function ResultWalker({ id }: { id: string }) {
  const neighbours = useSelector((state: WithResults) => selectNeighbours(state, id));
  if (!neighbours) return null;
  const { previous, next, position, total, backTo } = neighbours;
  return (
    <nav aria-label="Results" className={styles.walker}>
      <TextLink to={backTo}>Back to results</TextLink>
      <span className={styles.place}>
        {figure(position)} of {figure(total)}
      </span>
      <span className={styles.steps}>
        {previous && (
          <TextLink to={transcriptAddress(previous)} rel="prev">
            Previous record
          </TextLink>
        )}
        {next && (
          <TextLink to={transcriptAddress(next)} rel="next">
            Next record
          </TextLink>
        )}
      </span>
    </nav>
  );
}
