import type { IssueArticle, ReadPage } from '../readerApi.ts';

/** Lines of a page that belong together: a stretch of an article, or what belongs to none. */
export interface TextSection {
  articleId: string | null;
  /** Null where the section needs no heading: it goes on with the article before it, or belongs to none. */
  heading: IssueArticle | null;
  /** The article started on an earlier page. */
  isContinued: boolean;
  firstLine: number;
  lastLine: number;
}

/** The text of a page in the order of its lines, told apart by articles. */
export function sectionsOf(
  { articles: placed, position, text }: Pick<ReadPage, 'articles' | 'position' | 'text'>,
  articles: readonly IssueArticle[],
): TextSection[] {
  const count = text === '' ? 0 : text.split('\n').length;
  const zones = placed
    .flatMap(({ id, pages, zones: own }) =>
      own.map((zone) => ({ id, isContinued: (pages[0] ?? position) < position, ...zone })),
    )
    .sort((a, b) => a.firstLine - b.firstLine);
  const sections: TextSection[] = [];
  let next = 0;
  const addRest = (end: number) => {
    if (end > next)
      sections.push({ articleId: null, heading: null, isContinued: false, firstLine: next, lastLine: end - 1 });
  };
  for (const { id, isContinued, firstLine, lastLine } of zones) {
    const first = Math.max(firstLine, next);
    const last = Math.min(lastLine, count - 1);
    if (last < first) continue;
    addRest(first);
    const isSame = sections.at(-1)?.articleId === id;
    sections.push({
      articleId: id,
      heading: isSame ? null : (articles.find((article) => article.id === id) ?? null),
      isContinued: isContinued && !sections.some(({ articleId }) => articleId === id),
      firstLine: first,
      lastLine: last,
    });
    next = last + 1;
  }
  addRest(count);
  return sections;
}
