import { SearchX } from 'lucide-react';

import { figure } from '#domain/kernel/wording/countInWords.ts';
import { NEWSPAPERS } from '#domain/newspapers/core/newspaperAddresses.ts';
import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { type WiderSearch, widerArticleSearches } from '#domain/newspapers/search/widerArticleSearches.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import { articleResults } from '#features/newspapers/core/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { NoticeFrame } from '#ui/Notice/NoticeFrame.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useArticleTotalQuery } from '../articleSearchApi.ts';
import { emptyTexts as texts } from './noArticlesTexts.ts';
import styles from './NothingFound.module.scss';

interface NothingFoundProps {
  query: ArticleAddress;
  titles: ReadonlyMap<string, string>;
}

/** Nothing was found: wider searches with what they find, smallest change first. */
export function NothingFound({ query, titles }: NothingFoundProps) {
  const wider = widerArticleSearches(query, titles);
  return (
    <NoticeFrame
      tone="empty"
      icon={SearchX}
      headingLevel={2}
      title={texts.title}
      actions={
        <>
          <ButtonLink to={NEWSPAPERS}>{texts.titles}</ButtonLink>
          <ButtonLink variant="quiet" to={articleResults({})}>
            {texts.all}
          </ButtonLink>
        </>
      }
    >
      <p>{wider.length > 0 ? texts.wider : texts.advice}</p>
      {wider.length > 0 && (
        <ul role="list" className={styles.wider}>
          {wider.map((each) => (
            <Wider key={each.change} {...each} />
          ))}
        </ul>
      )}
    </NoticeFrame>
  );
}

/** A wider search with its total; nothing while it is counted, and where it finds nothing either. */
function Wider({ change, query }: WiderSearch) {
  const { data: total = 0 } = useArticleTotalQuery(writeArticleAddress(query));
  return total === 0 ? null : (
    <li>
      <TextLink to={articleResults(query)}>{change}</TextLink>
      <span className={styles.count}>{figure(total)}</span>
    </li>
  );
}
