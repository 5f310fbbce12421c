export { askErasure, erasureOf, keepAccount, keepAccountByLink } from './erasure.ts';
export { exportMember } from './exportMember.ts';
export { EXPORT_PATH, issueExportTicket } from './exportRoutes.ts';
export { BOOKS, OF_BILLING_ACCOUNT, tablesToHandOver } from './personalTables.ts';
