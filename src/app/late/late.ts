export { SiteExtras } from './SiteExtras.tsx';
export { startLate } from './startLate.ts';
