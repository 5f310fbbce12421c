export { laterTreeRoutes as definitions } from '#domain/kernel/routes/laterTreeRoutes.ts';
export { laterTreePages as pages } from './laterTreePages.ts';
