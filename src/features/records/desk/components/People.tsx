import { InviteSteward, StewardTable } from '#features/kernel/sharing/index.ts';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';

import {
  type Sheet,
  useEndStewardshipMutation,
  useInviteStewardMutation,
  useSetSheetPolicyMutation,
  useSheetStewardsQuery,
} from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { peopleTexts as texts } from '../stewardTexts.ts';

/** Who looks after a sheet, who is invited to, and the form that invites. */
export function People({ sheet: { id: sheetId, isForTwo } }: { sheet: Sheet }) {
  const answer = useSheetStewardsQuery({ id: sheetId });
  const [end, { error }] = useEndStewardshipMutation();
  const [invite, invitation] = useInviteStewardMutation();
  const [setPolicy, policy] = useSetSheetPolicyMutation();
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <h2>{texts.title}</h2>
        <p>{texts.text}</p>
      </Stack>
      <FormRefusal title={texts.endFailed} reason={refusalText(error)} />
      <StewardTable of={answer} texts={texts} onEnd={({ id }) => void end({ id: sheetId, steward: id })} />
      <InviteSteward
        onInvite={async (email) => (await invite({ id: sheetId, email })).data !== undefined}
        refusal={refusalText(invitation.error)}
      />
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
