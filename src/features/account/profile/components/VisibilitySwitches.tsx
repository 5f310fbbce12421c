import { useState } from 'react';

import { describeError } from '#services/graphql/errors.ts';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { useSetStatusMutation, useUpdateProfileMutation, type OwnProfile } from '../profileApi.ts';

type Outcome = { kind: 'saved' | 'failed'; text: string } | null;

/** What other members may see. In force at once; one that was not saved stays as it was and says so. */
export function VisibilitySwitches({ profile }: { profile: OwnProfile }) {
  const [setStatus, { isLoading: isStatusUnderWay }] = useSetStatusMutation();
  const [updateProfile, { isLoading: isAgeUnderWay }] = useUpdateProfileMutation();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const { profileStatus, ageGroup, shouldShowAgeGroup } = profile;
  const isActive = profileStatus === 'ACTIVE';

  const tell = ({ error }: { error?: unknown }, text: string) => setOutcome(error ? { kind: 'failed', text: describeError(error) } : { kind: 'saved', text });
  const onStatus = async (active: boolean) =>
    tell(await setStatus({ profileStatus: active ? 'ACTIVE' : 'RESTRICTED' }), active ? 'Other members see your profile.' : 'Other members see your username only.');
  const onAge = async (shows: boolean) =>
    tell(await updateProfile({ fieldsToUpdate: { shouldShowAgeGroup: shows }, fieldsToDelete: [] }), shows ? 'Your age group is shown.' : 'Your age group is hidden.');

  return (
    <Card title="What others see">
      <Stack gap={4}>
        {outcome?.kind === 'failed' && (
          <Notice tone="error" title="This was not saved">
            <p>{outcome.text} It is as it was before.</p>
          </Notice>
        )}
        <SwitchField
          label="Show my profile to other members"
          hint={isActive ? 'Signed-in members see your picture and what you tell below, but never your date of birth, name or email address.' : 'Off: others see your username and nothing else.'}
          checked={isActive}
          aria-busy={isStatusUnderWay || undefined}
          onChange={({ target }) => void onStatus(target.checked)}
        />
        <SwitchField
          label="Show my age group"
          hint={ageGroup ? `Yours is ${ageGroup}.${isActive ? '' : ' It shows once your profile does.'}` : 'There is none to show until you fill in your date of birth.'}
          checked={shouldShowAgeGroup}
          aria-busy={isAgeUnderWay || undefined}
          onChange={({ target }) => void onAge(target.checked)}
        />
        <VisuallyHidden>
          <span role="status">{outcome?.kind === 'saved' ? outcome.text : ''}</span>
        </VisuallyHidden>
      </Stack>
    </Card>
  );
}
