import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import {
  DIRECTNESS_NAMES,
  EVIDENCE_FACT_NAMES,
  INFORMATION_NAMES,
  WEIGHT_NAMES,
  statementName,
  statementWords,
} from '#domain/research/questions/questionKinds.ts';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';

import { EvidenceSource } from './EvidenceSource.tsx';
import { LazyForm, EvidenceForm } from './LazyForm.tsx';
import { type Conflict, type EvidenceRow, useChangeResearchEvidenceMutation } from './questionApi.ts';
import styles from './questions.module.scss';
import { RowTools, useRowRemoval } from './RowTools.tsx';
import { evidenceTexts as texts } from './texts.ts';

/** Statements of sources, a row each; those in a conflict are marked. */
export function EvidenceTable({
  evidence,
  conflicts,
}: {
  evidence: readonly EvidenceRow[];
  conflicts: readonly Conflict[];
}) {
  const [editing, setEditing] = useState<string | null>(null);
  const [change] = useChangeResearchEvidenceMutation();
  const remove = useRowRemoval('EVIDENCE');
  const inConflict = new Set(conflicts.flatMap(({ ids }) => ids));
  const columns: Column<EvidenceRow>[] = [
    {
      id: 'about',
      header: texts.person,
      isRowHeader: true,
      cell: (row) => (
        <span className={styles.about}>
          {inConflict.has(row.id) && <TriangleAlert aria-hidden="true" className={styles.warning} />}
          {row.about}
        </span>
      ),
    },
    {
      id: 'says',
      header: texts.says,
      cell: (row) => (
        <>
          {EVIDENCE_FACT_NAMES[row.fact]}: {statementWords(row)}
        </>
      ),
    },
    { id: 'source', header: texts.source, cell: (row) => <EvidenceSource row={row} /> },
    {
      id: 'quality',
      header: texts.quality,
      cell: ({ information, directness }) =>
        `${INFORMATION_NAMES[information]}, ${DIRECTNESS_NAMES[directness].toLowerCase()}`,
    },
    { id: 'weight', header: texts.weight, cell: ({ weight }) => WEIGHT_NAMES[weight] },
    {
      id: 'actions',
      header: texts.actions,
      narrow: true,
      cell: (row) => (
        <RowTools
          name={statementName(row)}
          onEdit={() => setEditing(row.id)}
          onRemove={() => remove(row.id, statementName(row))}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={texts.caption}
      hideCaption
      stacks="named"
      columns={columns}
      rows={evidence}
      rowKey={({ id }) => id}
      detail={({ id, version, link, ...row }) =>
        id === editing ? (
          <LazyForm>
            <EvidenceForm
              draft={`research-evidence-row.${id}`}
              row={{ ...row, address: link?.address ?? '' }}
              send={(next) => change({ id, version, row: next })}
              onDone={() => setEditing(null)}
            />
          </LazyForm>
        ) : row.note === '' ? null : (
          <p className={styles.text}>{row.note}</p>
        )
      }
    />
  );
}
