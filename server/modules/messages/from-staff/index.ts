export { staffMessageRequest } from './staffMessageRequest.ts';
