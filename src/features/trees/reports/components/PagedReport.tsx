import { Link } from 'react-router-dom';

import {
  entriesOfPage,
  type ReportPart,
  type ReportRequest,
  REPORT_NAMES,
} from '#domain/trees/reports/reportRequest.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { reportInput, useTreeReportQuery } from '../treeReportsApi.ts';
import styles from './report.module.scss';
import { ReportFiles } from './ReportFiles.tsx';
import { ReportView } from './ReportView.tsx';
import { reportTexts as texts } from './texts.ts';

interface PagedReportProps {
  tree: FamilyTree;
  person: string;
  request: ReportRequest;
  token: string | null;
  /** From 1. */
  page: number;
  addressOf: (page: number) => string;
}

/** The report that was chosen, a page at a time, with its contents, its PDF and printing. */
export function PagedReport({ tree, person, request, token, page, addressOf }: PagedReportProps) {
  const size = entriesOfPage(request);
  const input = reportInput(request);
  const { currentData: report, ...answer } = useTreeReportQuery({
    personId: person,
    input,
    from: (page - 1) * size,
    publicTreeShareToken: token,
  });
  if (!report) return <NoAnswer of={answer} texts={texts} headingLevel={2} />;
  const last = Math.ceil(report.total / size);
  const headings = report.contents.filter(({ heading }) => heading !== '');
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <h2>{report.title}</h2>
        <p>
          {tree.name}. {texts.total(report.total, request.kind === 'kinship' ? 'relatives' : 'entries')}
          {last > 1 && ` (${texts.shown(report.from + 1, report.next ?? report.total, report.total)})`}
        </p>
      </Stack>
      {report.total === 0 && <Notice tone="info" headingLevel={3} title={texts.empty} />}
      {!report.isWhole && <Notice tone="warning" headingLevel={3} title={texts.cut} />}
      {report.total > 0 && (
        <div className={styles.screen}>
          <Stack gap={4}>
            {report.mayMakeFile && <ReportFiles treeRef={tree.id} person={person} input={input} />}
            <Inline gap={3}>
              <Button onClick={() => window.print()}>{texts.print}</Button>
            </Inline>
            {last > 1 && headings.length > 1 && (
              <nav aria-label={texts.contents}>
                <ul role="list" className={styles.contents}>
                  {headings.map(({ part, heading, at }) => (
                    <li key={`${part}-${at}`}>
                      <Link to={addressOf(Math.floor(at / size) + 1)}>
                        {request.kind === 'book'
                          ? `${REPORT_NAMES[part.toLowerCase() as ReportPart].name}: ${heading}`
                          : heading}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </Stack>
        </div>
      )}
      <ReportView report={report} treeRef={tree.familyTreeRef} token={token} />
      <Pagination label={texts.pages} current={page} last={last} hrefOf={addressOf} />
    </Stack>
  );
}
