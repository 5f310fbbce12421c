import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useArticleTextQuery } from '../issueApi.ts';
import { issueTexts } from '../texts.ts';
import styles from './ArticleReading.module.scss';

const texts = issueTexts.read;

/** The text of an article. States: loading, failed, gone, without words, text. */
export function ArticleReading({ id }: { id: string }) {
  const { currentData: article, ...answer } = useArticleTextQuery({ id });
  if (article === undefined)
    return (
      <NoAnswer
        of={answer}
        texts={texts}
        waiting={
          <p role="status">
            <Spinner /> {texts.loading}
          </p>
        }
        headingLevel={3}
      />
    );
  if (article === null) return <p>{texts.gone}</p>;
  const blocks = article.blocks.filter(({ lines }) => lines.length > 0);
  if (blocks.length === 0) return <p>{texts.empty}</p>;
  return (
    <div className={styles.text}>
      {blocks.map(({ page, lines }, at) => (
        <div key={at}>
          {page !== blocks[at - 1]?.page && (at > 0 || blocks.some((block) => block.page !== page)) && (
            <p className={styles.page}>{texts.page(page)}</p>
          )}
          <p className={styles.lines}>{lines.join('\n')}</p>
        </div>
      ))}
      <p className={styles.page}>
        {texts.recognised} <TextLink to={readerAddress(id)}>{texts.onPage}</TextLink>
      </p>
    </div>
  );
}
