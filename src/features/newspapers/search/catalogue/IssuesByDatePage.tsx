import { useNavigate, useSearchParams } from 'react-router-dom';

import { issueDateInWords } from '#domain/newspapers/core/issueDateInWords.ts';
import { typedDate } from '#domain/newspapers/search/typedDate.ts';
import { validateWith } from '#services/forms/validateWith.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { formikField } from '#ui/Field/formikField.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useIssuesOfDateQuery } from '../issuesOfDateApi.ts';
import styles from './catalogue.module.scss';
import { IssuesOfDay, issuesAddress } from './IssuesOfDay.tsx';
import { issuesTexts as texts } from './texts.ts';

/** A date to look at; a year or month alone is its first day. */
const validate = validateWith<{ date: string }>((yup) =>
  yup.object({
    date: yup
      .string()
      .trim()
      .required(texts.required)
      .test('date', texts.problem, (text = '') => typedDate(text, 'first') !== null),
  }),
);

interface DateFormProps {
  /** `1824-02-17`; empty for none. */
  date: string;
  onChoose: (date: string) => void;
}

/** A date to look at, as people write it. */
function DateForm({ date, onChoose }: DateFormProps) {
  const form = useForm({
    initialValues: { date: date.split('-').reverse().join('/') },
    validate,
    validateOnBlur: false,
    onSubmit: async (values) => {
      const chosen = typedDate(values.date, 'first');
      if (chosen !== null) onChoose(chosen);
    },
  });
  return (
    <Form form={form} role="search" aria-label={texts.title} className={styles.date}>
      <TextField label={texts.field} hint={texts.hint} autoComplete="off" {...formikField(form, 'date')} />
      <Button type="submit" variant="primary" loading={form.isSubmitting}>
        {texts.action}
      </Button>
    </Form>
  );
}

/** What came out on a date (ROUTE-149). States: loading, failed, no issues at all, no date, issues of a date. */
export function Component() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const asked = parameters.get('date');
  const { data, currentData, ...query } = useIssuesOfDateQuery({ date: asked });
  const answer = currentData ?? data;
  if (answer === undefined) return <NoAnswer of={query} texts={texts} asPage />;
  return (
    <PageContainer>
      <div className={styles.page}>
        <header className={styles.header}>
          <h1>{texts.title}</h1>
          <p>
            {answer === null
              ? texts.lead
              : texts.span(issueDateInWords(answer.firstIssue, 'day'), issueDateInWords(answer.lastIssue, 'day'))}
          </p>
        </header>
        <DateForm
          key={answer?.date ?? ''}
          date={answer?.date ?? ''}
          onChoose={(date) => void navigate(issuesAddress(date))}
        />
        {answer === null && asked === null && (
          <Notice
            tone="empty"
            title={texts.noIssues.title}
            actions={<ButtonLink to="/search/historical-records">{texts.noIssues.records}</ButtonLink>}
          >
            <p>{texts.noIssues.text}</p>
          </Notice>
        )}
        {answer === null && asked !== null && (
          <Notice
            tone="empty"
            title={texts.notADate.title}
            actions={<ButtonLink to="/search-newspapers/issues">{texts.notADate.first}</ButtonLink>}
          >
            <p>{texts.notADate.text}</p>
          </Notice>
        )}
        {answer && <IssuesOfDay answer={answer} />}
      </div>
    </PageContainer>
  );
}
