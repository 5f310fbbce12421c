import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { thumbnailPath } from '#domain/newspapers/pages/thumbnailPath.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LatePicture } from '#ui/LatePicture.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { IssueOutline } from '../issueApi.ts';
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
    <div className={styles.head}>
      {isReadable && page.hasImage && (
        <span className={styles.frame}>
          <LatePicture address={thumbnailPath(page.id)} widthShown="6rem" alt="" className={styles.picture}>
            {null}
          </LatePicture>
        </span>
      )}
      <div className={styles.about}>
        <h3 className={styles.title}>
          <TextLink to={readerAddress(page.id)}>{texts.page(page.label)}</TextLink>{' '}
          <span className={styles.words}>{texts.words(page.words)}</span>
        </h3>
        <ButtonLink to={readerAddress(page.id)} size="sm" aria-label={texts.openPageOf(page.label)}>
          {texts.openPage}
        </ButtonLink>
      </div>
    </div>
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
