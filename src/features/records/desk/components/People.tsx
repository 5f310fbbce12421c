import { Answer } from '#ui/Answer/Answer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import {
  type Sheet,
  type Steward,
  useEndStewardshipMutation,
  useSetSheetPolicyMutation,
  useSheetStewardsQuery,
} from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { peopleTexts as texts, STEWARD_STATES } from '../stewardTexts.ts';
import { InvitePerson } from './InvitePerson.tsx';

const nameOf = ({ name, email }: Steward): string => name ?? email ?? texts.gone;

function StateCell({ state }: Steward) {
  const { text, tone } = STEWARD_STATES[state];
  return <Badge tone={tone}>{text}</Badge>;
}

function SinceCell({ since, invitedAt, invitedBy }: Steward) {
  const when = momentInWords(since ?? invitedAt);
  return <time dateTime={since ?? invitedAt}>{invitedBy === null ? when : texts.invitedBy(invitedBy, when)}</time>;
}

const columnsFor = (onEnd: (steward: Steward) => void): Column<Steward>[] => [
  { id: 'person', header: texts.person, isRowHeader: true, cell: nameOf },
  { id: 'state', header: texts.state, narrow: true, cell: StateCell },
  { id: 'since', header: texts.since, cell: SinceCell },
  {
    id: 'end',
    header: texts.actions,
    cell: (steward) =>
      steward.state !== 'ENDED' && (
        <Button size="sm" onClick={() => onEnd(steward)}>
          {steward.state === 'ACTIVE' ? texts.end : texts.takeAway}
          <VisuallyHidden>{texts.of(nameOf(steward))}</VisuallyHidden>
        </Button>
      ),
  },
];

/** Who looks after a sheet, who is invited to, and the form that invites. */
export function People({ sheet: { id: sheetId, isForTwo } }: { sheet: Sheet }) {
  const answer = useSheetStewardsQuery({ id: sheetId });
  const [end, { error }] = useEndStewardshipMutation();
  const [setPolicy, policy] = useSetSheetPolicyMutation();
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <h2>{texts.title}</h2>
        <p>{texts.text}</p>
      </Stack>
      <FormRefusal title={texts.endFailed} reason={refusalText(error)} />
      <Answer
        of={answer}
        texts={texts}
        headingLevel={3}
        empty={
          <Notice tone="empty" headingLevel={3} title={texts.none.title}>
            <p>{texts.none.text}</p>
          </Notice>
        }
      >
        {(stewards) => (
          <DataTable
            caption={texts.caption}
            hideCaption
            stacks="named"
            density="comfortable"
            columns={columnsFor(({ id }) => void end({ id: sheetId, steward: id }))}
            rows={stewards}
            rowKey={({ id }) => id}
          />
        )}
      </Answer>
      <InvitePerson sheetId={sheetId} />
      <Stack gap={3}>
        <SwitchField
          label={texts.isForTwo}
          hint={texts.isForTwoHint}
          checked={isForTwo}
          disabled={policy.isLoading}
          onChange={() => void setPolicy({ id: sheetId, isForTwo: !isForTwo })}
        />
        <FormRefusal title={texts.policyFailed} reason={refusalText(policy.error)} />
      </Stack>
    </Stack>
  );
}
