import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { type OwnProfile, useSetStatusMutation, useUpdateProfileMutation } from '../profileApi.ts';
import { myProfileTexts, visibilityTexts } from '../texts.ts';
import { PictureEditor } from './PictureEditor.tsx';
import styles from './profile.module.scss';
import { ProfileForm } from './ProfileForm.tsx';

type Outcome = { kind: 'saved' | 'failed'; text: string } | null;

/** What other members may see. In force at once; one that was not saved stays as it was, with a message. */
function VisibilitySwitches({ profile }: { profile: OwnProfile }) {
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

/** The own profile: who one is to others, what they may see, and the form about oneself. */
export function MyProfile({ profile }: { profile: OwnProfile }) {
  const { id, username, registrationMonthYear, lastActiveDateString } = profile;
  return (
    <div className={styles.page}>
      <h1>{myProfileTexts.title}</h1>
      <Card>
        <PictureEditor profile={profile}>
          <p className={styles.username}>{username}</p>
          <p className={styles.facts}>{myProfileTexts.memberSince(registrationMonthYear)}</p>
          {lastActiveDateString && <p className={styles.facts}>{myProfileTexts.lastActive(lastActiveDateString)}</p>}
          <p>
            <TextLink to={`/profile/${id}`}>{myProfileTexts.seeAsOthers}</TextLink>
          </p>
        </PictureEditor>
      </Card>
      <VisibilitySwitches profile={profile} />
      <ProfileForm profile={profile} />
    </div>
  );
}
