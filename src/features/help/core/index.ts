export { ArticleLinks } from './ArticleLinks.tsx';
export { HelpFrame } from './HelpFrame.tsx';
export { HELP_LOCALE } from './helpLocale.ts';
export { HelpPart } from './HelpPart.tsx';
export { useHelpForPageQuery, useHelpSearchQuery } from './helpSearchApi.ts';
export { MissingPanel } from './MissingPanel.tsx';
export { PastNotices, ServiceNotices } from './ServiceNotices.tsx';
export { useHelpSuggestions } from './useHelpSuggestions.ts';
export { frameTexts } from './texts.ts';
