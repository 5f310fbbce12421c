import { personalDetailsProblems, type PersonalDetails } from '#domain/account/security/personalDetailsRules.ts';
import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { problemsByField } from '#services/forms/problemsByField.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { accountApi, type OwnDetails } from '../accountApi.ts';
import { Banner } from '../components/Banner.tsx';
import styles from '../components/SettingCard.module.scss';
import { detailsTexts } from '../texts.ts';
import { useBanner, type ShowBanner } from '../useBanner.ts';

const validate = (values: PersonalDetails) => problemsByField(personalDetailsProblems(values, dayOf(new Date())));

/** Names and date of birth. What is refused is shown beside its field, and everything typed stays. */
function PersonalDetailsForm({
  details: { firstName, lastName, dateOfBirth },
  show,
}: {
  details: NonNullable<OwnDetails>;
  show: ShowBanner;
}) {
  const [save] = accountApi.useUpdatePersonalDetailsMutation();
  const form = useForm<PersonalDetails>({
    initialValues: { firstName, lastName, dateOfBirth: dateOfBirth ?? '' },
    validate,
    onSubmit: async (values, { setErrors, resetForm }) => {
      const { data, error } = await save(values);
      if (error) return show('error', detailsTexts.notSaved);
      if (data.problems.length > 0) return setErrors(problemsByField(data.problems));
      resetForm({ values });
      return show('success', detailsTexts.saved);
    },
  });
  return (
    <Form form={form} aria-label={detailsTexts.title} className={styles.plainForm}>
      <Stack>
        <TextField label={detailsTexts.firstName} autoComplete="given-name" {...formikField(form, 'firstName')} />
        <TextField label={detailsTexts.lastName} autoComplete="family-name" {...formikField(form, 'lastName')} />
        <TextField
          label={detailsTexts.birth}
          type="date"
          autoComplete="bday"
          optional
          hint={detailsTexts.birthHint}
          {...formikField(form, 'dateOfBirth')}
        />
        <div>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {detailsTexts.submit}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

/** Name and date of birth. States: loading, failed with retry, the form. */
export function Component() {
  const { data: details, ...answer } = accountApi.usePersonalDetailsQuery({ getConnections: false });
  const { message, show, dismiss } = useBanner();
  const head = <h1>{detailsTexts.title}</h1>;
  // Null where the account is there no longer: a failure as well.
  if (!details) return <NoAnswer of={{ ...answer, error: answer.error ?? null }} texts={detailsTexts} head={head} />;
  return (
    <Stack gap={6}>
      {head}
      <Banner message={message} onDismiss={dismiss} />
      <Card>
        <PersonalDetailsForm details={details} show={show} />
      </Card>
    </Stack>
  );
}
