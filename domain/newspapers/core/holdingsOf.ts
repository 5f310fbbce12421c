/** A newspaper with the figures of its issues. */
interface HeldFigures {
  /** `1824-02-17` */
  firstIssue: string;
  lastIssue: string;
  issueCount: number;
  pageCount: number;
  articleCount: number;
}

/** What newspapers hold together. */
interface Holdings {
  issues: number;
  pages: number;
  articles: number;
  /** `1824–1850`; empty where there is no newspaper. */
  years: string;
}

const yearOf = (date: string | undefined): string => (date ?? '').slice(0, 4).replace(/^0+/u, '');

/** The figures of several newspapers together. */
export function holdingsOf(titles: readonly HeldFigures[]): Holdings {
  const sum = (of: (title: HeldFigures) => number) => titles.reduce((total, title) => total + of(title), 0);
  const first = yearOf(titles.map(({ firstIssue }) => firstIssue).sort()[0]);
  const last = yearOf(
    titles
      .map(({ lastIssue }) => lastIssue)
      .sort()
      .at(-1),
  );
  return {
    issues: sum(({ issueCount }) => issueCount),
    pages: sum(({ pageCount }) => pageCount),
    articles: sum(({ articleCount }) => articleCount),
    years: first === last ? first : `${first}–${last}`,
  };
}
