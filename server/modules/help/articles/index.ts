export { aboutHelp, isHelpFound, type HelpTexts, openHelp, pathOf } from './helpLibrary.ts';
