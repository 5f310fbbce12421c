import { HELP_CONTACT } from '#domain/help/core/helpAddresses.ts';
import { requestAddress } from '#domain/help/tickets/ticketAddresses.ts';
import { StateBadge } from '#features/help/threads/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { listTexts as texts } from './texts.ts';
import { SupportRequestsDocument } from './tickets.generated.ts';

const ticketsApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** The last changed first. Asked again whenever the page opens. */
    supportRequests: query(SupportRequestsDocument, 'supportRequests', { keepUnusedDataFor: 0 }),
  })),
});

const { useSupportRequestsQuery } = ticketsApi;

/** What is under the heading. States: loading, failed, none, requests. */
function RequestList() {
  const { data: requests, ...answer } = useSupportRequestsQuery();
  if (answer.error !== undefined || requests === undefined)
    return <NoAnswer of={answer} texts={texts} waiting={<SkeletonTable rows={4} columns={1} />} headingLevel={2} />;
  if (requests.length === 0) {
    return (
      <Notice tone="empty" headingLevel={2} title={texts.none.title}>
        <p>{texts.none.text}</p>
      </Notice>
    );
  }
  return (
    <DataTable
      caption={texts.caption}
      hideCaption
      stacks="named"
      rows={requests}
      rowKey={({ reference }) => reference}
      columns={[
        {
          id: 'subject',
          header: texts.subject,
          isRowHeader: true,
          cell: ({ reference, subject }) => (
            <TextLink to={requestAddress(reference)}>
              <bdi>{subject}</bdi>
            </TextLink>
          ),
        },
        { id: 'state', header: texts.state, cell: ({ state }) => <StateBadge state={state} /> },
        { id: 'reference', header: texts.reference, cell: ({ reference }) => reference },
        {
          id: 'changed',
          header: texts.changed,
          cell: ({ changedAt }) => <time dateTime={changedAt}>{momentInWords(changedAt)}</time>,
        },
      ]}
    />
  );
}

/** A member’s requests to support. */
export function Component() {
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
        <div>
          <ButtonLink to={HELP_CONTACT}>{texts.write}</ButtonLink>
        </div>
      </Stack>
      <RequestList />
    </Stack>
  );
}
