export type { StaffBillingParts } from './StaffBillingParts.ts';
