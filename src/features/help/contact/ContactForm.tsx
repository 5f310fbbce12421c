import { useSelector } from 'react-redux';

import { articleAddressOf } from '#domain/help/core/helpAddresses.ts';
import { aboutOfTopic, LONGEST_MESSAGE, LONGEST_SUBJECT, TICKET_TOPICS } from '#domain/help/tickets/ticketRules.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { ArticleLinks, useHelpSuggestions } from '#features/help/core/index.ts';
import { AttachFiles, topicTexts, useAttachedFiles } from '#features/help/threads/index.ts';
import { selectIsSignedIn, useDraftOwner } from '#features/kernel/auth/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { TAB_DRAFT } from '#services/forms/drafts.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { askForSupportDetails } from '#services/support/supportDetails.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import styles from './contact.module.scss';
import { useContactSupportMutation } from './contactApi.ts';
import { contactProblems, type ContactValues } from './contactValues.ts';
import { contactFormTexts as texts } from './texts.ts';

/** Articles offered while one types. */
const MOST = 3;

/** The best articles for what is being typed as the subject. Draws nothing until there are some. */
function Suggested({ subject }: { subject: string }) {
  const suggestions = useHelpSuggestions(subject);
  const results = suggestions.state === 'complete' ? suggestions.results.slice(0, MOST) : [];
  return (
    <div role="status" className={styles.suggested} hidden={results.length === 0}>
      {results.length > 0 && (
        <>
          <p>{texts.suggestions}</p>
          <ArticleLinks
            ways={results.map(({ title, snippet, html_url: address }) => ({
              title,
              description: snippet,
              path: articleAddressOf(address),
            }))}
          />
        </>
      )}
    </div>
  );
}

/** A request to support, the topic first. What was typed stays when it cannot be sent. */
export function ContactForm({
  initialValues,
  onSent,
}: {
  initialValues: ContactValues;
  onSent: (reference: string) => void;
}) {
  const isMember = useSelector(selectIsSignedIn);
  const attached = useAttachedFiles();
  const [contact, { error }] = useContactSupportMutation();
  const form = useForm<ContactValues>({
    initialValues,
    // The account of a member has an address.
    validate: (values) => contactProblems(values, isMember ? null : values.email),
    validateOnBlur: false,
    onSubmit: async ({ email, website, ...values }, { setErrors }) => {
      const { data } = await contact({
        input: {
          ...values,
          about: aboutOfTopic(values.topic) === null ? '' : values.about,
          email: isMember ? null : email,
          website,
          files: attached.files.map(({ token }) => token),
        },
      });
      if (!data) return;
      if (typeof data.reference !== 'string')
        return setErrors(
          Object.fromEntries(data.problems.map(({ field, message }) => [field === 'files' ? 'text' : field, message])),
        );
      draft.forget();
      onSent(data.reference);
    },
  });
  const draft = useFormDraft(form, { form: 'support.new', owner: useDraftOwner() ?? TAB_DRAFT });
  const about = aboutOfTopic(form.values.topic);
  const attachDetails = () =>
    askForSupportDetails({
      requestId: readSiteBoot().requestId || null,
      onAttach: (text) => void attached.attach([new File([text], 'support-details.txt', { type: 'text/plain' })]),
    });
  return (
    <Form form={form} method="post" aria-label={texts.form}>
      <Stack gap={4}>
        <SelectField
          label={texts.topic}
          placeholder={texts.choose}
          options={TICKET_TOPICS.map((value) => ({ value, label: topicTexts[value] }))}
          {...formikField(form, 'topic')}
        />
        {about !== null && <TextField optional label={texts.about[about]} {...formikField(form, 'about')} />}
        <Stack gap={2}>
          <TextField
            label={texts.subject}
            hint={texts.subjectHint}
            autoComplete="off"
            maxLength={LONGEST_SUBJECT * 2}
            {...formikField(form, 'subject')}
          />
          <Suggested subject={form.values.subject} />
        </Stack>
        <TextAreaField
          label={texts.text}
          hint={texts.textHint}
          rows={8}
          maxLength={LONGEST_MESSAGE * 2}
          {...formikField(form, 'text')}
        />
        {!isMember && (
          <TextField
            type="email"
            label={texts.email}
            hint={texts.emailHint}
            autoComplete="email"
            {...formikField(form, 'email')}
          />
        )}
        <div aria-hidden="true" className={styles.trap}>
          <input
            type="text"
            tabIndex={-1}
            autoComplete="off"
            aria-label={texts.website}
            name="website"
            value={form.values.website}
            onChange={form.handleChange}
          />
        </div>
        <AttachFiles attached={attached} />
        <Stack gap={2}>
          <div>
            <Button onClick={attachDetails}>{texts.details}</Button>
          </div>
          <p className={styles.hint}>{texts.detailsHint}</p>
        </Stack>
        <FormRefusal title={texts.refused} reason={error === undefined ? null : describeError(error)} />
        <div>
          <Button type="submit" variant="primary" loading={form.isSubmitting} disabled={attached.sending !== null}>
            {texts.send}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
