import { useEffect, useRef, useState } from 'react';

import { LEAVING_REASONS, RETURN_ANSWERS, type ReturnAnswer } from '#domain/billing/survey/leavingReasons.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { FieldError } from '#ui/Field/FieldError.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useSendLeavingSurveyMutation } from './leavingSurveyApi.ts';
import { EMPTY_SURVEY, surveyProblems, type SurveyValues } from './surveyValues.ts';
import { surveyTexts as texts, REASON_WORDS, RETURN_WORDS } from './texts.ts';

const RETURN_OPTIONS = RETURN_ANSWERS.map((value) => ({ value, label: RETURN_WORDS[value] }));
const GROUP = 'leaving-reasons';

/** The questions. What was filled in stays when it cannot be sent, and outlives the page. */
function SurveyForm({ onSent }: { onSent: () => void }) {
  const [send] = useSendLeavingSurveyMutation();
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm<SurveyValues>({
    initialValues: EMPTY_SURVEY,
    validate: surveyProblems,
    validateOnBlur: false,
    onSubmit: async ({ mightReturn, ...values }) => {
      setRefused(null);
      const { data, error } = await send({ input: { ...values, mightReturn: mightReturn || null } });
      if (error !== undefined) return setRefused(describeError(error));
      if (!data.isSent) return setRefused(data.problems.map(({ message }) => message).join(' '));
      draft.forget();
      return onSent();
    },
  });
  const draft = useFormDraft(form, { form: 'leaving-survey', owner: useDraftOwner() });
  const { reasons } = form.values;
  const toggle = (reason: string) =>
    void form.setValues({
      ...form.values,
      reasons: reasons.includes(reason) ? reasons.filter((one) => one !== reason) : [...reasons, reason],
    });
  const reasonsError = form.submitCount > 0 && typeof form.errors.reasons === 'string' ? form.errors.reasons : null;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (reasonsError !== null && !form.isSubmitting) first.current?.focus();
  }, [reasonsError, form.isSubmitting]);
  return (
    <Form form={form}>
      <Stack gap={6}>
        <FieldSet
          legend={texts.reasons}
          hint={texts.reasonsHint}
          look="large"
          describedBy={reasonsError === null ? undefined : `${GROUP}-error`}
        >
          <Stack gap={1}>
            {LEAVING_REASONS.map((reason, at) => (
              <CheckboxField
                key={reason}
                label={REASON_WORDS[reason]}
                name="reasons"
                value={reason}
                checked={reasons.includes(reason)}
                {...(at === 0 && { ref: first })}
                onChange={() => toggle(reason)}
              />
            ))}
          </Stack>
          <FieldError controlId={GROUP} message={reasonsError} />
        </FieldSet>
        <RadioGroup<ReturnAnswer>
          label={texts.mightReturn}
          name="mightReturn"
          inline
          options={RETURN_OPTIONS}
          value={(form.values.mightReturn || null) as ReturnAnswer | null}
          onChange={(value) => void form.setValues({ ...form.values, mightReturn: value })}
        />
        <TextAreaField label={texts.comment} hint={texts.privacy} optional rows={4} {...formikField(form, 'comment')} />
        <FormRefusal title={texts.notSent} reason={refused} />
        <Inline>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.send}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

function Thanks() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.thanksTitle}
        </h1>
        <p>{texts.thanks}</p>
      </Stack>
      <Inline gap={4}>
        <ButtonLink variant="primary" to="/">
          {texts.home}
        </ButtonLink>
        <ButtonLink to="/account/subscription">{texts.toSubscription}</ButtonLink>
      </Inline>
    </Stack>
  );
}

/** Why a member leaves (PAY-010, ROUTE-087). States: questions, refused, sent. */
export function Component() {
  const [isSent, setSent] = useState(false);
  if (isSent) return <Thanks />;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
      </Stack>
      <SurveyForm onSent={() => setSent(true)} />
    </Stack>
  );
}
