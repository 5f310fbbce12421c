import type { ContentEntry, ContentSpan } from '#domain/site/content/contentDocument.ts';

import { ButtonLink } from '../Button/ButtonLink.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './Entries.module.scss';

function Run({ text, isStrong, isEmphasis, isCode }: ContentSpan) {
  if (isCode) return <code>{text}</code>;
  const inner = isEmphasis ? <em>{text}</em> : text;
  return isStrong ? <strong>{inner}</strong> : inner;
}

/** Runs of a text of the site. Links of it are safe by the rule they were read with; those to other sites open here. */
export function Spans({ spans }: { spans: readonly ContentSpan[] }) {
  return spans.map((span, at) => {
    const key = `${at} ${span.text}`;
    return span.to === null ? (
      <Run key={key} {...span} />
    ) : (
      <TextLink key={key} to={span.to}>
        <Run {...span} />
      </TextLink>
    );
  });
}

interface EntriesProps {
  entries: readonly ContentEntry[];
}

const keyOf = ({ title, value }: ContentEntry): string => `${value} ${title}`;

/** Large numbers with what each of them counts. Draws nothing without any. */
export function Figures({ entries }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {entries.map((entry) => (
        <div key={keyOf(entry)} className={styles.figure}>
          <dt>{entry.title}</dt>
          <dd>{entry.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Ways to go on, each with a word on where it leads. */
export function Cards({ entries }: EntriesProps) {
  return (
    <ul role="list" className={styles.cards}>
      {entries.map((entry) => (
        <li key={keyOf(entry)} className={styles.card}>
          {entry.to === null ? (
            <strong>{entry.title}</strong>
          ) : (
            <TextLink plain strong to={entry.to}>
              {entry.title}
            </TextLink>
          )}
          {entry.spans.length > 0 && (
            <p className={styles.words}>
              <Spans spans={entry.spans} />
            </p>
          )}
          {entry.value !== null && <p className={styles.count}>{entry.value}</p>}
        </li>
      ))}
    </ul>
  );
}

/** What happened when, in the order of the text. */
export function Timeline({ entries }: EntriesProps) {
  return (
    <ol role="list" className={styles.timeline}>
      {entries.map((entry) => (
        <li key={keyOf(entry)} className={styles.moment}>
          <p className={styles.when}>{entry.value}</p>
          <div>
            <p className={styles.what}>{entry.title}</p>
            <p className={styles.words}>
              <Spans spans={entry.spans} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Questions that open to their answers; the browser's own search finds closed ones where it can. */
export function Questions({ entries }: EntriesProps) {
  return (
    <div className={styles.questions}>
      {entries.map((entry) => (
        <details key={keyOf(entry)} className={styles.question}>
          <summary>{entry.title}</summary>
          <p>
            <Spans spans={entry.spans} />
          </p>
        </details>
      ))}
    </div>
  );
}

/** Buttons that lead on, the first of them the main one. */
export function Actions({
  entries,
  isInverse = false,
}: EntriesProps & { /** On the indigo ground. */ isInverse?: boolean }) {
  return (
    <p className={styles.actions}>
      {entries.map((entry, at) => (
        <ButtonLink
          key={keyOf(entry)}
          to={entry.to ?? '/'}
          size="lg"
          variant={at > 0 ? 'secondary' : isInverse ? 'inverse' : 'primary'}
        >
          {entry.title}
        </ButtonLink>
      ))}
    </p>
  );
}
