export { sendDocument, tooMuch } from './IiifService.ts';
export { registerNewspaperIiif } from './registerNewspaperIiif.ts';
