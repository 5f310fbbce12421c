import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { selectMember } from '#features/kernel/auth/index.ts';
import { searchInput } from '#features/search/core/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useExportResultsMutation, type ExportFormat } from '../api/exportApi.ts';
import { exportTexts as texts } from '../texts.ts';

/** Most records of one file, as the server has it. */
const MOST = 1000;

const FORMATS: readonly { value: ExportFormat; label: string; hint: string }[] = [
  { value: 'CSV', ...texts.formats.CSV },
  { value: 'JSON', ...texts.formats.JSON },
];

/** What is exported. */
export interface ExportChoiceProps {
  query: SearchQuery;
  total: number;
}

/** How results become a file. States: for members only, to be chosen, under way, failed, downloaded. */
export function ExportChoice({ query, total }: ExportChoiceProps) {
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
