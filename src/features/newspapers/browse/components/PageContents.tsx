import type { IssueOutline } from '../browseApi.ts';
import { issueTexts as texts } from '../texts.ts';
import { ArticleEntry } from './ArticleEntry.tsx';
import styles from './PageContents.module.scss';

interface PageContentsProps {
  page: IssueOutline['pages'][number];
  /** Those that start on the page. */
  articles: IssueOutline['articles'];
  isReadable: boolean;
}

/** A page of an issue with the articles that start on it. */
export const PageContents = ({ page, articles, isReadable }: PageContentsProps) => (
  <li className={styles.page}>
    <h3 className={styles.title}>
      {texts.page(page.label)} <span className={styles.words}>{texts.words(page.words)}</span>
    </h3>
    {articles.length === 0 ? (
      <p className={styles.words}>{texts.noArticles}</p>
    ) : (
      <ol role="list">
        {articles.map((article) => (
          <ArticleEntry key={article.id} article={article} isReadable={isReadable} />
        ))}
      </ol>
    )}
  </li>
);
