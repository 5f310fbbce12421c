export { carryCorrections, pagesWithCorrections } from './carryCorrections.ts';
