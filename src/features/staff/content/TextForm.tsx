import { useEffect } from 'react';
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
  const valuesOf = ({ markdown: written, revision }: EditableText) => ({
    markdown: written === '' ? EMPTY : written,
    isDraft: false,
    // Of the change that the author has seen: a later one is never written over unseen, not even after a reload.
    revision,
  });
  const form = useForm({
    initialValues: valuesOf(text),
    onSubmit: async ({ markdown: written, isDraft, revision }, { resetForm }) => {
      const { data } = await write({ name: text.name, revision, markdown: written, isDraft });
      if (data?.revision == null) return;
      draft.saved();
      resetForm({ values: { markdown: written, isDraft, revision: data.revision } });
      dispatch(messageShown(isDraft ? texts.draftSaved : texts.published));
    },
  });
  const draft = useFormDraft(form, { form: `site-text.${text.name}`, owner: useDraftOwner() });
  const isOvertaken = text.revision > form.values.revision;
  const takeTheirs = () => {
    draft.saved();
    form.resetForm({ values: valuesOf(text) });
  };
  // Where nothing was typed, the newer text is what goes on.
  const isBehind = isOvertaken && !form.dirty && !form.isSubmitting;
  useEffect(() => {
    if (isBehind) takeTheirs();
  });
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
        {isOvertaken && !isBehind && (
          <Notice
            tone="warning"
            headingLevel={2}
            title={texts.overtaken}
            actions={
              <Inline>
                <Button onClick={() => void form.setFieldValue('revision', text.revision)}>
                  {texts.replaceTheirs}
                </Button>
                <Button onClick={takeTheirs}>{texts.takeTheirs}</Button>
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
