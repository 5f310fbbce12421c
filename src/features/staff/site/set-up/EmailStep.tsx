import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type SetUpProgress, useReturnMailTestMutation, useSendMailTestMutation } from './setUpApi.ts';
import { emailTexts as texts } from './stepTexts.ts';

/** The code that was sent, to be typed. */
function CodeForm() {
  const [check, { error }] = useReturnMailTestMutation();
  const form = useForm({
    initialValues: { code: '' },
    validateOnBlur: false,
    validate: ({ code }: { code: string }): { code?: string } => (code.trim() === '' ? { code: texts.missing } : {}),
    onSubmit: async (typed, { setErrors }) => {
      const { data: isRight } = await check(typed);
      if (isRight === false) setErrors({ code: texts.wrong });
    },
  });
  return (
    <Form form={form} aria-label={texts.form}>
      <Stack>
        <TextField
          label={texts.code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...formikField(form, 'code')}
        />
        <FormRefusal title={texts.notChecked} reason={error === undefined ? null : describeError(error)} />
        <div>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.check}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

/** A code that is sent by email and must come back. States: no email, no address, to send, on its way, came back. */
export function EmailStep({ progress: { isMailSent, mailAddress, mailTestedAt } }: { progress: SetUpProgress }) {
  const [send, { isLoading, isSuccess, error }] = useSendMailTestMutation();
  if (!isMailSent)
    return (
      <Notice tone="warning" headingLevel={3} title={texts.off}>
        <p>{texts.offWhat}</p>
      </Notice>
    );
  if (mailAddress === null)
    return (
      <Notice tone="warning" headingLevel={3} title={texts.noAddress}>
        <p>{texts.noAddressWhat}</p>
      </Notice>
    );
  return (
    <Stack>
      {mailTestedAt !== null && (
        <Notice tone="success" headingLevel={3} title={texts.works(momentInWords(mailTestedAt))} />
      )}
      <p>{texts.to(mailAddress)}</p>
      <FormRefusal title={texts.notSent} reason={error === undefined ? null : describeError(error)} />
      <div>
        <Button variant={isSuccess ? 'secondary' : 'primary'} loading={isLoading} onClick={() => void send()}>
          {isSuccess ? texts.again : texts.send}
        </Button>
      </div>
      {isSuccess && mailTestedAt === null && (
        <>
          <p role="status">
            {texts.sent} {texts.late}
          </p>
          <CodeForm />
        </>
      )}
    </Stack>
  );
}
