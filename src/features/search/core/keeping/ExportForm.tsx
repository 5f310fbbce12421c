import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { useStoreReturnLocation } from '#services/routing/useStoreReturnLocation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { exportTexts as texts, type FoundNoun } from './texts.ts';

type ExportFormat = keyof typeof texts.formats;

/** Most rows of one file, as the server has it. */
const MOST = 1000;

const FORMATS: readonly { value: ExportFormat; label: string; hint: string }[] = [
  { value: 'CSV', ...texts.formats.CSV },
  { value: 'JSON', ...texts.formats.JSON },
];

interface ExportFormProps {
  noun: FoundNoun;
  total: number;
  /** How the request for the file goes, as its mutation gives it. */
  request: { data?: { rows: number } | undefined; error?: unknown; isLoading: boolean; reset: () => void };
  onExport: (format: ExportFormat) => void;
}

function MembersOnly() {
  const comeBack = useStoreReturnLocation();
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

function FormatChoice({ noun, total, request: { data, error, isLoading, reset }, onExport }: ExportFormProps) {
  const [format, setFormat] = useState<ExportFormat>('CSV');
  const start = () => onExport(format);
  return (
    <Stack>
      <p>
        {total > MOST ? texts.first(MOST, total, noun) : texts.all(total, noun)} {texts.contents[noun]}
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
      {error !== undefined && <LoadFailure title={texts.failed} error={error} onRetry={start} />}
      {data && (
        <Notice tone="success" title={texts.done.title(data.rows, noun)}>
          {texts.done.text}
        </Notice>
      )}
      <div>
        <Button variant="primary" loading={isLoading} icon={<Download aria-hidden="true" size={18} />} onClick={start}>
          {texts.action(Math.min(total, MOST), noun)}
        </Button>
      </div>
    </Stack>
  );
}

/**
 * How what a search found becomes a file: the choice of a format for members, the way to sign in for others. States: to
 * be chosen, under way, failed, downloaded.
 */
export function ExportForm(props: ExportFormProps) {
  const isMember = useSelector(selectIsSignedIn);
  return isMember ? <FormatChoice {...props} /> : <MembersOnly />;
}
