export { registerPreferenceRoutes } from './preferenceRoutes.ts';
