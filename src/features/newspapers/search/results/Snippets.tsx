import type { ArticleMatch } from '../api/articleSearchApi.ts';
import styles from './ArticleRow.module.scss';
import { articleTexts as texts } from './texts.ts';

/** Stretches of an article around the words that were searched for, which are marked. */
export function Snippets({ snippets }: Pick<ArticleMatch, 'snippets'>) {
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
