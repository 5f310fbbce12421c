import { Download, Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';

import { questionAddress } from '#domain/research/questions/questionAddress.ts';
import { evidenceCsv, logCsv } from '#domain/research/questions/questionCsv.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { saveAs } from '#ui/saveAs.ts';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useResearchQuestionQuery } from './questionApi.ts';
import { QuestionReport } from './QuestionReport.tsx';
import styles from './report.module.scss';
import { ReportFiles } from './ReportFiles.tsx';
import { questionTexts, reportTexts as texts } from './texts.ts';

/**
 * A question as a report to be read and printed, with log and evidence as files. States: loading, failed, missing, the
 * report.
 */
export function Component() {
  const { questionId = '' } = useParams();
  const hasQuestions = useGrant('my-research:workspaces');
  const { data: question, ...answer } = useResearchQuestionQuery(questionId, { skip: !hasQuestions });
  if (!hasQuestions || (question === null && !answer.isFetching)) throw new PageMissing();
  if (!question) return <NoAnswer of={answer} texts={questionTexts} asPage />;
  const { origin } = window.location;
  return (
    <PageContainer width="text">
      <div className={styles.page}>
        <div className={styles.tools}>
          <p>
            <TextLink to={questionAddress(question.id)}>{texts.back}</TextLink>
          </p>
          <Inline gap={2}>
            <Button size="sm" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
              {texts.print}
            </Button>
            <Button
              size="sm"
              icon={<Download aria-hidden="true" />}
              onClick={() => saveAs('research-log.csv', logCsv(question.log, origin), 'text/csv')}
            >
              {texts.logFile}
            </Button>
            <Button
              size="sm"
              icon={<Download aria-hidden="true" />}
              onClick={() => saveAs('evidence.csv', evidenceCsv(question.evidence, origin), 'text/csv')}
            >
              {texts.evidenceFile}
            </Button>
          </Inline>
        </div>
        <QuestionReport question={question} />
        <div className={styles.files}>
          <ReportFiles questionId={question.id} />
        </div>
      </div>
    </PageContainer>
  );
}
