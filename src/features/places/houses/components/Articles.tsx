import { ArrowRight, Newspaper } from 'lucide-react';

import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { articleDate } from '#domain/places/houses/articleDate.ts';
import { QUOTED } from '#domain/places/houses/houseHistoryTexts.ts';
import { moreAddress } from '#domain/places/houses/moreAddress.ts';
import { lowPicture } from '#ui/lowPicture.ts';
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
      {thumbnail ? <img {...lowPicture(thumbnail, '8rem')} alt="" width={160} height={120} className={styles.thumbnail} /> : <Newspaper aria-hidden="true" />}
      <div>
        <TextLink plain strong to={readerAddress(article.articleId, { words })}>
          {title}
        </TextLink>
        <p className={styles.snippet}>{textSnippet}</p>
        <p className={styles.source}>{[issue.title, articleDate(issue.publicationDate), issue.publicationPlace].filter((part) => part !== null && part !== '').join(' · ')}</p>
      </div>
    </li>
  );
}

/** What the newspapers of a time reported. Where there is nothing, no heading promises it. */
export function Articles({ newspapers: { articles, moreArticlesPath, isOfArea }, sid, time }: { newspapers: Newspapers; sid: string; time: string }) {
  const more = moreArticlesPath !== null && (
    <TextLink to={moreAddress(moreArticlesPath, sid)}>
      {texts.more} <ArrowRight aria-hidden="true" />
    </TextLink>
  );
  return (
    <section aria-label={texts.label(time)} className={styles.set}>
      {articles.length === 0 ? (
        <Notice tone="empty" title={QUOTED.noArticles} />
      ) : (
        <>
          <div className={styles.head}>
            <h3>{texts.title}</h3>
            {more}
          </div>
          {isOfArea && <p className={styles.note}>{QUOTED.noArticles}</p>}
          <ul role="list" className={styles.articles}>
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} words={wordsOf(moreArticlesPath)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
