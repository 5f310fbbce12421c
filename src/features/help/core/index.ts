export { ArticleLinks } from './ArticleLinks.tsx';
export { HelpFrame } from './HelpFrame.tsx';

export { HelpPart } from './HelpPart.tsx';
export { useHelpForPageQuery, useHelpSearchQuery } from './helpSearchApi.ts';
export { MissingPanel } from './MissingPanel.tsx';
export { PastNotices, ServiceNotices } from './ServiceNotices.tsx';
export { serviceNotices } from './noticesApi.ts';
export { useHelpSuggestions, HELP_LOCALE } from './useHelpSuggestions.ts';
export { frameTexts } from './texts.ts';
