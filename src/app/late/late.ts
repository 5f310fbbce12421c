export { showSupportDetails } from '../support/showSupportDetails.tsx';
export { SiteExtras } from './SiteExtras.tsx';
export { startLate } from './startLate.ts';
