import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';

import { holdsDuty } from '#domain/kernel/grants/staffDuties.ts';
import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';
import { selectDuties } from '#features/kernel/grants/index.ts';

import type { RootState } from '../rootReducer.ts';
import styles from './MemberMenu.module.scss';
import { staffTexts as texts } from './staffTexts.ts';

/** Pages of staff, in the order of the account menu. */
export const STAFF_PAGES = [
  { label: texts.desk, to: '/internal' },
  { label: texts.features, to: '/internal/features' },
  { label: texts.members, to: '/internal/members' },
  { label: texts.tickets, to: '/internal/tickets' },
  { label: texts.messages, to: '/internal/messages' },
  { label: texts.notices, to: '/internal/help' },
  { label: texts.support, to: '/internal/support' },
  { label: texts.security, to: '/internal/security-events' },
  { label: texts.moderation, to: '/internal/moderation' },
  { label: texts.inApp, to: '/internal/in-app' },
  { label: texts.reports, to: '/internal/record-reports' },
  { label: texts.corrections, to: '/internal/corrections' },
  { label: texts.clippings, to: '/internal/clipping-reports' },
  { label: texts.billing, to: '/internal/billing' },
  { label: texts.catalogue, to: '/internal/catalogue' },
  { label: texts.siteSurvey, to: '/internal/surveys' },
  { label: texts.surveys, to: '/internal/leaving-surveys' },
  { label: texts.content, to: '/internal/content' },
  { label: texts.site, to: '/internal/site' },
  { label: texts.jobs, to: '/internal/jobs' },
  { label: texts.sheets, to: '/desk' },
  { label: texts.organisations, to: '/organisations' },
  { label: texts.imports, to: '/internal/imports' },
  { label: texts.health, to: '/internal/health' },
  { label: texts.staff, to: '/internal/staff' },
  { label: texts.audit, to: '/internal/audit' },
  { label: texts.gallery, to: '/internal/ui' },
] as const;

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
