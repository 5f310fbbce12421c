export { ArticleSearchBox } from './ArticleSearchBox.tsx';
export { QueryHelp } from './QueryHelp.tsx';
export { useNewspaperTitlesQuery, useTitleNames, type ListedTitle } from './titlesApi.ts';
export { TitleTable } from './TitleTable.tsx';
export { articleResults } from './articleResults.ts';
export { MonthTable } from './MonthTable.tsx';
