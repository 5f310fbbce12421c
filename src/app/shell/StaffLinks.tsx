import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { holdsDuty } from '#domain/kernel/grants/staffDuties.ts';
import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';
import { selectDuties } from '#features/kernel/grants/index.ts';

import type { RootState } from '../rootReducer.ts';
import styles from './MemberMenu.module.scss';
import { STAFF_PAGES } from './staffPages.ts';

/**
 * Further entries of the account menu: the pages of staff that the reader's duties open. Their code comes for staff
 * alone.
 */
export function StaffLinks() {
  const duties = useSelector((state: RootState) => selectDuties(state));
  return STAFF_PAGES.filter(({ to }) => holdsDuty(matchRoute(to)?.route.access?.duties ?? [], duties)).map(
    ({ label, to }) => (
      <li key={to}>
        <Link className={styles.entry} to={to}>
          {label}
        </Link>
      </li>
    ),
  );
}
