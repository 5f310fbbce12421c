export { registerOffprints } from './registerOffprints.ts';
