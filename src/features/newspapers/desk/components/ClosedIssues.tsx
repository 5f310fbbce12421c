import { figure } from '#domain/kernel/wording/countInWords.ts';
import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { type NewspaperClosures, useNewspaperClosuresQuery } from '../deskApi.ts';
import { closureTexts as texts } from '../texts.ts';

type Closed = NewspaperClosures['closed'][number];
type Done = NewspaperClosures['history'][number];

const spanOf = ({ from, to }: { from: string; to: string }): string =>
  from === to ? issueDateInWords(from, 'day') : texts.span(issueDateInWords(from, 'day'), issueDateInWords(to, 'day'));

const untilOf = (until: string): string =>
  until === texts.lastDay ? texts.never : texts.closedUntil(issueDateInWords(until, 'day'));

const stateOf = ({ until, isWithdrawn }: Closed): string =>
  [isWithdrawn ? texts.withdrawn : null, until === null ? null : untilOf(until)]
    .filter((part) => part !== null)
    .join(', ');

const CLOSED: readonly Column<Closed>[] = [
  { id: 'days', header: texts.days, isRowHeader: true, cell: spanOf },
  { id: 'issues', header: texts.issues, align: 'end', narrow: true, cell: ({ issues }) => figure(issues) },
  { id: 'state', header: texts.state, cell: stateOf },
  { id: 'why', header: texts.reason, cell: ({ why }) => why },
];

const HISTORY: readonly Column<Done>[] = [
  {
    id: 'at',
    header: texts.at,
    isRowHeader: true,
    narrow: true,
    cell: ({ at }) => issueDateInWords(at.slice(0, 10), 'day'),
  },
  {
    id: 'what',
    header: texts.done,
    cell: (done) =>
      [texts.DONE[done.change](done.issues), spanOf(done), done.until && untilOf(done.until)]
        .filter(Boolean)
        .join(', '),
  },
  { id: 'why', header: texts.reason, cell: ({ why }) => why },
  { id: 'by', header: texts.by, cell: ({ by }) => by ?? texts.site },
];

/** Issues that readers learn nothing of, and how that came. States: loading, failed, none, the lists. */
export function ClosedIssues({ id }: { id: string }) {
  const answer = useNewspaperClosuresQuery({ id });
  return (
    <Answer of={answer} texts={texts} headingLevel={2}>
      {({ closed, history }) =>
        history.length > 0 && (
          <Stack gap={4}>
            <h2>{texts.listTitle}</h2>
            {closed.length === 0 ? (
              <p>{texts.none}</p>
            ) : (
              <DataTable
                caption={texts.caption}
                hideCaption
                stacks="named"
                columns={CLOSED}
                rows={closed}
                rowKey={({ from, to, until, isWithdrawn }) => `${from} ${to} ${until} ${isWithdrawn}`}
              />
            )}
            <DataTable
              caption={texts.history}
              stacks="named"
              columns={HISTORY}
              rows={history}
              rowKey={({ at, from, change }) => `${at} ${from} ${change}`}
            />
          </Stack>
        )
      }
    </Answer>
  );
}
