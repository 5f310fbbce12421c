export { internalRoutes as definitions } from '#domain/kernel/routes/areas/internalRoutes.ts';
export { laterStaffPages as pages } from './laterStaffPages.ts';
