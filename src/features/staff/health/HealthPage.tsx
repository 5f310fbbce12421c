import { figure } from '#domain/kernel/wording/countInWords.ts';
import { CheckAgain } from '#features/staff/core/index.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useSiteHealthQuery, type SiteHealth } from './healthApi.ts';
import { healthTexts as texts, bytesInWords, diskInWords, JOB_KINDS, timeInWords } from './texts.ts';

type LateJobs = SiteHealth['jobs'][number];

const COLUMNS: readonly Column<LateJobs>[] = [
  { id: 'kind', header: texts.kind, isRowHeader: true, cell: ({ kind }) => JOB_KINDS[kind] },
  { id: 'late', header: texts.late, align: 'end', cell: ({ late }) => figure(late) },
  { id: 'failed', header: texts.failedJobs, align: 'end', cell: ({ failed }) => figure(failed) },
];

const count = (value: number | null): string => (value === null ? texts.unknown : figure(value));
const isWell = ({ isReady, degraded, lacks, lateMails, lostMails, jobs }: SiteHealth): boolean =>
  isReady && lacks === null && degraded.length + lateMails + lostMails + jobs.length === 0;

/** How the site is: first whether anything needs attention, then each part. */
function HealthFacts({ health }: { health: SiteHealth }) {
  const {
    isReady,
    state,
    degraded,
    version,
    uptimeSeconds,
    records,
    articles,
    lacks,
    databaseBytes,
    lateMails,
    lostMails,
    jobs,
  } = health;
  return (
    <Stack gap={6}>
      <Notice
        tone={isWell(health) ? 'success' : 'warning'}
        headingLevel={2}
        title={isWell(health) ? texts.well : texts.unwell}
      />
      <Card title={texts.site}>
        <DescriptionList
          items={[
            { term: texts.state, value: isReady ? texts.ready : state },
            ...degraded.map((value) => ({ term: texts.degraded, value })),
            ...(lacks === null ? [] : [{ term: texts.lacks, value: lacks }]),
            { term: texts.version, value: version },
            { term: texts.uptime, value: timeInWords(uptimeSeconds) },
            { term: texts.records, value: count(records) },
            { term: texts.articles, value: count(articles) },
            { term: texts.disk, value: diskInWords(health) },
            { term: texts.database, value: bytesInWords(databaseBytes) },
          ]}
        />
      </Card>
      <Card title={texts.mails}>
        <DescriptionList
          items={[
            { term: texts.lateMails, value: figure(lateMails) },
            { term: texts.lostMails, value: figure(lostMails) },
          ]}
        />
      </Card>
      <Stack gap={3}>
        <DataTable
          caption={texts.jobs}
          stacks="named"
          columns={COLUMNS}
          rows={jobs}
          rowKey={({ kind }) => kind}
          empty={texts.noJobs}
        />
        <p>
          <TextLink to="/internal/jobs">{texts.seeJobs}</TextLink>
        </p>
      </Stack>
    </Stack>
  );
}

const LOOK_MS = 10_000;

/** How the site is, for staff. States: loading, failed, the facts. */
export function Component() {
  const answer = useSiteHealthQuery(undefined, {
    pollingInterval: LOOK_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <StaffPage
      texts={texts}
      actions={
        <div>
          <CheckAgain of={answer} />
        </div>
      }
    >
      <Answer of={answer} texts={texts} headingLevel={2} mustBeFresh>
        {(health) => <HealthFacts health={health} />}
      </Answer>
    </StaffPage>
  );
}
