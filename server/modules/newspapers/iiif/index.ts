export { sendDocument, tooMuch } from './IiifService.ts';
