import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { useSetStatusMutation, useUpdateProfileMutation, type OwnProfile } from '../profileApi.ts';
import { visibilityTexts } from '../texts.ts';

type Outcome = { kind: 'saved' | 'failed'; text: string } | null;

/** What other members may see. In force at once; one that was not saved stays as it was, with a message. */
export function VisibilitySwitches({ profile }: { profile: OwnProfile }) {
  const [setStatus, { isLoading: isStatusUnderWay }] = useSetStatusMutation();
  const [updateProfile, { isLoading: isAgeUnderWay }] = useUpdateProfileMutation();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const { profileStatus, ageGroup, shouldShowAgeGroup } = profile;
  const isActive = profileStatus === 'ACTIVE';

  const show = ({ error }: { error?: unknown }, text: string) =>
    setOutcome(error ? { kind: 'failed', text: describeError(error) } : { kind: 'saved', text });
  const onStatus = async (active: boolean) =>
    show(
      await setStatus({ profileStatus: active ? 'ACTIVE' : 'RESTRICTED' }),
      active ? visibilityTexts.profileNowOn : visibilityTexts.profileNowOff,
    );
  const onAge = async (shows: boolean) =>
    show(
      await updateProfile({ fieldsToUpdate: { shouldShowAgeGroup: shows }, fieldsToDelete: [] }),
      shows ? visibilityTexts.ageNowOn : visibilityTexts.ageNowOff,
    );

  return (
    <Card title={visibilityTexts.title}>
      <Stack gap={4}>
        {outcome?.kind === 'failed' && (
          <Notice tone="error" title={visibilityTexts.notSaved}>
            <p>{visibilityTexts.unchanged(outcome.text)}</p>
          </Notice>
        )}
        <SwitchField
          label={visibilityTexts.profile}
          hint={isActive ? visibilityTexts.profileOn : visibilityTexts.profileOff}
          checked={isActive}
          aria-busy={isStatusUnderWay || undefined}
          onChange={({ target }) => void onStatus(target.checked)}
        />
        <SwitchField
          label={visibilityTexts.age}
          hint={ageGroup ? visibilityTexts.ageIs(ageGroup, isActive) : visibilityTexts.ageUnknown}
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
