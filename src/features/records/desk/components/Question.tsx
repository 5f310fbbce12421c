import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';

import { useDecideSheetQuestionMutation, type SheetQuestion } from '../deskApi.ts';
import { publishTexts } from '../publishTexts.ts';
import { refusalText } from '../refusalText.ts';
import styles from './problems.module.scss';

const texts = publishTexts.questions;
const NONE = 'none';

/** What the record and the rows say of one thing. */
interface Line {
  label: string;
  readers: string;
  rows: string[];
}

/** What they say, a line for each thing that one of them says. */
function linesOf({ lines, candidates }: SheetQuestion): Line[] {
  const all = [lines, ...candidates.map((candidate) => candidate.lines)];
  const labels = [...new Set(all.flatMap((each) => each.map(({ label }) => label)))];
  const said = (of: SheetQuestion['lines'], asked: string): string =>
    of.find(({ label }) => label === asked)?.value ?? '';
  return labels.map((label) => ({
    label,
    readers: said(lines, label),
    rows: candidates.map((candidate) => said(candidate.lines, label)),
  }));
}

/** A record that readers have, beside the rows that may be it; the choice is kept at once. */
export function Question({ sheetId, question, at }: { sheetId: string; question: SheetQuestion; at: number }) {
  const [decide, { error }] = useDecideSheetQuestionMutation();
  const { record, hanging, candidates, same, isDecided } = question;
  const columns: readonly Column<Line>[] = [
    { id: 'label', header: texts.field, isRowHeader: true, narrow: true, cell: ({ label }) => label },
    { id: 'readers', header: texts.readers, cell: ({ readers }) => readers },
    ...candidates.map((candidate, row): Column<Line> => ({
      id: candidate.id,
      header: texts.row(row),
      cell: ({ readers, rows }) => {
        const said = rows[row] ?? '';
        return said === readers ? said : <mark className={styles.differs}>{said === '' ? '–' : said}</mark>;
      },
    })),
  ];
  return (
    <Card title={texts.record(at)} headingLevel={3}>
      <p className={styles.muted}>{texts.hanging(hanging)}</p>
      <DataTable
        caption={`${texts.readers}: ${texts.record(at)}`}
        hideCaption
        stacks="named"
        columns={columns}
        rows={linesOf(question)}
        rowKey={({ label }) => label}
      />
      <RadioGroup
        label={texts.choice}
        name={`question-${at}`}
        options={[
          ...candidates.map(({ id }, row) => ({ value: id, label: texts.it(row) })),
          { value: NONE, label: texts.none, hint: texts.noneHint },
        ]}
        value={isDecided ? (same ?? NONE) : ''}
        onChange={(chosen) => void decide({ id: sheetId, record, same: chosen === NONE ? null : chosen })}
      />
      <FormRefusal title={texts.refused} reason={refusalText(error)} />
    </Card>
  );
}
