export { askSecondPerson, requireReason } from './askSecondPerson.ts';
export { changeDuties, dutiesRequest } from './changeDuties.ts';
export { decideRequest } from './decideRequest.ts';
export { doesAnotherHold, listStaff, setDuties } from './dutyStore.ts';
export { recordLook, recordStaffAct } from './recordStaffAct.ts';
export { searchedByCode } from './searchedByCode.ts';
export { dutyAnswer, dutyOf } from './staffBoard.ts';
export { refuseWaiting } from './requestStore.ts';
export type { StaffRequest, StaffRequestKind } from './requestStore.ts';
