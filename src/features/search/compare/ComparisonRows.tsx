import { CircleDashed, Equal, EqualNot } from 'lucide-react';

import { mayHoldReading } from '#domain/records/core/mayHoldReading.ts';
import type { ComparedField } from '#domain/search/compare/compareFields.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { classNames } from '#ui/classNames.ts';
import { Reading } from '#ui/Reading/Reading.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { ComparedArticle } from './compareApi.ts';
import type { ComparedColumn } from './comparedColumn.ts';
import styles from './Comparison.module.scss';
import { comparisonTexts, textRowTexts as texts, agreementTexts } from './texts.ts';

const SIGNS = {
  same: { Icon: Equal, word: agreementTexts.same },
  differs: { Icon: EqualNot, word: agreementTexts.differs },
  partly: { Icon: CircleDashed, word: agreementTexts.partly },
};

interface FieldRowProps {
  field: ComparedField;
  /** Of each column: where its value is among those of the field; -1 for one that cannot be shown. */
  places: readonly number[];
  /** Of each value: how its transcribers mark what they could not read; null where it is shown as it is. */
  notations: readonly (string | null)[];
  isAlone: boolean;
}

/** One field over all columns, and whether they agree. */
export function FieldRow({ field, places, notations, isAlone }: FieldRowProps) {
  const { fieldId, label, values, corrections, agreement } = field;
  const written = (place: number) => {
    const value = values[place];
    const notation = mayHoldReading(fieldId) ? notations[place] : null;
    return value == null || notation == null ? value : <Reading text={value} notation={notation} />;
  };
  const { Icon, word } = SIGNS[agreement];
  return (
    <tr className={classNames(!isAlone && agreement === 'differs' && styles.differs)}>
      <th scope="row">
        {label}
        {!isAlone && (
          <span className={classNames(styles.sign, styles[agreement])}>
            <Icon aria-hidden="true" size={14} />
            {word}
          </span>
        )}
      </th>
      {places.map((place, at) => (
        <td key={at}>
          {written(place) ??
            (corrections[place] == null && <span className={styles.nothing}>{comparisonTexts.nothing}</span>)}
          {corrections[place] != null && (
            <span className={styles.correction}>
              <Badge tone="brand">{comparisonTexts.correction}</Badge> {corrections[place]}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

const marked = (parts: ComparedArticle['text']) =>
  parts.map(({ text, isHit }, at) => (isHit ? <mark key={at}>{text}</mark> : text));

/** The text of an article, or the lines of it that search results show to everyone. */
function ArticleText({ text, isCut, match }: ComparedArticle) {
  if (match.isReadable) {
    if (text.length === 0) return <p>{texts.empty}</p>;
    return (
      <p>
        {marked(text)}
        {isCut && ` ${texts.between}${texts.cut}`}
      </p>
    );
  }
  return (
    <>
      <p className={styles.muted}>{match.snippets.length > 0 ? texts.closed : texts.none}</p>
      {match.snippets.map(({ parts }, at) => (
        <p key={at}>
          {texts.between}
          {marked(parts)}
        </p>
      ))}
    </>
  );
}

/** The texts of articles beside each other; a long one is scrolled in its own column. */
export function TextRow({ columns }: { columns: readonly ComparedColumn[] }) {
  if (columns.every(({ article }) => article === null)) return null;
  return (
    <tbody>
      <tr className={styles.section}>
        <th scope="rowgroup" colSpan={columns.length + 1}>
          <span className={styles.sectionTitle}>{texts.title}</span>
        </th>
      </tr>
      <tr>
        <th scope="row">{texts.title}</th>
        {columns.map(({ kind, id, head, article }) => (
          <td key={`${kind} ${id}`}>
            {article && head ? (
              <>
                <div className={styles.text} role="group" aria-label={texts.group(head.name)} tabIndex={0}>
                  <ArticleText {...article} />
                </div>
                {article.isCut && <TextLink to={head.address}>{texts.more}</TextLink>}
              </>
            ) : (
              <span className={styles.nothing}>{comparisonTexts.nothing}</span>
            )}
          </td>
        ))}
      </tr>
    </tbody>
  );
}
