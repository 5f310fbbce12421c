import { ArrowRight, Newspaper } from 'lucide-react';

import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { moreAddress } from '#domain/places/houses/houseHistoryQuery.ts';
import { QUOTED } from '#domain/places/houses/houseHistoryTexts.ts';
import { articleDate } from '#domain/places/houses/newspaperWords.ts';
import { lowPicture } from '#ui/lowPicture.ts';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { NewspaperArticle, Newspapers } from '../houseHistoryApi.ts';
import { articleTexts as texts } from '../texts.ts';
import styles from './cards.module.scss';

/** What the articles were found by: the reader of newspapers marks it on the page. */
const wordsOf = (searchPath: string | null): string => new URLSearchParams(searchPath?.split('?')[1]).get('q') ?? '';

function ArticleCard({ article, words }: { article: NewspaperArticle; words: string }) {
  const { title, textSnippet, newspaperIssue: issue, newspaperPages } = article;
  const thumbnail = newspaperPages[0]?.thumbnailUri;
  return (
    <li className={styles.article}>
      {thumbnail ? (
        <img {...lowPicture(thumbnail, '8rem')} alt="" width={160} height={120} className={styles.thumbnail} />
      ) : (
        <Newspaper aria-hidden="true" />
      )}
      <div>
        <TextLink plain strong to={readerAddress(article.articleId, { words })}>
          {title}
        </TextLink>
        <p className={styles.snippet}>{textSnippet}</p>
        <p className={styles.source}>
          {[issue.title, articleDate(issue.publicationDate), issue.publicationPlace]
            .filter((part) => part !== null && part !== '')
            .join(' · ')}
        </p>
      </div>
    </li>
  );
}

interface ArticlesProps {
  /** Null where they could not be searched. */
  newspapers: Newspapers | null;
  sid: string;
  /** Which years, as its label says them. */
  time: string;
  onRetry: () => void;
  isRetrying: boolean;
}

function Found({
  newspapers: { articles, moreArticlesPath, isOfArea },
  sid,
}: Pick<ArticlesProps, 'sid'> & { newspapers: Newspapers }) {
  if (articles.length === 0) return <Notice tone="empty" title={QUOTED.noArticlesAtAll} />;
  return (
    <>
      <div className={styles.head}>
        <h3>{texts.title}</h3>
        {moreArticlesPath !== null && (
          <TextLink to={moreAddress(moreArticlesPath, sid)}>
            {texts.more} <ArrowRight aria-hidden="true" />
          </TextLink>
        )}
      </div>
      {isOfArea && <p className={styles.note}>{QUOTED.noArticles}</p>}
      <ul role="list" className={styles.articles}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} words={wordsOf(moreArticlesPath)} />
        ))}
      </ul>
    </>
  );
}

/**
 * What the newspapers of a time reported. States: articles, those of the area, none (no heading promises any), not
 * searched, which can be tried again.
 */
export function Articles({ newspapers, sid, time, onRetry, isRetrying }: ArticlesProps) {
  return (
    <section aria-label={texts.label(time)} className={styles.set}>
      {newspapers === null ? (
        <LoadFailure {...texts.away} error={null} onRetry={onRetry} isRetrying={isRetrying} />
      ) : (
        <Found newspapers={newspapers} sid={sid} />
      )}
    </section>
  );
}
