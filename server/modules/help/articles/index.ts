export { aboutHelp, isHelpFound } from './helpPages.ts';
export { type HelpTexts, openHelp, pathOf } from './helpLibrary.ts';
