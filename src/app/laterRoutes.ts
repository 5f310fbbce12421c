export { laterRoutes as definitions } from '#domain/routes/laterRoutes.ts';
export { laterPages as pages } from './laterPages.ts';
