import type { AnswerShare } from '#domain/kernel/surveys/answerShares.ts';

import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import type { Column } from '../DataTable/columns.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
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

interface SurveyCommentsProps {
  comments: readonly {
    month: string;
    comment: string;
    /** Answers sent with it, in words. */ answers: readonly string[];
  }[];
}

/** Comments of a survey, without who wrote them. */
export function SurveyComments({ comments }: SurveyCommentsProps) {
  return (
    <Stack gap={3}>
      <h2>{texts.comments}</h2>
      {comments.length === 0 && <p>{texts.noComments}</p>}
      {comments.map(({ month, comment, answers }, at) => (
        <Card key={`${month}-${at}`}>
          <Stack gap={2}>
            <p>
              <bdi>{comment}</bdi>
            </p>
            <Inline>
              <Badge>{month}</Badge>
              {answers.map((words) => (
                <Badge key={words} tone="info">
                  {words}
                </Badge>
              ))}
            </Inline>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
