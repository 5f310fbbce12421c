export { aboutHelp, isHelpFound } from './helpPages.ts';
export { type HelpTexts, openHelp } from './helpLibrary.ts';
export { registerHelpRedirects } from './registerHelpRedirects.ts';
