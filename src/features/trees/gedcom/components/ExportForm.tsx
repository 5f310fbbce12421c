import { useState } from 'react';

import { describeError } from '#services/graphql/errors.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useIssueGedcomExportMutation, useLazyGedcomExportPreviewQuery } from '../gedcomApi.ts';
import { ExportReport } from './ExportReport.tsx';

const FORMATS = [
  { value: 'GEDCOM_7_0', label: 'GEDCOM 7.0', hint: 'The present version. Choose it where the other program takes it.' },
  { value: 'GEDCOM_5_5_1', label: 'GEDCOM 5.5.1', hint: 'The version that every program takes.' },
  { value: 'GEDZIP', label: 'GEDZIP', hint: 'GEDCOM 7.0 in an archive.' },
] as const;

/** Chooses a format and what stays behind, shows what the file would not say, and downloads it. */
export function ExportForm({ treeRef }: { treeRef: string }) {
  const [format, setFormat] = useState<(typeof FORMATS)[number]['value']>('GEDCOM_7_0');
  const [withoutLiving, setWithoutLiving] = useState(true);
  const [withoutPrivate, setWithoutPrivate] = useState(true);
  const [look, { data: preview, error, isFetching, originalArgs }] = useLazyGedcomExportPreviewQuery();
  const [issue, issuing] = useIssueGedcomExportMutation();
  const wish = { ref: treeRef, input: { format, withoutLiving, withoutPrivate } };
  // A report about another choice would mislead.
  const isCurrent = JSON.stringify(originalArgs) === JSON.stringify(wish);
  const onDownload = async () => {
    const { data } = await issue(wish);
    if (data !== undefined) documentNavigation.open(data);
  };
  return (
    <Stack gap={6}>
      <Card title="What to write">
        <Stack gap={4}>
          <RadioGroup label="Format" name="format" options={FORMATS} value={format} onChange={setFormat} />
          <CheckboxField label="Leave living people out" hint="Only their place in their families is written, without name or day." checked={withoutLiving} onChange={({ target }) => setWithoutLiving(target.checked)} />
          <CheckboxField label="Leave private people and facts out" checked={withoutPrivate} onChange={({ target }) => setWithoutPrivate(target.checked)} />
          <div>
            <Button variant="primary" loading={isFetching} onClick={() => void look(wish)}>
              Show what the file will hold
            </Button>
          </div>
        </Stack>
      </Card>
      {error && !isFetching && <LoadFailure headingLevel={2} title="The file could not be prepared" {...failureText(error)} onRetry={() => void look(wish)} />}
      {preview && isCurrent && !isFetching && !error && (
        <Card title="What the file holds">
          <Stack gap={4}>
            {preview.mustWithholdLiving && !withoutLiving && (
              <Notice tone="info" title="Living people are left out">
                <p>The owner of this tree shows them to nobody but editors.</p>
              </Notice>
            )}
            <ExportReport preview={preview} />
            {issuing.error && <Notice tone="error" title="The download did not begin"><p>{describeError(issuing.error)}</p></Notice>}
            <div>
              <Button variant="primary" loading={issuing.isLoading} onClick={() => void onDownload()}>
                Download
              </Button>
            </div>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
