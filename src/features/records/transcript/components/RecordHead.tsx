import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';

import { xywhOf } from '#domain/records/core/pageRegion.ts';
import { imageViewerAddress } from '#domain/records/images/imageViewerAddress.ts';
import { lineCutOut, lineWithin } from '#domain/records/images/lineCutOut.ts';
import { plainSetName } from '#features/search/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Reading } from '#ui/Reading/Reading.tsx';
import { useReadings } from '#ui/Reading/useReadings.ts';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';
import { usePictureRetry } from '#ui/usePictureRetry.ts';

import { recordHeadTexts as texts } from '../texts.ts';
import { type Transcript, useOriginalPageQuery, type OriginalPage } from '../transcriptApi.ts';
import { RecordActions } from './RecordActions.tsx';
import styles from './RecordHead.module.scss';

/** Pixels of the picture: twice the width of its place on an ordinary screen. */
const SHAPE = { width: 832, height: 520 };
/** Of a line's width: enough for the name and what follows it, large enough to be read. */
const SHARE = 0.62;

function Picture({ page, record: { id, name } }: { page: OriginalPage; record: Pick<Transcript, 'id' | 'name'> }) {
  const line = page.lines.find(({ recordId }) => recordId === id)?.region ?? null;
  const part = lineCutOut(line, page, SHAPE, SHARE);
  const service = URL.canParse(page.service) ? new URL(page.service).pathname : page.service;
  const address = `${service}/${xywhOf(part)}/!${SHAPE.width},${SHAPE.height}/0/default.webp`;
  const { isShown, tries, onError } = usePictureRetry(address);
  if (!isShown) return null;
  const mark = line && lineWithin(line, part);
  return (
    <>
      <img
        key={tries}
        src={address}
        alt={texts.pageWith(name)}
        decoding="async"
        className={styles.picture}
        onError={onError}
      />
      {mark && (
        <span
          aria-hidden="true"
          className={styles.line}
          style={
            {
              '--left': `${mark.left}%`,
              '--top': `${mark.top}%`,
              '--width': `${mark.width}%`,
              '--height': `${mark.height}%`,
            } as CSSProperties
          }
        />
      )}
    </>
  );
}

/**
 * The part of the original page that holds the record, its line marked. It leads to the whole page.
 *
 * @param record.name - as it is said.
 */
function OriginalPicture({ record }: { record: Pick<Transcript, 'id' | 'name'> }) {
  const { currentData } = useOriginalPageQuery({ recordId: record.id });
  return (
    <Link to={imageViewerAddress(record.id)} aria-label={texts.seePageOf(record.name)} className={styles.frame}>
      {currentData && <Picture page={currentData} record={record} />}
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
