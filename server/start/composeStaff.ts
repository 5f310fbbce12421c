import { giftRequest, refundRequest, type StaffBillingParts } from '#server/modules/billing/staff/index.ts';
import { staffMessageRequest } from '#server/modules/messages/from-staff/index.ts';
import { dutiesRequest, type StaffRequestKind } from '#server/modules/staff/duties/index.ts';

/** Joins what a second person of staff can approve. A part that asks for it adds its kind here. */
export const composeStaff = (billing: StaffBillingParts): readonly StaffRequestKind[] => [
  dutiesRequest,
  refundRequest(billing),
  giftRequest(billing),
  staffMessageRequest,
];
