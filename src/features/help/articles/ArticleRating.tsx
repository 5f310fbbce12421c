import { useState } from 'react';

import { HELP_CONTACT } from '#domain/help/core/helpAddresses.ts';
import { LONGEST_RATING_WORDS, RATING_REASONS } from '#domain/help/ratings/ratingRules.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useRateArticleMutation } from './ratingApi.ts';
import { ratedArticles } from './ratedArticles.ts';
import { ratingTexts as texts } from './texts.ts';

/** What was missing: a reason, and a few words. */
function WhyNot({ articleId, onDone }: { articleId: string; onDone: () => void }) {
  const [rate, { error }] = useRateArticleMutation();
  const form = useForm({
    initialValues: { reason: '', words: '' },
    onSubmit: async ({ reason, words }) => {
      const { error: refused } = await rate({ input: { articleId, isHelpful: false, reason: reason === '' ? null : reason, words } });
      if (refused === undefined) onDone();
    },
  });
  return (
    <Form form={form} aria-label={texts.why}>
      <Stack gap={3}>
        <SelectField optional label={texts.reason} placeholder={texts.choose} options={RATING_REASONS.map((value) => ({ value, label: texts.reasons[value] }))} {...formikField(form, 'reason')} />
        <TextAreaField optional label={texts.words} hint={texts.wordsHint} rows={3} maxLength={LONGEST_RATING_WORDS} {...formikField(form, 'words')} />
        <FormRefusal title={texts.refused} reason={error === undefined ? null : describeError(error)} />
        <div>
          <Button type="submit" loading={form.isSubmitting}>
            {texts.send}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

/** “Was this helpful?”, once for each article and visit. States: the question, what was missing, thanks, failed. */
export function ArticleRating({ articleId }: { articleId: string }) {
  const [rate, { isLoading, error }] = useRateArticleMutation();
  const [step, setStep] = useState<'asked' | 'why' | 'done'>(() => (ratedArticles.has(articleId) ? 'done' : 'asked'));
  const finish = () => {
    ratedArticles.add(articleId);
    setStep('done');
  };
  const sayYes = () => void rate({ input: { articleId, isHelpful: true, reason: null, words: '' } }).then(({ error: refused }) => refused === undefined && finish());
  return (
    <section aria-label={texts.question}>
      <Stack gap={3}>
        {step === 'asked' && (
          <Inline gap={3}>
            <h2>{texts.question}</h2>
            <Button size="sm" loading={isLoading} onClick={sayYes}>
              {texts.yes}
            </Button>
            <Button size="sm" onClick={() => setStep('why')}>
              {texts.no}
            </Button>
          </Inline>
        )}
        {step === 'asked' && error !== undefined && <p role="alert">{describeError(error)}</p>}
        {step === 'why' && <WhyNot articleId={articleId} onDone={finish} />}
        <p role="status">
          {step === 'done' && (
            <>
              {texts.thanks} <TextLink to={HELP_CONTACT}>{texts.contact}</TextLink>
            </>
          )}
        </p>
      </Stack>
    </section>
  );
}
