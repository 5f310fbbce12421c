export type { SiteHealthPorts } from './resolvers.ts';
