export { requestLines, writeZendesk } from './helpExchange.ts';
