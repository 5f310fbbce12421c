export { registerNewspaperIiif } from './registerNewspaperIiif.ts';
