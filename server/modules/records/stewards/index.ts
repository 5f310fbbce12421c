export { recordSheetLook, requireOwnSets, requireWorkOn } from './requireWorkOn.ts';
export { endAllStewards } from './stewardStore.ts';
