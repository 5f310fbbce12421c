export { ArticleLinks } from './ArticleLinks.tsx';
export { HelpFrame } from './HelpFrame.tsx';
export { HELP_LOCALE } from './helpLocale.ts';
export { HelpPart } from './HelpPart.tsx';
export { type HelpResult, useHelpForPageQuery, useHelpSearchQuery } from './helpSearchApi.ts';
export { MissingPanel } from './MissingPanel.tsx';
export { frameTexts } from './texts.ts';
