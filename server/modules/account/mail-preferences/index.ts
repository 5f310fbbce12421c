export { registerPreferenceRoutes } from './preferenceRoutes.ts';
export { registerUnsubscribe } from './unsubscribeRoute.ts';
