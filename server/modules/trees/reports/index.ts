export { registerTreeReports } from './reportRoutes.ts';
export { startReports } from './startReports.ts';
