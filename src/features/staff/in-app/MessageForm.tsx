import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';
import { IN_APP_KINDS } from '#domain/messages/in-app/inAppMessage.ts';
import { inAppProblems } from '#domain/messages/in-app/inAppRules.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import styles from './inApp.module.scss';
import { useWriteInAppMessageMutation, type StaffMessage } from './inAppApi.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { draftOf, EMPTY_MESSAGE, valuesOf, type MessageValues } from './messageValues.ts';
import { messageTexts as texts } from './texts.ts';

const validate = (values: MessageValues) => collectProblems(inAppProblems(draftOf(values)));

/** Writes a message, or changes one, beside a preview of it. @param message - null: a new one */
export function MessageForm({ message }: { message: StaffMessage | null }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [write, { error }] = useWriteInAppMessageMutation();
  const initialValues = message ? valuesOf(message) : EMPTY_MESSAGE;
  const form = useForm<MessageValues>({
    initialValues,
    validate,
    validateOnBlur: false,
    onSubmit: async (values) => {
      const answer = await write({
        id: message?.id ?? null,
        version: message?.version ?? null,
        input: draftOf(values),
      });
      if (answer.error) return;
      draft.forget();
      dispatch(messageShown(texts.saved));
      void navigate('/internal/in-app');
    },
  });
  const draft = useFormDraft(form, { form: `in-app.${message?.id ?? 'new'}`, owner: useDraftOwner() });
  const field = (name: keyof MessageValues & string) => ({
    ...formikField(form, name),
    value: String(form.values[name]),
  });
  const list = (name: 'blockList' | 'allowList' | 'groups' | 'flags' | 'plans', hint: string = texts.perLine) => (
    <TextAreaField optional rows={3} label={texts[name]} hint={hint} {...field(name)} />
  );
  return (
    <div className={styles.columns}>
      <Form form={form} aria-label={message ? texts.editTitle : texts.newTitle}>
        <Stack gap={4}>
          <SelectField
            label={texts.kind}
            options={IN_APP_KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
            {...field('kind')}
          />
          <TextField label={texts.title} {...field('title')} />
          <TextAreaField rows={5} label={texts.body} hint={texts.bodyHint} {...field('body')} />
          <TextField optional label={texts.linkLabel} {...field('linkLabel')} />
          <TextField optional label={texts.linkHref} hint={texts.linkHint} {...field('linkHref')} />
          <FieldSet legend={texts.when}>
            <Stack gap={3}>
              <TextField optional type="datetime-local" label={texts.startsAt} {...field('startsAt')} />
              <TextField optional type="datetime-local" label={texts.endsAt} {...field('endsAt')} />
            </Stack>
          </FieldSet>
          <FieldSet legend={texts.where}>
            <Stack gap={3}>
              {list('blockList')}
              {list('allowList')}
            </Stack>
          </FieldSet>
          <FieldSet legend={texts.who}>
            <Stack gap={3}>
              {list('groups')}
              {list('flags')}
              {list('plans', texts.plansHint)}
              <CheckboxField
                label={texts.isAdvert}
                hint={texts.advertHint}
                name="isAdvert"
                checked={form.values.isAdvert}
                onChange={form.handleChange}
              />
            </Stack>
          </FieldSet>
          <FieldSet legend={texts.often}>
            <Inline gap={4}>
              <TextField inputMode="numeric" label={texts.capTimes} {...field('capTimes')} />
              <TextField inputMode="numeric" label={texts.capDays} {...field('capDays')} />
              <TextField inputMode="numeric" label={texts.priority} hint={texts.priorityHint} {...field('priority')} />
            </Inline>
          </FieldSet>
          <FormRefusal
            title={texts.refused}
            reason={error === undefined ? null : codeOf(error) === 'CONFLICT' ? texts.conflict : describeError(error)}
          />
          <div>
            <Button type="submit" variant="primary" loading={form.isSubmitting}>
              {texts.save}
            </Button>
          </div>
        </Stack>
      </Form>
      <MessagePreview values={form.values} />
    </div>
  );
}
