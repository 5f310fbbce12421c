export { laterRoutes as definitions } from '#domain/kernel/routes/laterRoutes.ts';
export { laterPages as pages } from './laterPages.ts';
