import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { SEGMENT_WORDS, writeTexts as texts } from './texts.ts';
import { useMessageForm } from './useMessageForm.ts';

const TO = Object.entries(SEGMENT_WORDS).map(([value, label]) => ({ value, label }));

/** Writes to one member, or asks a colleague to approve a message to many, whose number is checked first. */
export function MessageForm() {
  const { form, refused, reach, check, isChecking } = useMessageForm();
  const { to } = form.values;
  const isOne = to === 'one';
  return (
    <Form form={form} aria-label={texts.form}>
      <Stack gap={3}>
        <SelectField label={texts.to} options={TO} {...formikField(form, 'to')} />
        {isOne && <TextField label={texts.account} autoComplete="off" {...formikField(form, 'account')} />}
        {to === 'test-group' && <TextField label={texts.group} autoComplete="off" {...formikField(form, 'group')} />}
        <TextField label={texts.subject} {...formikField(form, 'subject')} />
        <TextAreaField rows={6} label={texts.text} {...formikField(form, 'text')} />
        {!isOne && (
          <TextAreaField rows={2} label={texts.reason} hint={texts.reasonHint} {...formikField(form, 'reason')} />
        )}
        <div role="status">
          {!isOne && reach && (
            <p>
              <strong>{texts.reach(reach.count)}</strong> {reach.samples.length > 0 && texts.samples(reach.samples)}
            </p>
          )}
        </div>
        <FormRefusal title={refused?.title ?? texts.notSent} reason={refused?.reason ?? null} />
        <Inline gap={3}>
          {!isOne && (
            <Button loading={isChecking} onClick={() => void check()}>
              {texts.check}
            </Button>
          )}
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {isOne ? texts.send : texts.ask}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
