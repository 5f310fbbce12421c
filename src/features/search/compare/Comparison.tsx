import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';

import { mayHoldReading } from '#domain/records/core/mayHoldReading.ts';
import { compareAddress } from '#domain/search/compare/comparedItem.ts';
import { compareFields } from '#domain/search/compare/compareFields.ts';
import { sampleNote } from '#features/search/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { ReadingLegend } from '#ui/Reading/ReadingLegend.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';

import { ColumnHead } from './ColumnHead.tsx';
import type { ComparedColumn } from './comparedColumn.ts';
import styles from './Comparison.module.scss';
import { TextRow, FieldRow } from './ComparisonRows.tsx';
import { comparisonTexts as texts } from './texts.ts';

/** What the columns show that its transcriber may not have read whole. */
const readingsOf = (columns: readonly ComparedColumn[]) =>
  columns.flatMap(({ head, sections }) =>
    head === null || head.notation === null
      ? []
      : [
          head.name,
          ...sections.flatMap(({ fields }) =>
            fields.map(({ fieldId, value }) => (mayHoldReading(fieldId) ? value : null)),
          ),
        ].map((text) => ({
          text,
          notation: head.notation ?? 'plain',
        })),
  );

interface ComparisonProps {
  /** All that the address names, in its order; at least one can be shown. */
  columns: readonly ComparedColumn[];
  /** Marked in articles. */
  words: string;
  /** The results that they were selected from. */
  backTo: string;
}

/**
 * Records and articles as columns, their fields as rows; what differs is marked by a sign and a word beside its colour.
 */
export function Comparison({ columns, words, backTo }: ComparisonProps) {
  const [isBrief, setBrief] = useState(false);
  const shown = columns.filter(({ head }) => head !== null);
  const sections = compareFields(shown.map((column) => column.sections))
    .map(({ title, fields }) => ({
      title,
      fields: isBrief ? fields.filter(({ agreement }) => agreement !== 'same') : fields,
    }))
    .filter(({ fields }) => fields.length > 0);
  const sample = sampleNote(columns.flatMap(({ head }) => head?.source ?? []));
  const isAlone = shown.length === 1;
  const without = (column: ComparedColumn) =>
    columns.length === 1
      ? null
      : compareAddress(
          columns.filter((each) => each !== column).map(({ kind, id }) => ({ kind, id })),
          words,
        );
  return (
    <>
      <div className={styles.bar}>
        <ButtonLink variant="quiet" icon={<ArrowLeft aria-hidden="true" />} to={backTo}>
          {texts.back}
        </ButtonLink>
        {!isAlone && (
          <SwitchField label={texts.brief} checked={isBrief} onChange={(event) => setBrief(event.target.checked)} />
        )}
        <Button size="sm" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      {sample !== null && <p>{sample}</p>}
      <div className={styles.scroller} role="region" aria-label={texts.region} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>{texts.caption(columns.map(({ kind }) => kind))}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              {columns.map((column) => (
                <ColumnHead key={`${column.kind} ${column.id}`} column={column} without={without(column)} />
              ))}
            </tr>
          </thead>
          {sections.map(({ title, fields }) => (
            <tbody key={title}>
              <tr className={styles.section}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <span className={styles.sectionTitle}>{title}</span>
                </th>
              </tr>
              {fields.map((field) => (
                <FieldRow
                  key={field.fieldId}
                  field={field}
                  places={columns.map((column) => shown.indexOf(column))}
                  notations={shown.map(({ head }) => head?.notation ?? null)}
                  isAlone={isAlone}
                />
              ))}
            </tbody>
          ))}
          <TextRow columns={columns} />
        </table>
        {sections.length === 0 && <p className={styles.none}>{texts.identical}</p>}
      </div>
      <ReadingLegend readings={readingsOf(shown)} />
    </>
  );
}
