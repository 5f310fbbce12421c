import { Fragment } from 'react';

import { readingAloud } from '#domain/kernel/readings/readingAloud.ts';
import { readingPieces } from '#domain/kernel/readings/readingPieces.ts';
import { errorReportAddress } from '#services/routing/recordAddresses.ts';
import { Reading } from '#ui/Reading/Reading.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { readOnTexts as texts } from '../texts.ts';
import type { Transcript } from '../transcriptApi.ts';

interface ReadOnProps extends Pick<Transcript, 'id' | 'sections'> {
  /** How the transcribers of the set mark what they could not read. */
  notation: string;
}

/** Asks what the reader reads where a name is in doubt and no one has read on; nothing where none is. */
export function ReadOn({ id, sections, notation }: ReadOnProps) {
  const doubted = sections
    .flatMap(({ fields }) => fields)
    .filter(
      ({ fieldId, value, correction }) =>
        fieldId.endsWith('Name') && correction === null && readingPieces(value, notation) !== null,
    );
  if (doubted.length === 0) return null;
  return (
    <p>
      {texts.question}{' '}
      {doubted.map(({ fieldId, label, value }, at) => (
        <Fragment key={fieldId}>
          {at > 0 && ', '}
          <TextLink to={errorReportAddress(id, fieldId)} aria-label={texts.read(label, readingAloud(value, notation))}>
            {label}: <Reading text={value} notation={notation} />
          </TextLink>
        </Fragment>
      ))}
    </p>
  );
}
