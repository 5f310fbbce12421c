import { useSearchParams } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack, Inline } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';

import { CorrectionCard } from './components/CorrectionCard.tsx';
import styles from './components/corrections.module.scss';
import { ProtectedPages } from './components/ProtectedPages.tsx';
import { QueueList } from './components/QueueList.tsx';
import { ReviewQueue } from './components/ReviewQueue.tsx';
import { correctionsApi, type LostCorrection } from './correctionsApi.ts';
import { correctionsPageTexts as texts, lostTexts, correctionCardTexts } from './texts.ts';

const validate = validateWith<{ line: string }>((yup) =>
  yup.object({ line: yup.string().required(lostTexts.chooseFirst) }),
);

/** Chooses among the likeliest lines of the page. */
function PlaceForm({
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
    return data?.placeCorrection ? null : lostTexts.tooLate;
  };
  const form = useForm({
    initialValues: { line: '' },
    validate,
    onSubmit: async ({ line }, { setStatus }) => setStatus(await send(Number(line))),
  });
  const failure: unknown = form.status;
  return (
    <Form form={form} aria-label={after}>
      <Stack gap={3}>
        <FormRefusal title={correctionCardTexts.notDone} reason={typeof failure === 'string' ? failure : null} />
        {candidates.length === 0 ? (
          <p>{lostTexts.noCandidate}</p>
        ) : (
          <RadioGroup
            label={lostTexts.choose}
            name={`line-${id}`}
            options={candidates.map(({ line, text }) => ({
              value: String(line),
              label: text || lostTexts.empty,
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
              {lostTexts.place}
            </Button>
          )}
          <Button variant="quiet" onClick={() => void send(null).then((problem) => form.setStatus(problem))}>
            {lostTexts.drop}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

/** Corrections that a new import left without a line; a curator gives each one its line, or drops it. */
function LostQueue() {
  const query = correctionsApi.useLostCorrectionsQuery();
  return (
    <QueueList query={query} nothing={lostTexts.nothing}>
      {(corrections) => (
        <Stack gap={4}>
          <p>{lostTexts.intro}</p>
          <ul className={styles.list}>
            {corrections.map((correction) => (
              <li key={correction.id}>
                <CorrectionCard correction={correction}>
                  <PlaceForm correction={correction} onDone={() => void query.refetch()} />
                </CorrectionCard>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </QueueList>
  );
}

const LISTS = [
  { id: 'review', label: texts.review, content: <ReviewQueue /> },
  { id: 'lost', label: texts.lost, content: <LostQueue /> },
  { id: 'protected', label: texts.protected, content: <ProtectedPages /> },
];

/** What members corrected in newspapers, for curators. The address owns which list is open. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const selected = LISTS.find(({ id }) => id === query.get('list'))?.id ?? 'review';
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{texts.title}</h1>
        <Tabs
          label={texts.tabs}
          selected={selected}
          onSelect={(list) => setQuery({ list }, { replace: true })}
          tabs={LISTS}
        />
      </Stack>
    </PageContainer>
  );
}
