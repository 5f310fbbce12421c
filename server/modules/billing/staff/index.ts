export type { StaffBillingDeps } from './staffAct.ts';
