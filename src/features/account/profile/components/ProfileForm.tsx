import type { FormikHelpers } from 'formik';
import { useState } from 'react';

import { usernameTaken } from '#domain/account/profile/profileRules.ts';
import { PROFILE_TEXT_NAMES, PROFILE_TEXTS } from '#domain/account/profile/profileTexts.ts';
import { SOCIAL_TYPES, SOCIALS } from '#domain/account/profile/socials.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import {
  changeOf,
  errorsIn,
  errorsOf,
  isNothing,
  valuesOf,
  type ProfileErrors,
  type ProfileValues,
} from '../model/profileForm.ts';
import { useUpdateProfileMutation, type OwnProfile } from '../profileApi.ts';
import { profileFormTexts } from '../texts.ts';
import { useUsernameAvailability } from '../useUsernameAvailability.ts';
import styles from './profile.module.scss';
import { AvailabilityLine, AgeGroupLine } from './ProfileFormLines.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';

type Touched = Parameters<FormikHelpers<ProfileValues>['setTouched']>[0];

const touchedOf = (errors: ProfileErrors): Touched => ({
  ...Object.fromEntries(Object.keys(errors).map((field) => [field, true])),
  ...(errors.socials && { socials: Object.fromEntries(Object.keys(errors.socials).map((type) => [type, true])) }),
});

type Outcome = { kind: 'saved' | 'nothing' | 'refused' } | { kind: 'failed'; text: string } | null;

/**
 * What members say about themselves. One call saves all of it or, where something is wrong, nothing; what was typed
 * stays.
 */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const [updateProfile] = useUpdateProfileMutation();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const stored = valuesOf(profile);

  const onSubmit = async (values: ProfileValues, form: FormikHelpers<ProfileValues>) => {
    const change = changeOf(stored, values);
    if (isNothing(change)) return setOutcome({ kind: 'nothing' });
    const { data, error } = await updateProfile(change);
    if (!data) return setOutcome({ kind: 'failed', text: describeError(error) });
    if (data.validationIssues.length === 0) {
      draft.saved();
      form.resetForm({ values: valuesOf(data.profile) });
      return setOutcome({ kind: 'saved' });
    }
    const errors = errorsOf(data.validationIssues);
    await form.setTouched(touchedOf(errors), false);
    form.setErrors(errors);
    return setOutcome({ kind: 'refused' });
  };

  const form = useForm<ProfileValues>({
    initialValues: stored,
    validate: (values) => errorsIn(stored, values),
    onSubmit,
  });
  const draft = useFormDraft(form, { form: 'profile', owner: useDraftOwner() });
  const availability = useUsernameAvailability(form.values.username, stored.username);
  const username = formikField(form, 'username');
  const isDirty = !isNothing(changeOf(stored, form.values));

  return (
    <Card title={profileFormTexts.title}>
      <Form
        form={{ ...form, handleSubmit: (event) => (setOutcome(null), form.handleSubmit(event)) }}
        aria-label={profileFormTexts.title}
        className={styles.form}
      >
        <div className={styles.details}>
          <div>
            <TextField
              label={profileFormTexts.username}
              hint={profileFormTexts.usernameHint}
              autoComplete="nickname"
              autoCapitalize="none"
              spellCheck={false}
              {...username}
              {...(availability === 'taken' && { error: usernameTaken.reason, touched: true })}
            />
            <AvailabilityLine availability={username.error ? 'unknown' : availability} />
          </div>
          {PROFILE_TEXT_NAMES.map((name) => (
            <TextField
              key={name}
              label={PROFILE_TEXTS[name].label}
              optional
              hint={PROFILE_TEXTS[name].hint}
              autoComplete="off"
              {...formikField(form, name)}
            />
          ))}
          <div>
            <TextField
              label={profileFormTexts.birth}
              optional
              hint={profileFormTexts.birthHint}
              type="date"
              autoComplete="bday"
              {...formikField(form, 'dateOfBirth')}
            />
            <AgeGroupLine date={form.errors.dateOfBirth ? '' : form.values.dateOfBirth} />
          </div>
        </div>
        <FieldSet legend={profileFormTexts.elsewhere} hint={profileFormTexts.elsewhereHint}>
          <div className={styles.fields}>
            {SOCIAL_TYPES.map((type) => (
              <TextField
                key={type}
                label={SOCIALS[type].label}
                name={`socials.${type}`}
                type={type === 'WEBSITE' ? 'url' : 'text'}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={form.values.socials[type]}
                error={form.errors.socials?.[type]}
                touched={Boolean(form.touched.socials?.[type])}
                onChange={form.handleChange}
                onBlur={form.handleBlur}
              />
            ))}
          </div>
        </FieldSet>
        {outcome?.kind === 'failed' && (
          <Notice tone="error" title={profileFormTexts.failed}>
            <p>{profileFormTexts.stillHere(outcome.text)}</p>
          </Notice>
        )}
        {outcome?.kind === 'refused' && <Notice tone="warning" title={profileFormTexts.refused} />}
        <div className={styles.save}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {profileFormTexts.submit}
          </Button>
          <span role="status">
            {outcome?.kind === 'saved' && !isDirty && profileFormTexts.saved}
            {outcome?.kind === 'nothing' && !isDirty && profileFormTexts.nothing}
          </span>
        </div>
      </Form>
      <UnsavedGuard isUnsaved={isDirty} />
    </Card>
  );
}
