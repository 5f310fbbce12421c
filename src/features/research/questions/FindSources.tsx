import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { readSpan } from '#domain/research/questions/coverageInWords.ts';
import { LONGEST_LINE } from '#domain/research/questions/questionLimits.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { Button } from '#ui/Button/Button.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { EMPTY_PLAN } from './emptyRows.ts';
import { FoundSources } from './FoundSources.tsx';
import { type Source, useLazyResearchSourcesQuery, usePlanResearchSourcesMutation } from './questionApi.ts';
import styles from './questions.module.scss';
import { findTexts as texts } from './texts.ts';

interface Values {
  place: string;
  span: string;
}

const validate = ({ place, span }: Values) =>
  collectProblems({
    place: place.trim() === '' || place.length > LONGEST_LINE ? texts.badPlace : null,
    span: readSpan(span) === null ? texts.badSpan : null,
  });

/** Looks up what the site has for a place and years, with its gaps, and puts what is chosen into the plan. */
export function FindSources({ questionId, onDone }: { questionId: string; onDone: () => void }) {
  const dispatch = useDispatch();
  const [lookUp] = useLazyResearchSourcesQuery();
  const [plan, { isLoading }] = usePlanResearchSourcesMutation();
  const [found, setFound] = useState<{ sources: readonly Source[]; asked: Values } | null>(null);
  const form = useForm<Values>({
    initialValues: { place: '', span: '' },
    validate,
    validateOnBlur: false,
    onSubmit: async (asked, { setFieldError }) => {
      const years = readSpan(asked.span);
      const { data, error } = years
        ? await lookUp({ place: asked.place, ...years })
        : { data: undefined, error: undefined };
      if (!data) return setFieldError('place', `${texts.failed} ${describeError(error)}`);
      return setFound({ sources: data, asked });
    },
  });
  const add = async (chosen: readonly Source[]) => {
    const rows = chosen.map(({ name, held, missing, address }) => ({
      ...EMPTY_PLAN,
      what: name,
      held,
      missing,
      address,
      place: found?.asked.place ?? '',
      span: found?.asked.span ?? '',
    }));
    const { data, error } = await plan({ questionId, rows });
    if (!data)
      return dispatch(toastRaised({ title: texts.notAdded, description: describeError(error), variant: 'error' }));
    dispatch(toastRaised({ title: texts.added(rows.length) }));
    return onDone();
  };
  return (
    <Stack gap={4}>
      <Form form={form} aria-label={texts.search}>
        <Stack gap={4}>
          <div className={styles.fields}>
            <TextField
              label={texts.place}
              hint={texts.placeHint}
              autoFocus
              autoComplete="off"
              {...formikField(form, 'place')}
            />
            <TextField label={texts.span} hint={texts.spanHint} autoComplete="off" {...formikField(form, 'span')} />
          </div>
          <Inline gap={3}>
            <Button type="submit" variant={found ? 'secondary' : 'primary'} loading={form.isSubmitting}>
              {texts.search}
            </Button>
            <Button variant="quiet" onClick={onDone}>
              {texts.close}
            </Button>
          </Inline>
        </Stack>
      </Form>
      {found && (
        <FoundSources
          key={`${found.asked.place} ${found.asked.span}`}
          sources={found.sources}
          isBusy={isLoading}
          onAdd={(chosen) => void add(chosen)}
        />
      )}
    </Stack>
  );
}
