export { giftRequest } from './giveAsStaff.ts';
export { refundRequest } from './refundAsStaff.ts';
export { registerStaffInvoices } from './registerStaffInvoices.ts';
export type { StaffBillingParts } from './StaffBillingParts.ts';
