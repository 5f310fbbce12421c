import { Link } from 'react-router-dom';

import { imageViewerAddress } from '#domain/records/images/imageViewerAddress.ts';
import { LineOfPage } from '#features/records/core/index.ts';
import { plainSetName } from '#features/search/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Reading } from '#ui/Reading/Reading.tsx';
import { useReadings } from '#ui/Reading/useReadings.ts';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';

import { recordHeadTexts as texts } from '../texts.ts';
import { type Transcript, useOriginalPageQuery } from '../transcriptApi.ts';
import { RecordActions } from './RecordActions.tsx';
import styles from './RecordHead.module.scss';

/**
 * The part of the original page that holds the record, its line marked. It leads to the whole page.
 *
 * @param record.name - as it is said.
 */
function OriginalPicture({ record }: { record: Pick<Transcript, 'id' | 'name'> }) {
  const { currentData } = useOriginalPageQuery({ recordId: record.id });
  return (
    <Link to={imageViewerAddress(record.id)} aria-label={texts.seePageOf(record.name)} className={styles.frame}>
      {currentData && <LineOfPage page={currentData} recordId={record.id} alt={texts.pageWith(record.name)} />}
    </Link>
  );
}

interface RecordHeadProps {
  record: Transcript;
  /** No room for a picture: the way to the original is a button. */
  isPhone: boolean;
}

/** Who and what the record is, what can be done with it, and the part of the original it was read from. */
export function RecordHead({ record, isPhone }: RecordHeadProps) {
  const { recordSet } = record.source;
  const { readingAloud } = useReadings(record.name);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <p className={styles.kind}>
          <RecordTypeIcon type={record.type} />
          <span>{plainSetName(recordSet)}</span>
          {recordSet.isSample && <Badge tone="warning">{texts.sample}</Badge>}
        </p>
        <h1>
          <Reading text={record.name} notation={recordSet.notation} />
        </h1>
        <p className={styles.summary}>
          <Reading text={record.summaryLine} notation={recordSet.notation} />
        </p>
        <RecordActions record={record} />
      </div>
      {!isPhone && record.access === 'FULL' && record.hasImage === true && (
        <OriginalPicture record={{ id: record.id, name: readingAloud(record.name, recordSet.notation) }} />
      )}
    </header>
  );
}
