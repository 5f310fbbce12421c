export { askSecondPerson } from './askSecondPerson.ts';
export { changeDuties, dutiesRequest } from './changeDuties.ts';
export { decideRequest } from './decideRequest.ts';
export { listStaff } from './dutyStore.ts';
export { recordLook } from './recordLook.ts';
export { recordStaffAct } from './recordStaffAct.ts';
export { requireReason } from './requireReason.ts';
export { dutyAnswer, dutyOf } from './staffBoard.ts';
export type { StaffRequest, StaffRequestKind } from './StaffRequestKind.ts';
