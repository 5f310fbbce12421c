export { accept, endAppointment, invite, offerOf, peopleOf } from './appointing.ts';
export type { LookedAfter } from './lookedAfter.ts';
export { heed, recordSheetLook, requireOwnSets, requireWorkOn } from './requireWorkOn.ts';
export { endAllStewards, looksAfter } from './stewardStore.ts';
