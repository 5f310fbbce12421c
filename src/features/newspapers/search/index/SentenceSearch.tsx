import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import type { ArticleAddress } from '#domain/newspapers/search/articleAddress.ts';
import { articlesOfSentence } from '#domain/newspapers/search/articlesOfSentence.ts';
import { MAX_SENTENCE } from '#domain/search/sentences/maxSentence.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { ReadArticleSentenceDocument } from '../sentence.generated.ts';
import { sentenceTexts as texts } from '../texts.ts';
import { SentenceReadingForm } from './SentenceReadingForm.tsx';

const sentenceApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /**
     * The sentence as a search of records; `domain/newspapers/search/articlesOfSentence.ts` makes it one of articles.
     */
    readArticleSentence: query(ReadArticleSentenceDocument, 'readSentence'),
  })),
});

const { useLazyReadArticleSentenceQuery } = sentenceApi;

const validate = validateWith<{ text: string }>((yup) =>
  yup.object({ text: yup.string().trim().required(texts.empty) }),
);

/** A sentence that was read. */
interface Understood {
  sentence: string;
  query: ArticleAddress;
  unread: readonly string[];
}

/** A search in one’s own words (ROUTE-151): the sentence only fills the form below it, which is sent like any other. */
export function SentenceSearch() {
  const [read, { error }] = useLazyReadArticleSentenceQuery();
  const [understood, setUnderstood] = useState<Understood | null>(null);
  const [isLost, setLost] = useState(false);
  const form = useForm({
    initialValues: { text: '' },
    validate,
    validateOnBlur: false,
    onSubmit: async ({ text }) => {
      const { data } = await read({ text });
      if (!data) return;
      setLost(data.search === '');
      setUnderstood(
        data.search === '' ? null : { sentence: text, query: articlesOfSentence(data.search), unread: data.unread },
      );
    },
  });
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        <Form form={form} aria-label={texts.title}>
          <Stack gap={3}>
            <TextAreaField
              label={texts.label}
              hint={texts.hint}
              rows={2}
              maxLength={MAX_SENTENCE}
              {...formikField(form, 'text')}
            />
            <div>
              <Button type="submit" variant="primary" loading={form.isSubmitting}>
                {texts.action}
              </Button>
            </div>
          </Stack>
        </Form>
        {error !== undefined && !form.isSubmitting && (
          <Notice tone="error" title={texts.failed}>
            <p>{describeError(error)}</p>
          </Notice>
        )}
        {isLost && <Notice tone="warning" title={texts.lost} />}
        {understood && (
          <SentenceReadingForm key={understood.sentence} query={understood.query} unread={understood.unread} />
        )}
      </Stack>
    </Card>
  );
}
