import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import type { ChosenRecords } from '../chosenApi.ts';
import { chosenTexts as texts } from '../chosenTexts.ts';
import { sheetAddress } from '../sheetSteps.ts';
import { useChosenForm } from '../useChosenForm.ts';
import { ChosenChanges } from './ChosenChanges.tsx';

interface ChosenFormProps {
  search: string;
  chosen: ChosenRecords;
  sheetId: string;
  refetch: () => Promise<unknown>;
}

/** Gives chosen records one value. States: nothing looked at, being worked out, failed, what would change, done. */
export function ChosenForm({ search, chosen, sheetId, refetch }: ChosenFormProps) {
  const of = useChosenForm(search, chosen, refetch);
  const { form, edits, look, done } = of;
  const mayEdit = edits !== null && edits.changes > 0 && !edits.isTooLong;
  return (
    <>
      {done !== null && (
        <Notice
          tone="success"
          headingLevel={2}
          title={texts.done(done)}
          actions={
            <>
              <ButtonLink variant="primary" to={sheetAddress(sheetId, 'publish')}>
                {texts.publish}
              </ButtonLink>
              <ButtonLink to={sheetAddress(sheetId, 'problems')}>{texts.problems}</ButtonLink>
            </>
          }
        >
          <p>{texts.doneText}</p>
        </Notice>
      )}
      <Card title={texts.form}>
        <Form form={form} aria-label={texts.form}>
          <Stack gap={4}>
            {of.isDraft && (
              <Notice
                tone="info"
                title={texts.draft}
                actions={
                  <Button size="sm" onClick={of.discard}>
                    {texts.discard}
                  </Button>
                }
              />
            )}
            <SelectField
              label={texts.field}
              options={[
                { value: '', label: texts.choose },
                ...chosen.fields.map(({ id, label }) => ({ value: id, label })),
              ]}
              {...formikField(form, 'field')}
            />
            <TextField label={texts.to} hint={texts.toHint} autoComplete="off" {...formikField(form, 'to')} />
            {!edits && (
              <div>
                <Button type="submit" loading={look.isUnderWay}>
                  {texts.look}
                </Button>
              </div>
            )}
            <p role="status">{look.isUnderWay && texts.looking}</p>
            {look.failure !== undefined && (
              <LoadFailure title={texts.lookFailed} error={look.failure} onRetry={look.again} />
            )}
            {edits && <ChosenChanges edits={edits} />}
            <FormRefusal title={texts.refused} reason={of.refused} />
            {mayEdit && (
              <>
                <TextField
                  label={texts.why}
                  hint={texts.whyHint}
                  autoComplete="off"
                  maxLength={LONGEST_STAFF_REASON}
                  {...formikField(form, 'why')}
                />
                <div>
                  <Button type="submit" variant="primary" loading={of.isBusy}>
                    {texts.edit(edits.changes)}
                  </Button>
                </div>
              </>
            )}
          </Stack>
        </Form>
      </Card>
    </>
  );
}
