import { isLeavingReason, isReturnAnswer } from '#domain/billing/survey/leavingReasons.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import type { SurveyBoard } from './leavingSurveyApi.ts';
import { boardTexts as texts, REASON_WORDS, RETURN_WORDS } from './texts.ts';

type Share = SurveyBoard['reasons'][number];

/** Answers that are asked no longer keep their stored name. */
const reasonWords = (name: string): string => (isLeavingReason(name) ? REASON_WORDS[name] : name);
const returnWords = (name: string): string => (isReturnAnswer(name) ? RETURN_WORDS[name] : name);

const columns = (header: string, words: (name: string) => string): readonly Column<Share>[] => [
  { id: 'answer', header, isRowHeader: true, cell: ({ answer }) => words(answer) },
  { id: 'count', header: texts.count, align: 'end', narrow: true, cell: ({ count }) => count },
  { id: 'percent', header: texts.percent, align: 'end', narrow: true, cell: ({ percent }) => `${percent}%` },
];
const REASONS = columns(texts.reason, reasonWords);
const RETURNS = columns(texts.answer, returnWords);

/** Counts and comments of leaving surveys; what to expect where there are none. */
export function SurveyCounts({ board: { total, reasons, mightReturn, comments } }: { board: SurveyBoard }) {
  if (total === 0) return <p role="status">{texts.none}</p>;
  return (
    <Stack gap={6}>
      <p role="status">{texts.total(total)}</p>
      <DataTable caption={texts.reasons} columns={REASONS} rows={reasons} rowKey={({ answer }) => answer} density="comfortable" />
      <DataTable caption={texts.mightReturn} columns={RETURNS} rows={mightReturn} rowKey={({ answer }) => answer} density="comfortable" />
      <Stack gap={3}>
        <h2>{texts.comments}</h2>
        {comments.length === 0 && <p>{texts.noComments}</p>}
        {comments.map(({ month, reasons: given, comment }, at) => (
          <Card key={`${month}-${at}`}>
            <Stack gap={2}>
              <p>
                <bdi>{comment}</bdi>
              </p>
              <Inline>
                <Badge>{month}</Badge>
                {given.map((name) => (
                  <Badge key={name} tone="info">
                    {reasonWords(name)}
                  </Badge>
                ))}
              </Inline>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Stack>
  );
}
