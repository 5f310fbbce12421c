export type { StaffBillingDeps } from './StaffBillingDeps.ts';
