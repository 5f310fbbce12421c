import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { retryImport } from '#ui/retryImport.ts';

import type { ArticleChange } from '../model/articleChange.ts';
import { checkNarrowing } from '../model/checkNarrowing.ts';
import { type NarrowValues, narrowValuesOf } from '../model/narrowValues.ts';
import styles from './filters.module.scss';
import { OfTheArticle, WhenAndWhere } from './NarrowFields.tsx';
import { narrowTexts as texts } from './texts.ts';

interface NarrowFormProps {
  query: ArticleAddress;
  onSearch: (change: ArticleChange) => void;
}

/**
 * What narrows a search and is typed. It starts from the search at hand: give it another React key for another search.
 */
export function NarrowForm({ query, onSearch }: NarrowFormProps) {
  const initialValues = narrowValuesOf(query);
  const onSubmit = async (values: NarrowValues) => {
    const { toNarrowing } = await retryImport(() => import('../model/toNarrowing.ts'));
    onSearch((now) => ({ ...now, ...toNarrowing(values) }));
  };
  const form = useForm({ initialValues, validate: checkNarrowing, validateOnBlur: false, onSubmit });
  const { fromWords, toWords, quality, addedSince, frontPage, corrected } = initialValues;
  const hasMore = [fromWords, toWords, quality, addedSince].some((text) => text !== '') || frontPage || corrected;
  return (
    <Form form={form} aria-label={texts.title} className={styles.form}>
      <WhenAndWhere form={form} />
      <details className={styles.more} open={hasMore}>
        <summary>{texts.more}</summary>
        <div className={styles.form}>
          <OfTheArticle form={form} />
        </div>
      </details>
      <div>
        <Button type="submit" size="sm" loading={form.isSubmitting}>
          {texts.apply}
        </Button>
      </div>
    </Form>
  );
}
