export { registerTreeExport } from './export/exportRoutes.ts';
export { exportTree, type GedcomVersion } from './export/exportTree.ts';
export { fillFromGedcom } from './importing/fillFromGedcom.ts';
export { openGedcomSource } from './importing/gedcomSource.ts';
export { uploadKey } from './uploadKey.ts';
export { startGedcomImports } from './startGedcomImports.ts';
export { registerGedcomUpload } from './uploadRoutes.ts';
export type { GedcomWork } from './work/GedcomWork.ts';
export { createGedcomWork } from './work/createGedcomWork.ts';
