import type { StaffDuty } from '#domain/kernel/grants/staffDuties.ts';

interface DutyWords {
  name: string;
  /** What it opens, for staff who give it. */
  opens: string;
}

/** Duties in words. */
export const DUTY_WORDS: Readonly<Record<StaffDuty, DutyWords>> = {
  support: { name: 'Support', opens: 'Support requests and files, service notices, and accounts of members' },
  billing: { name: 'Billing', opens: 'Payments, invoices, refunds and the catalogue' },
  moderation: { name: 'Moderation', opens: 'Reports, held messages and corrections' },
  content: { name: 'Content', opens: 'Articles, drafts, messages in the browser and surveys' },
  operations: { name: 'Operations', opens: 'Features, jobs, imports, the outbox, health and the duties of staff' },
  audit: { name: 'Audit', opens: 'The audit log of staff actions, and security events' },
  records: { name: 'Records', opens: 'Bringing in records: sheets, their columns, and publishing them' },
};
