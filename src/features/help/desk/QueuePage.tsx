import { useSearchParams } from 'react-router-dom';

import { TICKET_DESK } from '#domain/help/tickets/ticketAddresses.ts';
import { isTicketTopic } from '#domain/help/tickets/ticketRules.ts';
import { TICKET_STATES } from '#domain/help/tickets/ticketState.ts';
import { dayInWords } from '#domain/kernel/dates/dayInWords.ts';
import { StateBadge, topicTexts } from '#features/help/threads/index.ts';
import { pageIn } from '#services/routing/pageIn.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useDeskRequestsQuery } from './deskApi.ts';
import { queueTexts as texts } from './texts.ts';

const PAGE = 50;

/** Whether a first answer was promised for a day that is over. */
const isOverdue = (state: string, promisedOn: string): boolean =>
  (state === 'NEW' || state === 'OPEN') && promisedOn < new Date().toISOString().slice(0, 10);

/** What is under the choice of a state. States: loading, failed, none, requests. */
function Queue({ state, page }: { state: string; page: number }) {
  const { currentData: data, ...answer } = useDeskRequestsQuery({ state: state === '' ? null : state, page });
  if (answer.error !== undefined || data === undefined)
    return (
      <NoAnswer
        of={answer}
        texts={texts}
        waiting={<PageSkeleton label={texts.loading} shape="table" />}
        headingLevel={2}
      />
    );
  if (data.requests.length === 0) {
    return (
      <Notice tone="empty" headingLevel={2} title={texts.none.title}>
        <p>{texts.none.text}</p>
      </Notice>
    );
  }
  return (
    <Stack gap={4}>
      <p role="status">{texts.total(data.total)}</p>
      <DataTable
        caption={texts.caption}
        hideCaption
        stacks="named"
        rows={data.requests}
        rowKey={({ reference }) => reference}
        columns={[
          {
            id: 'subject',
            header: texts.subject,
            isRowHeader: true,
            cell: ({ reference, subject }) => (
              <TextLink to={`${TICKET_DESK}/${reference}`}>
                <bdi>{subject}</bdi>
              </TextLink>
            ),
          },
          { id: 'state', header: texts.state, cell: (row) => <StateBadge state={row.state} words={texts.states} /> },
          { id: 'topic', header: texts.topic, cell: ({ topic }) => (isTicketTopic(topic) ? topicTexts[topic] : topic) },
          {
            id: 'promised',
            header: texts.promised,
            cell: (row) => (
              <>
                {dayInWords(new Date(row.promisedOn))}{' '}
                {isOverdue(row.state, row.promisedOn) && <Badge tone="error">{texts.overdue}</Badge>}
              </>
            ),
          },
          {
            id: 'changed',
            header: texts.changed,
            cell: ({ changedAt }) => <time dateTime={changedAt}>{momentInWords(changedAt)}</time>,
          },
        ]}
      />
      {data.total > PAGE && (
        <Pagination
          label={texts.pages}
          current={page}
          last={Math.ceil(data.total / PAGE)}
          hrefOf={(to) => `?${new URLSearchParams({ ...(state !== '' && { state }), page: String(to) })}`}
        />
      )}
    </Stack>
  );
}

/** Requests of everyone, by state; the address holds both filter and page. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const state = address.get('state') ?? '';
  const page = pageIn(address);
  return (
    <PageContainer>
      <Stack gap={6}>
        <h1>{texts.title}</h1>
        <SelectField
          label={texts.state}
          placeholder={texts.all}
          options={TICKET_STATES.map((value) => ({ value, label: texts.states[value] ?? value }))}
          value={state}
          onChange={({ target }) => setAddress(target.value === '' ? {} : { state: target.value })}
        />
        <Queue state={state} page={page} />
      </Stack>
    </PageContainer>
  );
}
