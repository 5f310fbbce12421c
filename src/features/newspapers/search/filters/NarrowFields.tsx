import { PROXIMITIES } from '#domain/search/core/query/filterRules.ts';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField, type FormBag } from '#ui/Field/formikField.ts';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import type { NarrowValues } from '../model/narrowValues.ts';
import styles from './filters.module.scss';
import { narrowTexts as texts } from './texts.ts';

const MILES = PROXIMITIES.map((miles) => ({ value: String(miles), label: texts.milesAround(miles) }));

interface NarrowFieldsProps<Values extends NarrowValues> {
  form: FormBag<Values>;
}

/** A span of dates, and a place of publication with the miles around it. */
export const WhenAndWhere = <Values extends NarrowValues>({ form }: NarrowFieldsProps<Values>) => (
  <>
    <div className={styles.pair}>
      <TextField
        label={texts.from}
        autoComplete="off"
        placeholder="1842"
        {...formikField<NarrowValues, 'from'>(form, 'from')}
      />
      <TextField
        label={texts.to}
        autoComplete="off"
        placeholder="1848"
        {...formikField<NarrowValues, 'to'>(form, 'to')}
      />
    </div>
    <p className={styles.hint}>{texts.dateHint}</p>
    <div className={styles.place}>
      <TextField label={texts.place} autoComplete="off" {...formikField<NarrowValues, 'place'>(form, 'place')} />
      <SelectField label={texts.miles} options={MILES} {...formikField<NarrowValues, 'miles'>(form, 'miles')} />
    </div>
  </>
);

/** How long an article is, where in its issue, and how well it was read. */
export const OfTheArticle = <Values extends NarrowValues>({ form }: NarrowFieldsProps<Values>) => (
  <>
    <div className={styles.pair}>
      <TextField
        label={texts.fromWords}
        inputMode="numeric"
        autoComplete="off"
        {...formikField<NarrowValues, 'fromWords'>(form, 'fromWords')}
      />
      <TextField
        label={texts.toWords}
        inputMode="numeric"
        autoComplete="off"
        {...formikField<NarrowValues, 'toWords'>(form, 'toWords')}
      />
    </div>
    <div className={styles.pair}>
      <TextField
        label={texts.quality}
        hint={texts.qualityHint}
        inputMode="numeric"
        autoComplete="off"
        {...formikField<NarrowValues, 'quality'>(form, 'quality')}
      />
      <TextField
        label={texts.addedSince}
        autoComplete="off"
        {...formikField<NarrowValues, 'addedSince'>(form, 'addedSince')}
      />
    </div>
    <CheckboxField
      label={texts.frontPage}
      name="frontPage"
      checked={form.values.frontPage}
      onChange={form.handleChange}
    />
    <CheckboxField
      label={texts.corrected}
      name="corrected"
      checked={form.values.corrected}
      onChange={form.handleChange}
    />
  </>
);
