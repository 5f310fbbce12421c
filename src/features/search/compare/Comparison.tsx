import { ArrowLeft, X } from 'lucide-react';
import { useState } from 'react';

import { compareAddress } from '#domain/search/compare/comparedIds.ts';
import { compareFields } from '#domain/search/compare/compareFields.ts';
import { plainSetName, sampleNote } from '#features/search/core/index.ts';
import { recordSetAddress, transcriptAddress } from '#services/routing/recordAddresses.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { RecordTypeIcon } from '#ui/RecordTypeIcon/RecordTypeIcon.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { ComparedRecord } from './compareApi.ts';
import { sourceSection } from './sourceSection.ts';
import styles from './Comparison.module.scss';
import { FieldRow } from './FieldRow.tsx';
import { comparisonTexts as texts } from './texts.ts';

interface ComparisonProps {
  records: readonly ComparedRecord[];
  /** All that the address names, readable or not. */
  ids: readonly string[];
  /** The results the records were selected from. */
  backTo: string;
}

/** The records as columns, their fields as rows; what differs is marked by a sign and a word beside its colour. */
export function Comparison({ records, ids, backTo }: ComparisonProps) {
  const [isBrief, setBrief] = useState(false);
  const sections = compareFields(records.map((record) => [...record.sections, sourceSection(record)]))
    .map(({ title, fields }) => ({ title, fields: isBrief ? fields.filter(({ agreement }) => agreement !== 'same') : fields }))
    .filter(({ fields }) => fields.length > 0);
  const sample = sampleNote(records.map(({ source }) => source.recordSet));
  const without = (id: string) => compareAddress(ids.filter((each) => each !== id));
  return (
    <>
      <div className={styles.bar}>
        <ButtonLink variant="quiet" icon={<ArrowLeft aria-hidden="true" />} to={backTo}>
          {texts.back}
        </ButtonLink>
        {records.length > 1 && <SwitchField label={texts.brief} checked={isBrief} onChange={(event) => setBrief(event.target.checked)} />}
        <Button size="sm" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      {sample !== null && <p>{sample}</p>}
      <div className={styles.scroller} role="region" aria-label={texts.region} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>{texts.caption(records.length)}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              {records.map((record) => (
                <th key={record.id} scope="col">
                  <span className={styles.head}>
                    <RecordTypeIcon type={record.type} />
                    <TextLink strong to={transcriptAddress(record.id)}>
                      {record.name}
                    </TextLink>
                  </span>
                  <span className={styles.line}>{record.summaryLine}</span>
                  <span className={styles.line}>
                    <TextLink plain to={recordSetAddress(record.source.recordSet.id)}>
                      {plainSetName(record.source.recordSet)}
                    </TextLink>
                  </span>
                  {record.access === 'SUMMARY' && <Badge>{texts.membersOnly}</Badge>}
                  {records.length > 1 && (
                    <span className={styles.remove}>
                      <ButtonLink size="sm" variant="quiet" icon={<X aria-hidden="true" size={14} />} to={without(record.id)} replace aria-label={texts.removeOne(`${record.name}, ${record.summaryLine}`)}>
                        {texts.remove}
                      </ButtonLink>
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {sections.map(({ title, fields }) => (
            <tbody key={title}>
              <tr className={styles.section}>
                <th scope="rowgroup" colSpan={records.length + 1}>
                  <span className={styles.sectionTitle}>{title}</span>
                </th>
              </tr>
              {fields.map((field) => (
                <FieldRow key={field.fieldId} field={field} isAlone={records.length === 1} />
              ))}
            </tbody>
          ))}
        </table>
        {sections.length === 0 && <p className={styles.none}>{texts.identical}</p>}
      </div>
    </>
  );
}
