import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { articleResults } from '#features/newspapers/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { WhenAndWhere } from '../filters/NarrowFields.tsx';
import { checkNarrowing } from '../model/checkNarrowing.ts';
import { type NarrowValues, narrowValuesOf } from '../model/narrowValues.ts';
import { toNarrowing } from '../model/toNarrowing.ts';
import { sentenceTexts as texts } from '../texts.ts';
import styles from './SearchNewspapersPage.module.scss';

type Values = NarrowValues & { words: string };

interface UnderstoodFormProps {
  query: ArticleAddress;
  /** Words that meant nothing to the search. */
  unread: readonly string[];
}

/** What was understood of a sentence, to be put right and searched for. The focus moves to it. */
export function SentenceReadingForm({ query, unread }: UnderstoodFormProps) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useForm<Values>({
    initialValues: { words: query.words, ...narrowValuesOf(query) },
    validate: checkNarrowing,
    validateOnBlur: false,
    onSubmit: async (values) =>
      navigate(articleResults({ ...query, ...toNarrowing(values), words: values.words.trim() })),
  });
  return (
    <Form form={form} aria-label={texts.understood} className={styles.understood}>
      <h3 ref={heading} tabIndex={-1}>
        {texts.understood}
      </h3>
      <p>
        {texts.note} {unread.length > 0 && texts.notRead(unread)}
      </p>
      <TextField label={texts.words} autoComplete="off" {...formikField(form, 'words')} />
      <WhenAndWhere form={form} />
      <div>
        <Button type="submit" variant="primary" loading={form.isSubmitting}>
          {texts.search}
        </Button>
      </div>
    </Form>
  );
}
