import { Link } from 'react-router-dom';

import styles from './AccountMenu.module.scss';
import { STAFF_PAGES } from './staffPages.ts';

/** Further entries of the account menu. Their code comes for staff alone. */
export const StaffLinks = () =>
  STAFF_PAGES.map(({ label, to }) => (
    <li key={to}>
      <Link className={styles.entry} to={to}>
        {label}
      </Link>
    </li>
  ));
