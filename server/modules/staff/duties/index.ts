export { askSecondPerson } from './askSecondPerson.ts';
export { changeDuties, dutiesRequest } from './changeDuties.ts';
export { decideRequest } from './decideRequest.ts';
export { listStaff } from './dutyStore.ts';
export { recordStaffAct, type StaffAct } from './recordStaffAct.ts';
export type { StaffRequest, StaffRequestKind } from './StaffRequestKind.ts';
