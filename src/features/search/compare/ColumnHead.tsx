import { X } from 'lucide-react';

import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Reading } from '#ui/Reading/Reading.tsx';
import { useReadings } from '#ui/Reading/useReadings.ts';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { ComparedColumn } from './comparedColumn.ts';
import styles from './Comparison.module.scss';
import { comparedColumnTexts, comparisonTexts as texts } from './texts.ts';

interface ColumnHeadProps {
  column: ComparedColumn;
  /** The comparison without this column; null where it is the only one. */
  without: string | null;
}

/** Which record or article a column is of, or why it cannot be shown. */
export function ColumnHead({ column: { kind, head, isForMembers }, without }: ColumnHeadProps) {
  const notation = head?.notation ?? null;
  const shown = (text: string) => (notation === null ? text : <Reading text={text} notation={notation} />);
  const { readingAloud } = useReadings(head?.name ?? null, head?.line ?? null);
  const said = (text: string) => (notation === null ? text : readingAloud(text, notation));
  const unseen = comparedColumnTexts.unseen[kind];
  return (
    <th scope="col">
      {head ? (
        <>
          <span className={styles.head}>
            <RecordTypeIcon type={head.type} />
            <TextLink strong to={head.address}>
              {shown(head.name)}
            </TextLink>
          </span>
          <span className={styles.line}>{shown(head.line)}</span>
          <span className={styles.line}>
            <TextLink plain to={head.source.address}>
              {head.source.name}
            </TextLink>
          </span>
        </>
      ) : (
        <>
          <span className={styles.head}>{unseen.title}</span>
          <span className={styles.line}>{unseen.text}</span>
        </>
      )}
      {isForMembers && <Badge>{texts.membersOnly}</Badge>}
      {without !== null && (
        <span className={styles.remove}>
          <ButtonLink
            size="sm"
            variant="quiet"
            icon={<X aria-hidden="true" size={14} />}
            to={without}
            replace
            aria-label={texts.removeOne(head ? `${said(head.name)}, ${said(head.line)}` : unseen.title)}
          >
            {texts.remove}
          </ButtonLink>
        </span>
      )}
    </th>
  );
}
