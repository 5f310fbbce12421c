import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { VISITORS_DRAFT } from '#services/forms/drafts.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { WrittenDateField } from '#ui/WrittenDateField/WrittenDateField.tsx';

import { checkMapFact } from '../model/checkMapFact.ts';
import { typeChoices, type MapFactValues } from '../model/mapFactForm.ts';
import { factFormTexts as texts } from '../texts.ts';
import styles from './map.module.scss';

interface MapFactFormProps {
  /** Names the draft; unique over the site. */
  name: string;
  label: string;
  initial: MapFactValues;
  of: 'person' | 'family';
  /** Why the last try failed; null when it did not. */
  failure: string | null;
  /** Where the pin of the fact is set; null for one that is not saved yet. */
  pinTo: string | null;
  cancelTo: string;
  /** True where it was saved. */
  onSave: (values: MapFactValues) => Promise<boolean>;
  onSaved: () => void;
}

/** What happened, when and where. What was typed stays when saving fails, and for another time. */
export function MapFactForm({ name, label, initial, of, failure, pinTo, cancelTo, onSave, onSaved }: MapFactFormProps) {
  const form = useForm<MapFactValues>({
    initialValues: initial,
    validate: checkMapFact,
    onSubmit: async (values) => {
      if (!(await onSave(values))) return;
      draft.forget();
      onSaved();
    },
  });
  const draft = useFormDraft(form, { form: name, owner: useDraftOwner() ?? VISITORS_DRAFT });
  return (
    <Form form={form} aria-label={label}>
      <Stack gap={4}>
        <SelectField
          label={texts.type}
          placeholder={texts.typePlaceholder}
          options={typeChoices(of)}
          {...formikField(form, 'type')}
        />
        <WrittenDateField label={texts.date} optional {...formikField(form, 'date')} />
        <TextField label={texts.place} autoComplete="off" hint={texts.placeHint} {...formikField(form, 'place')} />
        <TextField label={texts.details} optional autoComplete="off" {...formikField(form, 'value')} />
        <FormRefusal title={texts.refused} reason={failure} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.save}
          </Button>
          {pinTo !== null && <ButtonLink to={pinTo}>{texts.movePin}</ButtonLink>}
          <ButtonLink to={cancelTo} onClick={draft.forget}>
            {texts.cancel}
          </ButtonLink>
        </div>
      </Stack>
    </Form>
  );
}
