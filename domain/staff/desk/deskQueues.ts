import { holdsDuty, type StaffDuty } from '#domain/kernel/grants/staffDuties.ts';
import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';

/** What waits for staff, in the order of the desk, each with the page where it is dealt with. */
export const DESK_QUEUES = {
  CLOSURE_REQUEST: '/internal/record-reports',
  MESSAGE_CASE: '/internal/moderation',
  CLIPPING_REPORT: '/internal/clipping-reports',
  SUPPORT_REQUEST: '/internal/tickets',
  STAFF_REQUEST: '/internal/staff',
  DISPUTE: '/internal/billing',
  PAYMENT_DIFFERENCE: '/internal/billing',
  PAYMENT_NOTICE: '/internal/billing',
  RECORD_CORRECTION: '/internal/record-reports',
  LINE_CORRECTION: '/internal/corrections',
  LOST_CORRECTION: '/internal/corrections',
  LOST_EMAIL: '/internal/health',
  FAILED_JOB: '/internal/jobs?stage=FAILED',
  BROKEN_IMPORT: '/internal/imports',
  CONTENT_FAULT: '/internal/content',
} as const;

/** A kind of what waits for staff. */
export type DeskQueue = keyof typeof DESK_QUEUES;

/**
 * The queues that someone with these duties may see: those of the pages they may open. The page's own rule decides.
 *
 * @param held - the duties; an empty list sees none.
 * @returns the queues in the order of the desk.
 */
export const deskQueuesFor = (held: readonly StaffDuty[]): DeskQueue[] =>
  (Object.keys(DESK_QUEUES) as DeskQueue[]).filter((queue) => {
    const duties = matchRoute(new URL(DESK_QUEUES[queue], 'https://site.invalid').pathname)?.route.access?.duties;
    return duties !== undefined && duties.length > 0 && holdsDuty(duties, held);
  });
