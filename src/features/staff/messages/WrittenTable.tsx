import { figure } from '#domain/kernel/wording/countInWords.ts';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { momentInWords } from '#ui/readersClock.ts';

import type { WrittenMessage } from './messagesApi.ts';
import { toWhom, writeTexts as texts } from './texts.ts';

/** The subject, which opens the words: who approves a message reads them here. */
const Words = ({ message: { subject, text } }: { message: WrittenMessage }) => (
  <details>
    <summary>
      <bdi>{subject}</bdi>
    </summary>
    <p dir="auto">{text}</p>
  </details>
);

const COLUMNS: readonly Column<WrittenMessage>[] = [
  { id: 'message', header: texts.message, isRowHeader: true, cell: (message) => <Words message={message} /> },
  { id: 'to', header: texts.to, cell: ({ segment, group }) => toWhom(segment, group) },
  { id: 'state', header: texts.state, cell: ({ sentAt }) => (sentAt === null ? texts.waiting : texts.delivered) },
  {
    id: 'recipients',
    header: texts.recipients,
    align: 'end',
    narrow: true,
    cell: ({ recipients }) => figure(recipients),
  },
  { id: 'read', header: texts.read, align: 'end', narrow: true, cell: ({ read }) => figure(read) },
  { id: 'answered', header: texts.answered, align: 'end', narrow: true, cell: ({ answered }) => figure(answered) },
  {
    id: 'written',
    header: texts.written,
    narrow: true,
    cell: ({ writtenAt }) => <time dateTime={writtenAt}>{momentInWords(writtenAt)}</time>,
  },
];

/** Messages that staff wrote, with how many have read and answered them. */
export const WrittenTable = ({ messages }: { messages: readonly WrittenMessage[] }) => (
  <DataTable
    caption={texts.caption}
    stacks="named"
    rows={messages}
    rowKey={({ id }) => id}
    empty={texts.none}
    columns={COLUMNS}
  />
);
