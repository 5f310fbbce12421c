import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { dayInWords, momentInWords } from '#ui/readersClock.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { MemberLook } from './membersApi.ts';
import { CHOICES, KINDS, memberTexts as texts, PAID_BY, REQUEST_STATES, SUBSCRIPTION_STATES } from './texts.ts';

type Session = MemberLook['sessions'][number];
type Subscription = MemberLook['subscriptions'][number];
type SupportRequest = MemberLook['requests'][number];

const time = (at: string) => <time dateTime={at}>{momentInWords(at)}</time>;

const SESSIONS: readonly Column<Session>[] = [
  { id: 'device', header: texts.device, isRowHeader: true, cell: ({ device }) => device },
  { id: 'network', header: texts.network, cell: ({ network }) => network },
  { id: 'first', header: texts.firstSeen, narrow: true, cell: ({ firstSeenAt }) => time(firstSeenAt) },
  { id: 'last', header: texts.lastSeen, narrow: true, cell: ({ lastSeenAt }) => time(lastSeenAt) },
];
const SUBSCRIPTIONS: readonly Column<Subscription>[] = [
  { id: 'plan', header: texts.plan, isRowHeader: true, cell: ({ plan }) => plan },
  { id: 'state', header: texts.state, cell: ({ state }) => SUBSCRIPTION_STATES[state] ?? state },
  { id: 'type', header: texts.type, cell: ({ type }) => PAID_BY[type] ?? type },
  { id: 'since', header: texts.since, narrow: true, cell: ({ createdAt }) => dayInWords(createdAt) },
  { id: 'until', header: texts.until, narrow: true, cell: ({ expiresAt }) => dayInWords(expiresAt) },
];
const REQUESTS: readonly Column<SupportRequest>[] = [
  {
    id: 'reference',
    header: texts.reference,
    isRowHeader: true,
    cell: ({ reference }) => <TextLink to={`/internal/tickets/${reference}`}>{reference}</TextLink>,
  },
  { id: 'topic', header: texts.topic, cell: ({ topic }) => topic },
  { id: 'state', header: texts.state, cell: ({ state }) => REQUEST_STATES[state] ?? state },
  { id: 'changed', header: texts.changed, narrow: true, cell: ({ changedAt }) => time(changedAt) },
];

interface ListCardProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  none: string;
}
const ListCard = <Row,>({ title, columns, rows, rowKey, none }: ListCardProps<Row>) => (
  <Card title={title} flush={rows.length > 0}>
    {rows.length === 0 ? (
      <p>{none}</p>
    ) : (
      <DataTable
        bare
        stacks="named"
        hideCaption
        caption={texts.captionOf(title)}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        density="comfortable"
      />
    )}
  </Card>
);

/** Who the account is of, and how it stands. */
export const AccountCard = ({
  look: { reader, registeredAt, termsAcceptedAt, isMfaOn, erasureDueAt },
}: {
  look: MemberLook;
}) => (
  <Card title={texts.account}>
    <DescriptionList
      items={[
        { term: texts.number, value: reader.memberId },
        { term: texts.email, value: reader.email },
        { term: texts.kind, value: KINDS[reader.kind] ?? reader.kind },
        { term: texts.registered, value: dayInWords(registeredAt) },
        { term: texts.terms, value: termsAcceptedAt && dayInWords(termsAcceptedAt) },
        { term: texts.factor, value: isMfaOn ? texts.on : texts.off },
        ...(erasureDueAt === null ? [] : [{ term: texts.erasure, value: dayInWords(erasureDueAt) }]),
      ]}
    />
  </Card>
);

/** Devices, subscriptions, requests and choices about email. */
export const MemberLists = ({ look: { sessions, subscriptions, requests, choices } }: { look: MemberLook }) => (
  <>
    <ListCard
      title={texts.subscriptions}
      columns={SUBSCRIPTIONS}
      rows={subscriptions}
      rowKey={({ id }) => id}
      none={texts.noSubscriptions}
    />
    <ListCard
      title={texts.requests}
      columns={REQUESTS}
      rows={requests}
      rowKey={({ reference }) => reference}
      none={texts.noRequests}
    />
    <ListCard
      title={texts.sessions}
      columns={SESSIONS}
      rows={sessions}
      rowKey={({ device, network, firstSeenAt }) => `${device} ${network} ${firstSeenAt}`}
      none={texts.noSessions}
    />
    <Card title={texts.choices}>
      {choices.length === 0 ? (
        <p>{texts.noChoices}</p>
      ) : (
        <DescriptionList
          items={choices.map(({ name, isOn }) => ({ term: CHOICES[name] ?? name, value: isOn ? texts.on : texts.off }))}
        />
      )}
    </Card>
  </>
);
