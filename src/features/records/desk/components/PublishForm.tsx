import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { usePublishSheetMutation, useSheetCheckQuery, type Sheet, type SheetCheck } from '../deskApi.ts';
import { checkTexts, publishTexts as texts } from '../publishTexts.ts';
import { refusalText } from '../refusalText.ts';
import { sheetAddress } from '../sheetSteps.ts';
import { SaveRejects } from './SaveRejects.tsx';

/** What publishing will do, a sentence each. */
function sentences(
  { setSlug, set, publication, isForTwo }: Sheet,
  { accepted, closed, rejected }: SheetCheck,
): string[] {
  return [
    ...(setSlug === null ? [texts.first(accepted)] : [texts.again(accepted), texts.addresses]),
    ...(publication?.state === 'WITHDRAWN' ? [texts.back] : []),
    texts.access[set.access],
    ...(closed > 0 ? [texts.closed(closed)] : []),
    ...(rejected > 0 ? [texts.rejected(rejected)] : []),
    ...(setSlug === null ? [] : [texts.meanwhile]),
    ...(isForTwo ? [texts.forTwo] : []),
  ];
}

interface ReadyProps {
  sheet: Sheet;
  check: SheetCheck;
  /** The revision that was looked at, so that no other is published. */
  revision: number;
}

function Ready({ sheet, check, revision }: ReadyProps) {
  const [publish, { error }] = usePublishSheetMutation();
  const form = useForm({
    initialValues: { why: '', acceptsFewer: false },
    validate: ({ acceptsFewer }) =>
      check.refusal !== null && !acceptsFewer ? { acceptsFewer: texts.acceptMissing } : {},
    validateOnBlur: false,
    onSubmit: async ({ why, acceptsFewer }) => {
      await publish({ id: sheet.id, revision, why: why.trim() === '' ? null : why.trim(), acceptsFewer });
    },
  });
  const { acceptsFewer } = form.values;
  return (
    <Card title={texts.willDo}>
      <ul>
        {sentences(sheet, check).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <SaveRejects sheet={sheet} check={check} />
      <Form form={form} aria-label={texts.willDo}>
        <Stack gap={4}>
          {check.refusal !== null && (
            <Notice tone="warning" title={texts.refusal}>
              <p>{check.refusal}</p>
              <CheckboxField
                label={texts.acceptsFewer}
                name="acceptsFewer"
                checked={acceptsFewer}
                error={form.errors.acceptsFewer}
                touched={form.submitCount > 0}
                onChange={form.handleChange}
              />
            </Notice>
          )}
          <TextField
            label={texts.why}
            hint={texts.whyHint}
            optional
            autoComplete="off"
            maxLength={LONGEST_STAFF_REASON}
            {...formikField(form, 'why')}
          />
          <FormRefusal title={texts.refused} reason={refusalText(error)} />
          <div>
            <Button type="submit" variant="primary" loading={form.isSubmitting}>
              {texts.publish(check.accepted)}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}

/**
 * Publishes a sheet as it was when its page was opened. States: loading, failed, changed by someone else, nothing to
 * publish, refused as it is, the form.
 *
 * @param seen - the revision that was looked at.
 */
export function PublishForm({ sheet, seen }: { sheet: Sheet; seen: number }) {
  const { currentData: check, ...answer } = useSheetCheckQuery({ id: sheet.id });
  const look = <ButtonLink to={sheetAddress(sheet.id, 'check')}>{texts.look}</ButtonLink>;
  const change = <ButtonLink to={sheetAddress(sheet.id, 'columns')}>{checkTexts.back}</ButtonLink>;
  if (sheet.revision !== seen)
    return (
      <Notice tone="warning" headingLevel={2} title={texts.changed} actions={look}>
        <p>{texts.changedText}</p>
      </Notice>
    );
  if (check === undefined) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  if (check === null || check.accepted === 0)
    return (
      <Notice tone="error" headingLevel={2} title={texts.none} actions={look}>
        <p>{texts.noneText}</p>
      </Notice>
    );
  if (check.refusal !== null && !check.mayAcceptFewer)
    return (
      <Notice tone="error" headingLevel={2} title={checkTexts.barred} actions={change}>
        <p>{check.refusal}</p>
      </Notice>
    );
  return <Ready sheet={sheet} check={check} revision={seen} />;
}
