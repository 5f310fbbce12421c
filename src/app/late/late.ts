export { SiteExtras } from './SiteExtras.tsx';
export { startMeasuring } from './startMeasuring.ts';
