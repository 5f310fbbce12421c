export { exportTree, type GedcomVersion } from './export/exportTree.ts';
export { fillFromGedcom } from './importing/fillFromGedcom.ts';
export { openGedcomSource } from './importing/gedcomSource.ts';
export { uploadKey } from './uploadRoutes.ts';
