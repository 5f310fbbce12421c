import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { selectMember } from '#features/kernel/auth/index.ts';
import { searchInput } from '#features/search/core/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { belowQuery } from '#ui/breakpoints.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { useExportResultsMutation, type ExportFormat } from '../api/exportApi.ts';
import { exportTexts as texts } from '../texts.ts';

/** Most records of one file, as the server has it. */
const MOST = 1000;

const FORMATS: readonly { value: ExportFormat; label: string; hint: string }[] = [
  { value: 'CSV', ...texts.formats.CSV },
  { value: 'JSON', ...texts.formats.JSON },
];

interface ExportResultsProps {
  query: SearchQuery;
  total: number;
}

/** Results as a file. States: for members only, to be chosen, under way, failed, downloaded. */
export function ExportResults({ query, total }: ExportResultsProps) {
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useMediaQuery(belowQuery('lg'));
  return (
    <>
      {isNarrow ? (
        <IconButton size="sm" look="framed" label={texts.open} icon={<Download aria-hidden="true" />} onClick={() => setOpen(true)} />
      ) : (
        <Button size="sm" icon={<Download aria-hidden="true" size={16} />} onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        <ExportChoice query={query} total={total} />
      </Dialog>
    </>
  );
}

function ExportChoice({ query, total }: ExportResultsProps) {
  const { pathname, search } = useLocation();
  const member = useSelector(selectMember);
  const [format, setFormat] = useState<ExportFormat>('CSV');
  const [exportResults, { data, error, isLoading, reset }] = useExportResultsMutation();
  if (!member) {
    const comeBack = () => storeReturnLocation(pathname + search);
    return (
      <Stack>
        <p>{texts.visitors}</p>
        <div>
          <ButtonLink to="/sign-in?prompt=login" variant="primary" onClick={comeBack}>
            {texts.signIn}
          </ButtonLink>
        </div>
      </Stack>
    );
  }
  const start = () => void exportResults({ input: searchInput(query), format });
  const rows = Math.min(total, MOST);
  return (
    <Stack>
      <p>
        {total > MOST ? texts.first(MOST, total) : texts.all(total)} {texts.contents}
      </p>
      <RadioGroup
        name="format"
        label={texts.format}
        options={FORMATS}
        value={format}
        onChange={(chosen) => {
          setFormat(chosen);
          reset();
        }}
      />
      {error !== undefined && <LoadFailure title={texts.failed} {...failureText(error)} onRetry={start} />}
      {data && <Notice tone="success" title={texts.done.title(data.rows)}>{texts.done.text}</Notice>}
      <div>
        <Button variant="primary" loading={isLoading} icon={<Download aria-hidden="true" size={18} />} onClick={start}>
          {texts.action(rows)}
        </Button>
      </div>
    </Stack>
  );
}
