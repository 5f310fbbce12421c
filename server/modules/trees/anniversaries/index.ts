export { registerTreeCalendars } from './calendarRoutes.ts';
