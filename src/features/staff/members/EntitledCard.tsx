import { useSelector } from 'react-redux';

import { type grantsSlice, selectDuties } from '#features/kernel/grants/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { MemberLook } from './membersApi.ts';
import { HOLDINGS, memberTexts as texts, WHY_ON } from './texts.ts';

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
export function EntitledCard({ look: { holdings, features, reader } }: { look: MemberLook }) {
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
