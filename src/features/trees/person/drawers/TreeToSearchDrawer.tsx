import { useNavigate } from 'react-router-dom';

import { YEARS_EITHER_WAY_IN_TREES } from '#domain/kernel/dates/yearsEitherWay.ts';
import { personSearch, SEARCHED_YEARS, type PersonSearch } from '#domain/trees/search/personSearch.ts';
import { LocationField, RESULTS_PATH } from '#features/search/core/index.ts';
import { useTreePersonQuery, type TreeDrawerProps, type TreePersonCard } from '#features/trees/core/index.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import styles from '../components/person.module.scss';
import formStyles from '../forms/forms.module.scss';
import { drawerTexts, recordSearchTexts as texts } from './texts.ts';

const YEARS = YEARS_EITHER_WAY_IN_TREES.map((years) => ({ value: String(years), label: texts.yearsChoice(years) }));

/** The address of the results: what is empty is left out, and years around a year that is. */
function resultsAddress(values: PersonSearch): string {
  const filled = Object.entries(values).filter(
    ([name, text]) => text.trim() !== '' && (name !== 'yearofbirth_offset' || values.yearofbirth.trim() !== ''),
  );
  return `${RESULTS_PATH}?${new URLSearchParams(filled.map(([name, text]): [string, string] => [name, text.trim()])).toString()}`;
}

const validate = validateWith<PersonSearch>((yup) =>
  yup.object({
    yearofbirth: yup
      .string()
      .trim()
      .matches(/^\d{4}$/u, { message: texts.notAYear, excludeEmptyString: true }),
  }),
);

/** The record search for a person of a tree; every field of it can be changed. */
function PersonRecordSearch({ card }: { card: TreePersonCard }) {
  const navigate = useNavigate();
  const known = personSearch(card);
  const form = useForm<PersonSearch>({
    initialValues: { ...known, yearofbirth_offset: known.yearofbirth_offset || String(SEARCHED_YEARS) },
    validate,
    onSubmit: (values) => navigate(resultsAddress(values)),
  });
  return (
    <Form form={form} aria-label={texts.form}>
      <Stack gap={4}>
        <p className={styles.muted}>{texts.introduction}</p>
        <div className={formStyles.fields}>
          <TextField label={texts.firstNames} {...formikField(form, 'firstname')} />
          <TextField label={texts.surname} {...formikField(form, 'lastname')} />
          <TextField label={texts.year} inputMode="numeric" {...formikField(form, 'yearofbirth')} />
          <SelectField label={texts.years} options={YEARS} {...formikField(form, 'yearofbirth_offset')} />
        </div>
        <LocationField
          label={texts.place}
          placeholder={texts.placePlaceholder}
          hint=""
          value={form.values.place}
          onChange={(text) => void form.setFieldValue('place', text)}
        />
        <div>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {texts.search}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

/** A record search filled in from the person of the chart. States: loading, failed, empty tree, hidden, the form. */
export function Component({ personId, publicTreeShareToken, viewAs }: TreeDrawerProps) {
  const { currentData: profile, ...answer } = useTreePersonQuery(
    { id: personId ?? '', publicTreeShareToken, viewAs },
    { skip: personId === null },
  );
  if (personId === null) return <Notice tone="empty" title={drawerTexts.noPeople} />;
  throwRefusal(profile ? null : answer.error);
  if (!profile) return <NoAnswer of={answer} texts={drawerTexts} waiting={<Spinner label={drawerTexts.loading} />} />;
  return (
    <div className={styles.compact}>
      {profile.card.isRedacted ? (
        <Notice tone="info" title={texts.hidden} />
      ) : (
        <PersonRecordSearch key={personId} card={profile.card} />
      )}
    </div>
  );
}
