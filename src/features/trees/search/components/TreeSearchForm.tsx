import { useNavigate } from 'react-router-dom';

import { YEARS_EITHER_WAY_IN_TREES } from '#domain/kernel/dates/yearsEitherWay.ts';
import { LONGEST_FIELD, type TreeSearchQuery } from '#domain/trees/search/treeSearchQuery.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm, type FormState } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { YearField } from '#ui/YearField/YearField.tsx';

import { formTexts } from '../texts.ts';
import { resultsAddress } from '../treeSearchAddresses.ts';
import styles from './TreeSearch.module.scss';
import { hasConditions, queryOf, valuesOf, type TreeSearchValues } from './treeSearchForm.ts';

const YEARS_EITHER_WAY_OPTIONS = YEARS_EITHER_WAY_IN_TREES.map((years) => ({
  value: String(years),
  label: years === 0 ? formTexts.exactYear : formTexts.years(years),
}));

interface YearEitherWayProps {
  form: FormState<TreeSearchValues>;
  label: string;
  year: 'birthYear' | 'deathYear';
  yearsEitherWay: 'birthOffset' | 'deathOffset';
}

function YearEitherWay({ form, label, year, yearsEitherWay }: YearEitherWayProps) {
  return (
    <div className={styles.year}>
      <YearField label={label} {...formikField(form, year)} />
      <SelectField
        hideLabel
        label={formTexts.either(label)}
        options={YEARS_EITHER_WAY_OPTIONS}
        value={String(form.values[yearsEitherWay])}
        onChange={(event) => void form.setFieldValue(yearsEitherWay, Number(event.target.value))}
      />
    </div>
  );
}

/** The fields of the search; it leads to the results. What is typed stays where nothing is asked. */
export function TreeSearchForm({ initial }: { initial: TreeSearchQuery }) {
  const navigate = useNavigate();
  const form = useForm<TreeSearchValues>({
    initialValues: valuesOf(initial),
    validate: (values) => collectProblems({ lastName: hasConditions(values) ? null : formTexts.missing }),
    validateOnBlur: false,
    onSubmit: async (values) => navigate(resultsAddress(queryOf(values))),
  });
  const surname = formikField(form, 'lastName');
  return (
    <Form form={form} className={styles.form} role="search" aria-label={formTexts.label}>
      <div className={styles.pair}>
        <TextField
          label={formTexts.firstName}
          autoComplete="off"
          maxLength={LONGEST_FIELD}
          {...formikField(form, 'firstName')}
        />
        <TextField
          label={formTexts.surname}
          autoComplete="off"
          maxLength={LONGEST_FIELD}
          {...surname}
          touched={form.submitCount > 0}
        />
      </div>
      <CheckboxField
        name="isExact"
        label={formTexts.exact}
        hint={formTexts.exactHint}
        checked={form.values.isExact}
        onChange={form.handleChange}
      />
      <div className={styles.pair}>
        <YearEitherWay form={form} label={formTexts.born} year="birthYear" yearsEitherWay="birthOffset" />
        <YearEitherWay form={form} label={formTexts.died} year="deathYear" yearsEitherWay="deathOffset" />
      </div>
      <TextField label={formTexts.place} autoComplete="off" maxLength={LONGEST_FIELD} {...formikField(form, 'place')} />
      <div>
        <Button type="submit" variant="primary" loading={form.isSubmitting}>
          {formTexts.submit}
        </Button>
      </div>
    </Form>
  );
}
