import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { useComeBack } from '#services/routing/useComeBack.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useExportArticlesMutation, type ExportFormat } from '../api/exportArticlesApi.ts';
import { exportTexts as texts } from './keepTexts.ts';

/** Most articles of one file, as the server has it. */
const MOST = 1000;

const FORMATS: readonly { value: ExportFormat; label: string; hint: string }[] = [
  { value: 'CSV', ...texts.formats.CSV },
  { value: 'JSON', ...texts.formats.JSON },
];

export interface ExportChoiceProps {
  /** The query part of the address. */
  search: string;
  total: number;
}

function MembersOnly() {
  const comeBack = useComeBack();
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

function FormatChoice({ search, total }: ExportChoiceProps) {
  const [format, setFormat] = useState<ExportFormat>('CSV');
  const [exportArticles, { data, error, isLoading, reset }] = useExportArticlesMutation();
  const start = () => void exportArticles({ search, format });
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
          {texts.action(Math.min(total, MOST))}
        </Button>
      </div>
    </Stack>
  );
}

/** What is behind the button: the choice of a format for members, the way to sign in for others. */
export function ExportChoice(props: ExportChoiceProps) {
  const isMember = useSelector(selectIsSignedIn);
  return isMember ? <FormatChoice {...props} /> : <MembersOnly />;
}
