/** What staff may do, apart from roles and grants (GRANT-016), which are closed lists. */
export const STAFF_DUTIES = ['support', 'billing', 'moderation', 'content', 'operations', 'audit', 'records'] as const;

/** A duty of staff. */
export type StaffDuty = (typeof STAFF_DUTIES)[number];

/** Whether a text names a duty. */
export const isStaffDuty = (text: string): text is StaffDuty => (STAFF_DUTIES as readonly string[]).includes(text);

/**
 * Whether someone with these duties may do what one of `asked` is enough for. An empty `asked` asks for none.
 *
 * @example holdsDuty(['audit', 'operations'], ['audit']) // true
 */
export const holdsDuty = (asked: readonly StaffDuty[], held: readonly StaffDuty[]): boolean =>
  asked.length === 0 || asked.some((duty) => held.includes(duty));
