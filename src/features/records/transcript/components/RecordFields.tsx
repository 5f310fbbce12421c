import { type ReactNode } from 'react';

import { mayHoldReading } from '#domain/records/core/mayHoldReading.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Reading } from '#ui/Reading/Reading.tsx';

import { fieldTexts as texts } from '../texts.ts';
import type { Transcript } from '../transcriptApi.ts';
import { PhoneFold } from './FoldCard.tsx';
import styles from './transcript.module.scss';

/** What was transcribed, with the reading a member reported and staff accepted. */
function CorrectedValue({ value, correction }: { value: ReactNode; correction: string }) {
  return (
    <>
      {value !== null && <span className={styles.written}>{value}</span>}
      <span className={styles.correction}>
        <Badge tone="brand">{texts.correction}</Badge> {correction}
      </span>
    </>
  );
}

interface RecordFieldsProps extends Pick<Transcript, 'sections'> {
  /** How the transcribers of the set mark what they could not read. */
  notation: string;
}

/** The fields of a record under their headings. On a phone, the person and what was corrected are open. */
export function RecordFields({ sections, notation }: RecordFieldsProps) {
  const written = (fieldId: string, value: string) =>
    mayHoldReading(fieldId) ? <Reading text={value} notation={notation} /> : value;
  return (
    <Card title={texts.title}>
      <div className={styles.sections}>
        {sections.map(({ title, fields }, at) => (
          <div key={title} role="group" aria-label={title} className={styles.section}>
            <PhoneFold
              title={title}
              headingLevel={3}
              isOpenAtFirst={at === 0 || fields.some(({ correction }) => correction !== null)}
            >
              <DescriptionList
                items={fields.map(({ fieldId, label, value, correction }) => ({
                  term: label,
                  value:
                    correction === null ? (
                      written(fieldId, value)
                    ) : (
                      <CorrectedValue value={value === '' ? null : written(fieldId, value)} correction={correction} />
                    ),
                }))}
              />
            </PhoneFold>
          </div>
        ))}
      </div>
    </Card>
  );
}
