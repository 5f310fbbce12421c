import { describeError } from '#domain/kernel/errors/describeError.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { correctionsApi, type LostCorrection } from '../correctionsApi.ts';
import { correctionCardTexts, lostTexts as texts } from '../texts.ts';

/** Chooses among the likeliest lines of the page. */
export function PlaceForm({
  correction: { id, after, candidates },
  onDone,
}: {
  correction: Pick<LostCorrection, 'id' | 'after' | 'candidates'>;
  onDone: () => void;
}) {
  const [place] = correctionsApi.usePlaceCorrectionMutation();
  const send = async (line: number | null): Promise<string | null> => {
    const { data, error } = await place({ id, line });
    if (error) return describeError(error);
    onDone();
    return data?.placeCorrection ? null : texts.tooLate;
  };
  const form = useForm({
    initialValues: { line: '' },
    validate: validateWith(() => import('../correctionSchemas.ts').then((chunk) => chunk.placeSchema)),
    onSubmit: async ({ line }, { setStatus }) => setStatus(await send(Number(line))),
  });
  const failure: unknown = form.status;
  return (
    <Form form={form} aria-label={after}>
      <Stack gap={3}>
        <FormRefusal title={correctionCardTexts.notDone} reason={typeof failure === 'string' ? failure : null} />
        {candidates.length === 0 ? (
          <p>{texts.noCandidate}</p>
        ) : (
          <RadioGroup
            label={texts.choose}
            name={`line-${id}`}
            options={candidates.map(({ line, text }) => ({
              value: String(line),
              label: text || texts.empty,
              hint: correctionCardTexts.line(line),
            }))}
            value={form.values.line || null}
            onChange={(line) => void form.setFieldValue('line', line)}
            error={typeof form.errors.line === 'string' ? form.errors.line : undefined}
            touched={form.submitCount > 0}
          />
        )}
        <Inline gap={3}>
          {candidates.length > 0 && (
            <Button type="submit" variant="primary" loading={form.isSubmitting}>
              {texts.place}
            </Button>
          )}
          <Button variant="quiet" onClick={() => void send(null).then((problem) => form.setStatus(problem))}>
            {texts.drop}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
