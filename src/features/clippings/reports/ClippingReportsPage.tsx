import { useSearchParams } from 'react-router-dom';

import { decisionProblem, SHARE_CONCERN_LABELS } from '#domain/clippings/reports/reportRules.ts';
import { describeError } from '#domain/kernel/errors/describeError.ts';
import { useDraftOwner } from '#features/kernel/auth/index.ts';
import { collectProblems } from '#services/forms/collectProblems.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack, Inline } from '#ui/Stack/Stack.tsx';
import { Tabs } from '#ui/Tabs/Tabs.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { type ClippingReport, useClippingReportsQuery, useDecideClippingReportMutation } from './clippingReportsApi.ts';
import styles from './reports.module.scss';
import { reportsTexts as texts } from './texts.ts';

const UNDECIDED = { answer: '', withdraws: true };

/** Ends the share, with a reason for its maker, or leaves it. What failed keeps every word. */
function DecisionForm({ report: { id, title }, onDone }: { report: ClippingReport; onDone: () => Promise<unknown> }) {
  const [decide] = useDecideClippingReportMutation();
  const form = useForm({
    initialValues: UNDECIDED,
    validate: ({ answer, withdraws }) => collectProblems({ answer: decisionProblem(withdraws, answer) }),
    onSubmit: async ({ answer, withdraws }, { setStatus }) => {
      setStatus(null);
      const { data, error } = await decide({ id, withdraw: withdraws, answer });
      if (error) return setStatus(describeError(error));
      draft.forget();
      if (!data) setStatus(texts.wasDecided);
      return void onDone();
    },
  });
  const draft = useFormDraft(form, { form: `clipping-report.${id}`, owner: useDraftOwner() });
  const failure: unknown = form.status;
  const choose = async (withdraws: boolean) => {
    await form.setFieldValue('withdraws', withdraws);
    await form.submitForm();
  };
  return (
    <Form form={form} aria-label={texts.decideAbout(title)}>
      <Stack gap={3}>
        <FormRefusal title={texts.notStored} reason={typeof failure === 'string' ? failure : null} />
        <TextAreaField label={texts.answer} optional hint={texts.answerHint} {...formikField(form, 'answer')} />
        <Inline gap={3}>
          <Button
            variant="primary"
            loading={form.isSubmitting && form.values.withdraws}
            onClick={() => void choose(true)}
          >
            {texts.withdraw}
          </Button>
          <Button loading={form.isSubmitting && !form.values.withdraws} onClick={() => void choose(false)}>
            {texts.leave}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

/** Reports in one state. States: loading, failed, none, some. */
function ReportList({ state }: Pick<ClippingReport, 'state'>) {
  const { data: reports, ...asked } = useClippingReportsQuery({ state });
  if (reports === undefined) return <NoAnswer of={asked} texts={texts} headingLevel={2} />;
  if (reports.length === 0) return <Notice tone="empty" headingLevel={2} title={texts.none} />;
  return (
    <ul role="list" className={styles.list}>
      {reports.map((report) => {
        const { id, title, address, reason, comment, isByMember, reportedAt, answer } = report;
        return (
          <li key={id}>
            <Card>
              <Stack gap={2}>
                <h2 className={styles.title}>{address === null ? title : <TextLink to={address}>{title}</TextLink>}</h2>
                <p>{SHARE_CONCERN_LABELS[reason]}.</p>
                {comment !== '' && <p className={styles.words}>{comment}</p>}
                {answer !== '' && <p className={styles.answer}>{answer}</p>}
                <p className={styles.meta}>
                  {texts.by(isByMember)} · <time dateTime={reportedAt}>{momentInWords(reportedAt)}</time>
                  {address === null && ` · ${texts.gone}`}
                </p>
                {state === 'WAITING' && <DecisionForm report={report} onDone={asked.refetch} />}
              </Stack>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

const STATES: readonly { id: string; state: ClippingReport['state'] }[] = [
  { id: 'waiting', state: 'WAITING' },
  { id: 'withdrawn', state: 'ACCEPTED' },
  { id: 'left', state: 'REJECTED' },
];

/** Shared clippings that were reported, for staff to decide. The address owns which list is open. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const selected = STATES.find(({ id }) => id === query.get('state'))?.id ?? 'waiting';
  return (
    <PageContainer width="text">
      <Stack gap={4}>
        <h1>{texts.title}</h1>
        <Tabs
          label={texts.tabs}
          selected={selected}
          onSelect={(state) => setQuery({ state }, { replace: true })}
          tabs={STATES.map(({ id, state }) => ({
            id,
            label: texts.states[state],
            content: <ReportList state={state} />,
          }))}
        />
      </Stack>
    </PageContainer>
  );
}
