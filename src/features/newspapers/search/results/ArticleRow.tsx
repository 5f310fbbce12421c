import { Link } from 'react-router-dom';

import { openToOf } from '#domain/billing/plans/waysToOpen.ts';
import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { issueAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { thumbnailPath } from '#domain/newspapers/pages/thumbnailPath.ts';
import { LazyPaywallLine } from '#features/billing/core/index.ts';
import { CompareToggle } from '#features/search/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { LatePicture } from '#ui/LatePicture.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import type { ArticleMatch } from '../articleSearchApi.ts';
import styles from './ArticleRow.module.scss';
import articlePictureStyles from './results.module.scss';
import { articleTexts as texts } from './texts.ts';

/**
 * A small picture of an article on its page, asked for when it comes near the window (NEWS-004); an icon where its page
 * has none for this reader.
 */
function ArticlePicture({ id, hasPicture }: { id: string; hasPicture: boolean }) {
  const icon = <RecordTypeIcon type="ARTICLE" decorative />;
  return (
    <span className={articlePictureStyles.frame}>
      {hasPicture ? (
        <LatePicture address={thumbnailPath(id)} widthShown="6.5rem" alt="" className={articlePictureStyles.picture}>
          {icon}
        </LatePicture>
      ) : (
        icon
      )}
    </span>
  );
}

/** Stretches of an article around the words that were searched for, which are marked. */
function Snippets({ snippets }: Pick<ArticleMatch, 'snippets'>) {
  if (snippets.length === 0) return null;
  return (
    <p className={styles.snippets}>
      {snippets.map(({ parts }, at) => (
        <span key={at}>
          {at > 0 && texts.between}
          {parts.map(({ text, isHit }, part) => (isHit ? <mark key={part}>{text}</mark> : text))}{' '}
        </span>
      ))}
    </p>
  );
}

/** Why an article is closed to this reader, and what opens it. */
function ClosedArticle({ access }: Pick<ArticleMatch, 'access'>) {
  return (
    <p className={styles.closed}>
      <LazyPaywallLine what="article" openTo={openToOf(access)} />
    </p>
  );
}

/**
 * An article that was found: what it is, where it stands, and the words around what was searched for.
 * @param words - of the search; the reader marks them.
 */
export function ArticleRow({ match, words }: { match: ArticleMatch; words: string }) {
  const { article, issueId, kind, isGuess, isCorrected, firstPage, hits, snippets, isReadable, access } = match;
  const { title: newspaper, publicationDate, publicationPlace, publicationCounty } = article.newspaperIssue;
  const headline = article.title;
  const kindName = texts.kinds[kind];
  const reader = readerAddress(article.articleId, { words });
  const place = [publicationPlace?.split(',')[0] ?? null, publicationCounty]
    .filter((part) => part !== null && part !== '' && !newspaper.includes(part))
    .join(', ');
  return (
    <li className={styles.row} data-row-of={article.articleId}>
      <Link to={reader} tabIndex={-1} aria-hidden="true" className={styles.picture}>
        <ArticlePicture id={article.articleId} hasPicture={article.newspaperPages[0]?.thumbnailUri != null} />
      </Link>
      <div className={styles.body}>
        <h3 className={styles.headline}>
          <Link to={reader} data-row>
            {headline}
          </Link>
        </h3>
        <p className={styles.facts}>
          <cite>{newspaper}</cite>
          <span>{issueDateInWords(publicationDate, 'day')}</span>
          {place !== '' && <span>{place}</span>}
          <span>{texts.page(firstPage)}</span>
          {kindName !== undefined && kindName !== headline && <span>{kindName}</span>}
          <span>{texts.words(article.articleMetaData.wordCount)}</span>
        </p>
        <Snippets snippets={snippets} />
        <p className={styles.foot}>
          {hits > 1 && <span>{texts.hits(hits)}</span>}
          {access.includes('FREE') && <Badge tone="success">{texts.free}</Badge>}
          {isGuess && <Badge>{texts.guess}</Badge>}
          {isCorrected && <Badge tone="info">{texts.corrected}</Badge>}
          <TextLink to={issueAddress(issueId)}>
            {texts.issue}
            <VisuallyHidden>: {headline}</VisuallyHidden>
          </TextLink>
        </p>
        {!isReadable && <ClosedArticle access={access} />}
      </div>
      <CompareToggle kind="article" id={article.articleId} name={headline} />
    </li>
  );
}
