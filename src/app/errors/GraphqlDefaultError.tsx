import { useLocation } from 'react-router-dom';

import { isEmbedded } from '#services/embedded/embeddedMode.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';

import styles from './errorPage.module.scss';

interface GraphqlDefaultErrorProps {
  /** Null when the answer named none. */
  requestId: string | null;
}

/** What a page shows when the server refused its query for a reason without a page of its own (spec 1 section 8). */
export function GraphqlDefaultError({ requestId }: GraphqlDefaultErrorProps) {
  const { search } = useLocation();
  usePageTitle('Something went wrong');
  return (
    <div className={styles.page}>
      <h1>Something went wrong</h1>
      {isEmbedded(search) ? (
        <p>Close the tree view and open it again.</p>
      ) : (
        <p>Refresh the page. You will come back to your tree, or to the login page.</p>
      )}
      <p>If the problem persists, contact customer support.</p>
      {requestId !== null && <p className={styles.requestId}>Request Id: {requestId}</p>}
    </div>
  );
}
