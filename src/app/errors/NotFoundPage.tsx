import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import styles from './errorPage.module.scss';

/** There is no page at this address, or none that this reader may know of. */
export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <div className={styles.page}>
      <p className={styles.code}>404</p>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the address may be mistyped.</p>
      <div className={styles.actions}>
        <ButtonLink variant="primary" to="/">Back to homepage</ButtonLink>
        <ButtonLink to="/search/historical-records">Browse all record sets</ButtonLink>
      </div>
    </div>
  );
}
