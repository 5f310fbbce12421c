import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { thumbnailPath } from '#domain/newspapers/pages/thumbnailPath.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LatePicture } from '#ui/LatePicture.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { type IssueOutline, useArticleTextQuery } from '../issueApi.ts';
import { issueTexts as texts } from '../texts.ts';
import articleEntryStyles from './browse.module.scss';
import styles from './PageContents.module.scss';

const articleReadingTexts = texts.read;

/** The text of an article. States: loading, failed, gone, without words, text. */
function ArticleReading({ id }: { id: string }) {
  const { currentData: article, ...answer } = useArticleTextQuery({ id });
  if (article === undefined)
    return (
      <NoAnswer
        of={answer}
        texts={articleReadingTexts}
        waiting={
          <p role="status">
            <Spinner /> {articleReadingTexts.loading}
          </p>
        }
        headingLevel={3}
      />
    );
  if (article === null) return <p>{articleReadingTexts.gone}</p>;
  const blocks = article.blocks.filter(({ lines }) => lines.length > 0);
  if (blocks.length === 0) return <p>{articleReadingTexts.empty}</p>;
  return (
    <div className={articleEntryStyles.text}>
      {blocks.map(({ page, lines }, at) => (
        <div key={at}>
          {page !== blocks[at - 1]?.page && (at > 0 || blocks.some((block) => block.page !== page)) && (
            <p className={articleEntryStyles.page}>{articleReadingTexts.page(page)}</p>
          )}
          <p className={articleEntryStyles.lines}>{lines.join('\n')}</p>
        </div>
      ))}
      <p className={articleEntryStyles.page}>
        {articleReadingTexts.recognised} <TextLink to={readerAddress(id)}>{articleReadingTexts.onPage}</TextLink>
      </p>
    </div>
  );
}

interface ArticleEntryProps {
  article: IssueOutline['articles'][number];
  /** Its text opens below it. */
  isReadable: boolean;
}

/** An article in the outline of its issue: headline, kind and length; for those who may read it, its text. */
function ArticleEntry({ article: { id, headline, kind, words }, isReadable }: ArticleEntryProps) {
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  const name = headline ?? texts.untitled[kind] ?? texts.untitled.article;
  return (
    <li className={articleEntryStyles.entry}>
      <div className={articleEntryStyles.line}>
        {isReadable ? (
          <button
            type="button"
            className={articleEntryStyles.open}
            aria-expanded={isOpen}
            aria-controls={textId}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown aria-hidden="true" className={articleEntryStyles.arrow} />
            <span className={articleEntryStyles.headline}>{name}</span>
          </button>
        ) : (
          <span className={articleEntryStyles.headline}>{name}</span>
        )}
        {headline !== null && texts.kinds[kind] && <Badge>{texts.kinds[kind]}</Badge>}
        <span className={articleEntryStyles.words}>{texts.words(words)}</span>
      </div>
      {isReadable && <div id={textId}>{isOpen && <ArticleReading id={id} />}</div>}
    </li>
  );
}

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
