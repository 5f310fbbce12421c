export { accessAnswer } from './accessAnswer.ts';
