import { plainSetName } from '#features/search/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';

import { recordHeadTexts as texts } from '../texts.ts';
import type { Transcript } from '../transcriptApi.ts';
import { OriginalPicture } from './OriginalPicture.tsx';
import { RecordActions } from './RecordActions.tsx';
import styles from './RecordHead.module.scss';

interface RecordHeadProps {
  record: Transcript;
  /** No room for a picture: the way to the original is a button. */
  isPhone: boolean;
}

/** Who and what the record is, what can be done with it, and the part of the original it was read from. */
export function RecordHead({ record, isPhone }: RecordHeadProps) {
  const { recordSet } = record.source;
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <p className={styles.kind}>
          <RecordTypeIcon type={record.type} />
          <span>{plainSetName(recordSet)}</span>
          {recordSet.isSample && <Badge tone="warning">{texts.sample}</Badge>}
        </p>
        <h1>{record.name}</h1>
        <p className={styles.summary}>{record.summaryLine}</p>
        <RecordActions record={record} />
      </div>
      {!isPhone && record.access === 'FULL' && record.hasImage === true && <OriginalPicture record={record} />}
    </header>
  );
}
