import type { RouteDefinition } from '../routeDefinition.ts';

const forRecords = {
  access: { internal: 'always', duties: ['records'] },
  robots: 'noindex, nofollow',
} as const satisfies Partial<RouteDefinition>;

/** Pages on which staff bring in records: the sheets, and the steps of one. */
export const deskRoutes: readonly RouteDefinition[] = [
  { id: 'desk.sheets', pattern: '/desk', title: 'Bring in records', ...forRecords },
  { id: 'desk.closures', pattern: '/desk/closures', title: 'When records open', ...forRecords },
  { id: 'desk.books', pattern: '/desk/books', title: 'Registers without an index', ...forRecords },
  { id: 'desk.book-set', pattern: '/desk/books/:setId', title: 'Set of pages', ...forRecords },
  { id: 'desk.book', pattern: '/desk/books/:setId/:bookId', title: 'Pages of a book', ...forRecords },
  { id: 'desk.sheet', pattern: '/desk/sheets/:sheetId', title: 'Sheet', ...forRecords },
  { id: 'desk.file', pattern: '/desk/sheets/:sheetId/file', title: 'File of a sheet', ...forRecords },
  { id: 'desk.columns', pattern: '/desk/sheets/:sheetId/columns', title: 'Columns of a sheet', ...forRecords },
  { id: 'desk.problems', pattern: '/desk/sheets/:sheetId/problems', title: 'Problems of a sheet', ...forRecords },
  { id: 'desk.check', pattern: '/desk/sheets/:sheetId/check', title: 'Check a sheet', ...forRecords },
  { id: 'desk.publish', pattern: '/desk/sheets/:sheetId/publish', title: 'Publish a sheet', ...forRecords },
  { id: 'desk.history', pattern: '/desk/sheets/:sheetId/history', title: 'History of a sheet', ...forRecords },
];
