export { requestLines } from './requestLines.ts';
export { writeZendesk } from './writeZendesk.ts';
