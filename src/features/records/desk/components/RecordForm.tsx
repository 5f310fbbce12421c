import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import type { EditableRecord, RecordCell } from '../recordEditApi.ts';
import { recordTexts as texts } from '../recordTexts.ts';
import type { useRecordForm } from '../useRecordForm.ts';

/** Characters from which a cell gets several lines. */
const LONG = 100;

/** What is to be known of a cell beside its text. */
const hintOf = ({ written, made, isTakenBelow }: RecordCell, isTheirs: boolean): string =>
  [isTheirs && texts.theirs(made), written !== made && texts.says(written), isTakenBelow && texts.below]
    .filter(Boolean)
    .join(' ');

interface RecordFormProps {
  record: EditableRecord;
  of: ReturnType<typeof useRecordForm>;
  /** A publication is on its way: another waits. */
  isMaking: boolean;
}

/** The cells of a record, each to be typed over, and why. */
export function RecordForm({ record: { no, cells, proposals }, of, isMaking }: RecordFormProps) {
  const { form, isBusy } = of;
  const { values } = form;
  return (
    <Card title={texts.row(no ?? 0)}>
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
          {proposals.map(({ id, label, field, written, proposed, comment, isEdited }) => (
            <Notice
              key={id}
              tone="info"
              title={texts.proposal(label, written, proposed)}
              actions={
                field !== null &&
                !isEdited && (
                  <Button size="sm" aria-label={texts.takeOf(label, proposed)} onClick={() => of.take(field, proposed)}>
                    {texts.take}
                  </Button>
                )
              }
            >
              {comment !== '' && <p>{comment}</p>}
              <p>{field === null ? texts.byHand : isEdited ? texts.isEdited : texts.accepts}</p>
            </Notice>
          ))}
          {cells.map((cell) => {
            const { field, label } = cell;
            const value = values.cells[field] ?? '';
            // A line end would be lost in one line.
            const Field = value.includes('\n') || value.length > LONG ? TextAreaField : TextField;
            return (
              <Field
                key={field}
                label={label}
                hint={hintOf(cell, values.theirs.includes(field)) || undefined}
                name={field}
                value={value}
                autoComplete="off"
                onChange={({ target }) => of.type(field, target.value)}
              />
            );
          })}
          <TextField
            label={texts.why}
            hint={texts.whyHint}
            autoComplete="off"
            maxLength={LONGEST_STAFF_REASON}
            {...formikField(form, 'why')}
          />
          <FormRefusal title={texts.refused} reason={of.refused} />
          <Inline gap={3}>
            <Button type="submit" loading={isBusy} onClick={() => of.choose(false)}>
              {texts.save}
            </Button>
            <Button
              type="submit"
              variant="primary"
              loading={isBusy}
              disabled={isMaking}
              onClick={() => of.choose(true)}
            >
              {texts.saveAndPublish}
            </Button>
            <span role="status">{of.isSaved && texts.saved}</span>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
