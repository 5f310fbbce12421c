import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import styles from './errorPage.module.scss';

interface GenericErrorProps {
  /** Null when nothing was asked of the server, or its answer named none. */
  requestId: string | null;
}

/** The shell's own error page; its texts are those of spec 1 sections 2 and 8. */
export function GenericError({ requestId }: GenericErrorProps) {
  usePageTitle('500 Internal Server Error');
  return (
    <div className={styles.page}>
      <p className={styles.code}>500</p>
      <h1>Well, that didn’t quite go according to plan...</h1>
      <p>Try again in a few minutes, or contact our customer support team if this keeps happening.</p>
      {requestId !== null && <p className={styles.requestId}>Request Id: {requestId}</p>}
      <ButtonLink variant="primary" to="/">Back to homepage</ButtonLink>
    </div>
  );
}
