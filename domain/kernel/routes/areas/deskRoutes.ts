import type { RouteDefinition } from '../routeDefinition.ts';

const forRecords = {
  access: { internal: 'always', duties: ['records'], steward: true },
  robots: 'noindex, nofollow',
} as const satisfies Partial<RouteDefinition>;
const forStaff = {
  ...forRecords,
  access: { internal: 'always', duties: ['records'] },
} as const satisfies Partial<RouteDefinition>;

/** Pages on which staff, and members who look after a set, bring in records: sheets, the steps of one, single records. */
export const deskRoutes: readonly RouteDefinition[] = [
  { id: 'desk.sheets', pattern: '/desk', title: 'Bring in records', ...forRecords },
  { id: 'desk.closures', pattern: '/desk/closures', title: 'When records open', ...forRecords },
  { id: 'desk.record', pattern: '/desk/records/*', title: 'Edit a record', ...forRecords },
  { id: 'desk.chosen', pattern: '/desk/chosen', title: 'Edit chosen records', ...forRecords },
  { id: 'desk.books', pattern: '/desk/books', title: 'Registers without an index', ...forStaff },
  { id: 'desk.book-set', pattern: '/desk/books/:setId', title: 'Set of pages', ...forStaff },
  { id: 'desk.book', pattern: '/desk/books/:setId/:bookId', title: 'Pages of a book', ...forStaff },
  { id: 'desk.newspapers', pattern: '/desk/newspapers', title: 'Bring newspapers', ...forStaff },
  { id: 'desk.newspaper', pattern: '/desk/newspapers/:slug', title: 'Issues of a newspaper', ...forStaff },
  { id: 'desk.sheet', pattern: '/desk/sheets/:sheetId', title: 'Sheet', ...forRecords },
  { id: 'desk.file', pattern: '/desk/sheets/:sheetId/file', title: 'File of a sheet', ...forRecords },
  { id: 'desk.columns', pattern: '/desk/sheets/:sheetId/columns', title: 'Columns of a sheet', ...forRecords },
  { id: 'desk.problems', pattern: '/desk/sheets/:sheetId/problems', title: 'Problems of a sheet', ...forRecords },
  { id: 'desk.check', pattern: '/desk/sheets/:sheetId/check', title: 'Check a sheet', ...forRecords },
  { id: 'desk.publish', pattern: '/desk/sheets/:sheetId/publish', title: 'Publish a sheet', ...forRecords },
  { id: 'desk.history', pattern: '/desk/sheets/:sheetId/history', title: 'History of a sheet', ...forRecords },
  {
    id: 'desk.people',
    pattern: '/desk/sheets/:sheetId/people',
    title: 'People of a sheet',
    access: { internal: 'always', duties: ['records'] },
    robots: 'noindex, nofollow',
  },
  {
    id: 'desk.invitation',
    pattern: '/desk/invitations/:token',
    title: 'Invitation to look after records',
    robots: 'noindex, nofollow',
  },
];
