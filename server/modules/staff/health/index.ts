export { TROUBLED_MAIL } from './healthStore.ts';
export type { SiteHealthPorts } from './resolvers.ts';
