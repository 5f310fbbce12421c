import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { headingOf } from '../columnValues.ts';
import type { SheetColumn, SheetTranscript } from '../deskApi.ts';
import { checkTexts as texts } from '../publishTexts.ts';
import styles from './check.module.scss';

interface TranscriptProps {
  transcript: SheetTranscript;
  columns: readonly SheetColumn[];
}

/** A row of the file beside what readers will see of it. */
export function Transcript({ transcript: { no, cells, isClosed, problem, records }, columns }: TranscriptProps) {
  const written = columns.flatMap((column) => {
    const value = cells[column.at] ?? '';
    return value === '' ? [] : [{ term: headingOf(column), value }];
  });
  const badge =
    problem !== null ? (
      <Badge tone="error">{texts.notTaken}</Badge>
    ) : (
      isClosed && <Badge tone="warning">{texts.isClosed}</Badge>
    );
  return (
    <Card title={texts.row(no)} headingLevel={3} actions={badge}>
      <div className={styles.sides}>
        <div role="group" aria-label={texts.inFile} className={styles.side}>
          <p className={styles.label}>{texts.inFile}</p>
          {written.length === 0 ? <p>{texts.nothing}</p> : <DescriptionList items={written} />}
        </div>
        <div role="group" aria-label={texts.forReaders} className={styles.side}>
          <p className={styles.label}>{texts.forReaders}</p>
          {problem !== null && <Notice tone="error" title={problem} />}
          {isClosed && <Notice tone="warning" title={texts.closedRow} />}
          {records.map((lines, at) => (
            <div key={at} className={styles.record}>
              {records.length > 1 && <p className={styles.label}>{texts.record(at)}</p>}
              <DescriptionList items={lines.map(({ label, value }) => ({ term: label, value }))} />
            </div>
          ))}
        </div>
      </div>
    </Card>
  );
}
