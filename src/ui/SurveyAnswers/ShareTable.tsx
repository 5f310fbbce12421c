import type { AnswerShare } from '#domain/kernel/surveys/answerShares.ts';

import type { Column } from '../DataTable/columns.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { surveyTexts as texts } from './texts.ts';

interface ShareTableProps {
  caption: string;
  /** Head of the answers. */
  header: string;
  shares: readonly AnswerShare[];
  /** An answer as it was asked. Answers that are asked no longer keep their stored name. */
  wordsOf: (answer: string) => string;
}

/** How often each answer of a survey was given. */
export function ShareTable({ caption, header, shares, wordsOf }: ShareTableProps) {
  const columns: readonly Column<AnswerShare>[] = [
    { id: 'answer', header, isRowHeader: true, cell: ({ answer }) => wordsOf(answer) },
    { id: 'count', header: texts.count, align: 'end', narrow: true, cell: ({ count }) => count },
    { id: 'percent', header: texts.percent, align: 'end', narrow: true, cell: ({ percent }) => `${percent}%` },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={shares}
      rowKey={({ answer }) => answer}
      density="comfortable"
    />
  );
}
