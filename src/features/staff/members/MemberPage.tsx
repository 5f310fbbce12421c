import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';

import { type grantsSlice, selectDuties } from '#features/kernel/grants/index.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useLookReason } from './lookReason.ts';
import { AccountCard, MemberLists } from './MemberCards.tsx';
import { useLookAtMemberQuery, type MemberLook } from './membersApi.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { memberTexts as texts, HOLDINGS, WHY_ON } from './texts.ts';

type Feature = MemberLook['features'][number];
type State = Record<typeof grantsSlice.name, ReturnType<typeof grantsSlice.reducer>>;

const COLUMNS: readonly Column<Feature>[] = [
  { id: 'feature', header: texts.feature, isRowHeader: true, cell: ({ label }) => label },
  {
    id: 'why',
    header: texts.why,
    cell: ({ reason, heldThrough }) =>
      heldThrough === null ? WHY_ON[reason] : `${WHY_ON[reason]}, through ${heldThrough}`,
  },
];

/** What everyone of this kind has comes last. */
const isDefault = ({ reason }: Feature): boolean => reason === 'KIND_DEFAULT';

/** What the account may use, and why. Staff who may switch features find them all behind a link. */
function EntitledCard({ look: { holdings, features, reader } }: { look: MemberLook }) {
  const duties = useSelector((state: State) => selectDuties(state));
  return (
    <Card
      title={texts.entitled}
      actions={
        duties.includes('operations') && (
          <TextLink to={`/internal/features/journey?${new URLSearchParams({ member: reader.memberId }).toString()}`}>
            {texts.board}
          </TextLink>
        )
      }
    >
      <Stack gap={4}>
        <p>
          {holdings.length === 0
            ? texts.noHoldings
            : texts.holdings(holdings.map((key) => HOLDINGS[key] ?? key).join(', '))}
        </p>
        <h3>{texts.features}</h3>
        <DataTable
          stacks="flowing"
          hideCaption
          caption={texts.features}
          columns={COLUMNS}
          rows={features
            .filter(({ isOn }) => isOn)
            .sort((one, other) => Number(isDefault(one)) - Number(isDefault(other)))}
          rowKey={({ id }) => id}
        />
      </Stack>
    </Card>
  );
}

/** One account, once there is a reason. States: loading, failed, no such account, the account. */
function Look({ memberId, reason }: { memberId: string; reason: string }) {
  const { data, ...answer } = useLookAtMemberQuery({ memberId, reason });
  if (answer.error || data === undefined) return <NoAnswer of={answer} texts={texts} />;
  if (data === null) throw new PageMissing();
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <h1>{data.reader.displayName || texts.unnamed}</h1>
        <p>{texts.recorded}</p>
        <p>
          <TextLink to="/internal/members">{texts.another}</TextLink>
        </p>
      </Stack>
      <AccountCard look={data} />
      <MemberLists look={data} />
      <EntitledCard look={data} />
    </Stack>
  );
}

/** An account for support: why first, then what may be seen of it. */
export function Component() {
  const { memberId = '' } = useParams();
  const { reason, give } = useLookReason();
  if (!/^[1-9]\d{0,14}$/u.test(memberId)) throw new PageMissing();
  return (
    <PageContainer>
      {reason !== null ? (
        <Look key={memberId} memberId={memberId} reason={reason} />
      ) : (
        <Stack gap={6}>
          <Stack gap={3}>
            <h1>{texts.ask(memberId)}</h1>
            <p>{texts.askIntro}</p>
          </Stack>
          <ReasonForm onReason={give} />
        </Stack>
      )}
    </PageContainer>
  );
}
