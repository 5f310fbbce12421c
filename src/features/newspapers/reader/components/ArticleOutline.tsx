import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { scrolledTo } from '#features/records/core/index.ts';
import { classNames } from '#ui/classNames.ts';

import { nameOf } from '../model/issueWords.ts';
import type { ReadIssue } from '../readerApi.ts';
import { outlineTexts as texts } from '../texts.ts';
import styles from './ArticleOutline.module.scss';

interface ArticleOutlineProps {
  issue: Pick<ReadIssue, 'pages' | 'articles'>;
  /** The article that is read; null for none. */
  articleId: string | null;
  /** Of the page that is shown. */
  position: number;
  /** Matches of the search, by article. */
  matches: ReadonlyMap<string, number>;
  addressOf: (id: string) => string;
}

/** What is in the issue, page by page; the article that is read is marked. */
export function ArticleOutline({
  issue: { pages, articles },
  articleId,
  position,
  matches,
  addressOf,
}: ArticleOutlineProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const read = list.current?.querySelector<HTMLElement>('[aria-current="true"]');
    const marked = read ?? list.current?.querySelector<HTMLElement>('[aria-current="page"]')?.closest('section');
    // The name of its page stays above an article.
    const covered = read?.closest('section')?.querySelector('h3')?.offsetHeight;
    if (list.current && marked) list.current.scrollTop = scrolledTo(list.current, marked, covered);
  }, [articleId, position]);
  return (
    <nav ref={list} aria-labelledby="outline" tabIndex={0} className={styles.outline}>
      <h2 id="outline" className={styles.hidden}>
        {texts.title}
      </h2>
      {pages.map((page) => {
        const own = articles.filter(({ firstPage }) => firstPage === page.position);
        return (
          <section key={page.id} className={styles.page}>
            <h3 className={styles.title}>
              <Link
                to={addressOf(page.id)}
                aria-current={page.position === position ? 'page' : undefined}
                className={styles.pageLink}
              >
                {texts.page(page.label)}
              </Link>
            </h3>
            {own.length === 0 && <p className={styles.none}>{texts.none}</p>}
            <ol role="list" className={styles.articles}>
              {own.map((article) => {
                const count = matches.get(article.id) ?? 0;
                return (
                  <li key={article.id}>
                    <Link
                      to={addressOf(article.id)}
                      aria-current={article.id === articleId ? 'true' : undefined}
                      className={classNames(styles.article, article.id === articleId && styles.read)}
                    >
                      <span className={styles.name}>{nameOf(article)}</span>
                      <span className={styles.facts}>
                        {count > 0 ? (
                          <span className={styles.matches}>{texts.matches(count)}</span>
                        ) : (
                          texts.words(article.words)
                        )}
                      </span>
                    </Link>
                  </li>
                );
              })}
            </ol>
          </section>
        );
      })}
      {articles.some(({ isGuess }) => isGuess) && <p className={styles.none}>{texts.guess}</p>}
    </nav>
  );
}
