import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { codeOf } from '#domain/kernel/errors/failure.ts';
import { LONGEST_SITE_TEXT } from '#domain/site/content/contentKinds.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { useDebounced } from '#ui/useDebounced.ts';

import { type EditableText, useWriteSiteTextMutation } from './contentApi.ts';
import styles from './TextForm.module.scss';
import { TextPreview } from './TextPreview.tsx';
import { formTexts as texts } from './texts.ts';

/** Milliseconds that typing rests before the text is looked at. */
const REST_MS = 700;

const EMPTY = '---\ntitle: \ndescription: \n---\n\n';

/** The text, how readers will see it, and what becomes of it: a draft, or published. What is typed outlives a reload. */
export function TextForm({ text }: { text: EditableText }) {
  const dispatch = useDispatch();
  const [write, { error, data: answer }] = useWriteSiteTextMutation();
  // Of the change that the author has seen: a later one by another is never written over unseen.
  const [seen, setSeen] = useState(text.revision);
  const form = useForm({
    initialValues: { markdown: text.markdown === '' ? EMPTY : text.markdown, isDraft: false },
    onSubmit: async ({ markdown, isDraft }, { resetForm }) => {
      const { data } = await write({ name: text.name, revision: seen, markdown, isDraft });
      if (data?.faults.length !== 0) return;
      draft.saved();
      resetForm({ values: { markdown, isDraft } });
      dispatch(messageShown(isDraft ? texts.draftSaved : texts.published));
    },
  });
  const draft = useFormDraft(form, { form: `site-text.${text.name}`, owner: useDraftOwner() });
  // What the author kept themselves is seen.
  const isKept = answer?.faults.length === 0 && !form.dirty;
  if (isKept && seen !== text.revision) setSeen(text.revision);
  const isOvertaken = seen !== text.revision && !isKept;
  const send = async (isDraft: boolean) => {
    await form.setFieldValue('isDraft', isDraft);
    await form.submitForm();
  };
  const { markdown } = form.values;
  return (
    <Form form={form} aria-label={texts.name}>
      <Stack>
        {draft.wasFound && form.dirty && <p role="status">{texts.found}</p>}
        <div className={styles.columns}>
          <TextAreaField
            label={texts.markdown}
            hint={texts.hint}
            rows={24}
            maxLength={LONGEST_SITE_TEXT}
            {...formikField(form, 'markdown')}
          />
          <TextPreview name={text.name} markdown={useDebounced(markdown, REST_MS)} />
        </div>
        {isOvertaken && (
          <Notice
            tone="warning"
            headingLevel={2}
            title={texts.overtaken}
            actions={
              <Inline>
                <Button onClick={() => setSeen(text.revision)}>{texts.replaceTheirs}</Button>
                <Button
                  onClick={() => {
                    setSeen(text.revision);
                    form.resetForm({ values: { markdown: text.markdown, isDraft: false } });
                    draft.saved();
                  }}
                >
                  {texts.takeTheirs}
                </Button>
              </Inline>
            }
          >
            <p>{texts.overtakenWhat}</p>
          </Notice>
        )}
        <FormRefusal
          title={texts.notSaved}
          reason={
            error !== undefined && codeOf(error) !== 'CONFLICT'
              ? describeError(error)
              : (answer?.faults.length ?? 0) > 0
                ? answer?.faults.join(' ')
                : null
          }
        />
        <Inline>
          <Button variant="primary" loading={form.isSubmitting} disabled={isOvertaken} onClick={() => void send(false)}>
            {texts.publish}
          </Button>
          <Button loading={form.isSubmitting} disabled={isOvertaken} onClick={() => void send(true)}>
            {texts.saveDraft}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
