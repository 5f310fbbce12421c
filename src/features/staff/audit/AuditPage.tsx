import { useNavigate, useSearchParams } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { pageIn } from '#services/routing/pageIn.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { saveAs } from '#ui/saveAs.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { ActFilters, addressOf, readActFilters, filterOf } from './ActFilters.tsx';
import styles from './audit.module.scss';
import { useStaffActsQuery, type ActFilter, useExportStaffActsMutation, type StaffAct } from './auditApi.ts';
import { auditTexts as texts, actName, dutyName } from './texts.ts';

const whoOf = ({ staff, staffId, isOperator }: StaffAct): string =>
  isOperator ? texts.operator : staffId === null ? texts.gone : `${staff ?? ''} (${staffId})`;

/** What was kept of before and after, each on a line. */
const Change = ({ act: { before, after } }: { act: StaffAct }) => (
  <>
    {before.length > 0 && (
      <span className={styles.changes}>
        <span className={styles.label}>{texts.before}</span> {before.join('; ')}
      </span>
    )}
    {after.length > 0 && (
      <span className={styles.changes}>
        {before.length > 0 && <span className={styles.label}>{texts.after}</span>} {after.join('; ')}
      </span>
    )}
    {before.length + after.length === 0 && texts.nothing}
  </>
);

const COLUMNS: readonly Column<StaffAct>[] = [
  { id: 'act', header: texts.act, isRowHeader: true, cell: ({ what }) => actName(what) },
  { id: 'who', header: texts.who, cell: whoOf },
  { id: 'duty', header: texts.duty, narrow: true, cell: ({ duty }) => dutyName(duty) },
  { id: 'whom', header: texts.whom, narrow: true, cell: ({ memberId }) => memberId ?? texts.nothing },
  { id: 'why', header: texts.why, cell: ({ reason }) => reason ?? texts.nothing },
  { id: 'change', header: texts.change, cell: (act) => <Change act={act} /> },
  {
    id: 'time',
    header: texts.time,
    narrow: true,
    cell: ({ happenedAt }) => <time dateTime={happenedAt}>{momentInWords(happenedAt)}</time>,
  },
];

/** Acts of staff as a table. */
const ActTable = ({ acts, isBusy }: { acts: readonly StaffAct[]; isBusy: boolean }) => (
  <DataTable
    caption={texts.caption}
    hideCaption
    stacks="named"
    busy={isBusy}
    rows={acts}
    rowKey={({ id }) => id}
    empty={texts.none}
    columns={COLUMNS}
  />
);

/** The acts that are listed, as a file. */
function DownloadActs({ filter }: { filter: ActFilter }) {
  const [exportActs, { isLoading, error }] = useExportStaffActsMutation();
  const download = async () => {
    const { data } = await exportActs({ filter });
    if (data !== undefined) saveAs('muniment-audit.csv', data, 'text/csv');
  };
  return (
    <Stack gap={2}>
      <div>
        <Button loading={isLoading} onClick={() => void download()}>
          {texts.download}
        </Button>
      </div>
      <p>{texts.downloadHint}</p>
      <FormRefusal title={texts.downloadFailed} reason={error === undefined ? null : describeError(error)} />
    </Stack>
  );
}

/** What staff did: filters and page are in the address. States: loading, failed, none, acts. */
export function Component() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const asked = readActFilters(query);
  const page = pageIn(query);
  const filter = filterOf(asked);
  const answer = useStaffActsQuery({ filter, page });
  return (
    <StaffPage texts={texts}>
      <ActFilters
        key={`${asked.member} ${asked.staff}`}
        asked={asked}
        onAsk={(next) => void navigate(addressOf(next), { replace: true })}
      />
      <Answer of={answer} texts={texts} headingLevel={2} mustBeFresh>
        {({ acts, total, pageSize }) => (
          <>
            <p role="status">{texts.found(total)}</p>
            <ActTable acts={acts} isBusy={answer.isFetching} />
            <Pagination
              label={texts.pages}
              current={page}
              last={Math.ceil(total / pageSize)}
              hrefOf={(at) => addressOf(asked, at)}
            />
            {total > 0 && <DownloadActs filter={filter} />}
          </>
        )}
      </Answer>
    </StaffPage>
  );
}
