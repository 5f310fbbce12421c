import { useNavigate } from 'react-router-dom';

import { ARTICLE_KINDS } from '#domain/newspapers/core/articleKind.ts';
import { ACCESS_NAMES, KIND_NAMES } from '#domain/newspapers/core/articleNames.ts';
import { type ArticleAddress, EVERY_ARTICLE } from '#domain/newspapers/search/articleAddress.ts';
import { ARTICLE_ORDERS } from '#domain/newspapers/search/articleQuery.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { articleResults, type ListedTitle, QueryHelp } from '#features/newspapers/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { OfTheArticle, WhenAndWhere } from '../filters/NarrowFields.tsx';
import { advancedSearch, type AdvancedValues, advancedValuesOf, optionOf } from '../model/advancedValues.ts';
import { checkNarrowing } from '../model/checkNarrowing.ts';
import { countyOptions, type Option } from '../model/countyOptions.ts';
import { seriesOf } from '../model/facetChoice.ts';
import { orderTexts } from '../results/pageTexts.ts';
import { advancedTexts as texts } from '../texts.ts';
import styles from './AdvancedForm.module.scss';

/** The chosen values as an option, one a line, where they are not among those on offer. */
const withChosen = (options: readonly Option[], chosen: string): Option[] =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? [...options]
    : [{ value: chosen, label: texts.several(chosen.split('\n').length) }, ...options];

/** Newspapers, then series of them where they may be offered. */
function titleOptions(titles: readonly ListedTitle[], hasSeries: boolean, chosen: string): Option[] {
  const series = hasSeries
    ? seriesOf(titles).map(({ name, titles: ids }) => ({
        value: optionOf([...ids].sort()),
        label: texts.seriesOption(name),
      }))
    : [];
  const single = titles.map(({ id, name }) => ({ value: id, label: name }));
  return withChosen([...single, ...series.filter(({ value }) => !single.some((each) => each.value === value))], chosen);
}

const ORDERS = ARTICLE_ORDERS.map((value) => ({ value, label: orderTexts[value] ?? value }));
const accessOptions = (isType: boolean, isInstitution: boolean) =>
  Object.entries(ACCESS_NAMES)
    .filter(([value]) => (value === 'institution' ? isInstitution : isType))
    .map(([value, label]) => ({ value, label }));

interface AdvancedFormProps {
  /** The search to start from. */
  query: ArticleAddress;
  titles: readonly ListedTitle[];
}

/** The form of the advanced search. Filters that a grant gives show with it (GRANT-028 to GRANT-031). */
export function AdvancedForm({ query, titles }: AdvancedFormProps) {
  const navigate = useNavigate();
  const hasTags = useGrant('newspapers:search:archive-tags-filter');
  const hasSeries = useGrant('newspapers:search:primary-source-series-filter');
  const access = accessOptions(
    useGrant('newspapers:search:access-type-filter'),
    useGrant('newspapers:search:institutional-access-filter'),
  );
  const form = useForm<AdvancedValues>({
    initialValues: advancedValuesOf(query),
    validate: checkNarrowing,
    validateOnBlur: false,
    onSubmit: async (values) => {
      const asked = advancedSearch(query, values);
      // The way back from the results leads to the form as it was sent.
      await navigate({ search: writeArticleAddress(asked) }, { replace: true, preventScrollReset: true });
      await navigate(articleResults(asked));
    },
  });
  const { titles: chosenTitles, counties, kinds, exact } = form.values;
  return (
    <Form form={form} role="search" aria-label={texts.label} className={styles.form}>
      <FieldSet legend={texts.words} look="large">
        <TextField label={texts.all} autoComplete="off" {...formikField(form, 'all')} />
        <TextField label={texts.phrase} autoComplete="off" {...formikField(form, 'phrase')} />
        <TextField label={texts.any} autoComplete="off" {...formikField(form, 'any')} />
        <TextField label={texts.none} autoComplete="off" {...formikField(form, 'none')} />
        <CheckboxField label={texts.exact} name="exact" checked={exact} onChange={form.handleChange} />
        <QueryHelp />
      </FieldSet>
      <FieldSet legend={texts.where} look="large">
        <WhenAndWhere form={form} />
      </FieldSet>
      <FieldSet legend={texts.what} look="large">
        <SelectField
          label={hasSeries ? texts.newspaperOrSeries : texts.newspaper}
          placeholder={texts.anyNewspaper}
          options={titleOptions(titles, hasSeries, chosenTitles)}
          {...formikField(form, 'titles')}
        />
        <SelectField
          label={texts.county}
          placeholder={texts.anyCounty}
          options={withChosen(countyOptions(titles), counties)}
          {...formikField(form, 'counties')}
        />
        {access.length > 0 && (
          <SelectField
            label={texts.access}
            placeholder={texts.anyAccess}
            options={access}
            {...formikField(form, 'access')}
          />
        )}
        {hasTags && (
          <FieldSet legend={texts.tags}>
            <div className={styles.kinds}>
              {ARTICLE_KINDS.map((kind) => (
                <CheckboxField
                  key={kind}
                  compact
                  label={KIND_NAMES[kind]}
                  name={`kinds.${kind}`}
                  checked={kinds[kind]}
                  onChange={form.handleChange}
                />
              ))}
            </div>
          </FieldSet>
        )}
      </FieldSet>
      <FieldSet legend={texts.article} look="large">
        <OfTheArticle form={form} />
        <SelectField label={texts.order} options={ORDERS} {...formikField(form, 'order')} />
      </FieldSet>
      <Inline gap={3}>
        <Button type="submit" variant="primary" loading={form.isSubmitting}>
          {texts.search}
        </Button>
        <Button variant="quiet" onClick={() => form.resetForm({ values: advancedValuesOf(EVERY_ARTICLE) })}>
          {texts.clear}
        </Button>
      </Inline>
    </Form>
  );
}
