import { useNavigate, useSearchParams } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { pageIn } from '#services/routing/pageIn.ts';
import { Answer } from '#ui/Answer/Answer.tsx';
import { StaffPage } from '#ui/PageContainer/StaffPage.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { saveAs } from '#ui/saveAs.ts';

import { ActFilters } from './ActFilters.tsx';
import { ActTable } from './ActTable.tsx';
import { useStaffActsQuery, type ActFilter, useExportStaffActsMutation } from './auditApi.ts';
import { addressOf, askedIn, filterOf } from './filterIn.ts';
import { auditTexts as texts } from './texts.ts';

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
  const asked = askedIn(query);
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
