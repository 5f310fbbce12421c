import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { figure } from '#domain/kernel/wording/countInWords.ts';
import { isExportRunning } from '#services/graphql/isExportRunning.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useIssueGedcomExportMutation, useLazyGedcomExportPreviewQuery, type ExportPreview } from '../gedcomApi.ts';
import { exportTexts } from '../texts.ts';

/** What goes into a file, and what does not or only changed. */
function ExportReport({
  preview: { persons, families, sources, media, mediaFiles, losses },
}: {
  preview: ExportPreview;
}) {
  return (
    <Stack gap={3}>
      <p>
        {exportTexts.counts(persons, families, sources, media)}
        {mediaFiles > 0 && exportTexts.beside(mediaFiles)}.
      </p>
      {losses.length === 0 ? (
        <Notice tone="success" title={exportTexts.nothingLost} />
      ) : (
        <DataTable
          caption={exportTexts.losses}
          columns={[
            { id: 'text', header: exportTexts.loss, isRowHeader: true, cell: ({ text }) => text },
            { id: 'count', header: exportTexts.times, align: 'end', narrow: true, cell: (loss) => figure(loss.count) },
          ]}
          rows={losses}
          rowKey={({ text }) => text}
        />
      )}
    </Stack>
  );
}

const FORMATS = [
  { value: 'GEDCOM_7_0', ...exportTexts.formats.seven },
  { value: 'GEDCOM_5_5_1', ...exportTexts.formats.five },
  { value: 'GEDZIP', ...exportTexts.formats.zip },
] as const;

/** Chooses a format and what to leave out, shows what the file contains, and downloads it. */
export function ExportForm({ treeRef }: { treeRef: string }) {
  const [format, setFormat] = useState<(typeof FORMATS)[number]['value']>('GEDCOM_7_0');
  const [withoutLiving, setWithoutLiving] = useState(true);
  const [withoutPrivate, setWithoutPrivate] = useState(true);
  const [look, { data: preview, error, isFetching, originalArgs }] = useLazyGedcomExportPreviewQuery();
  const [issue, issuing] = useIssueGedcomExportMutation();
  const request = { ref: treeRef, input: { format, withoutLiving, withoutPrivate } };
  // A report about another choice would mislead.
  const isCurrent = JSON.stringify(originalArgs) === JSON.stringify(request);
  const onDownload = async () => {
    const { data } = await issue(request);
    if (data !== undefined) documentNavigation.open(data);
  };
  return (
    <Stack gap={6}>
      <Card title={exportTexts.what}>
        <Stack gap={4}>
          <RadioGroup label={exportTexts.format} name="format" options={FORMATS} value={format} onChange={setFormat} />
          <CheckboxField
            label={exportTexts.living}
            hint={exportTexts.livingHint}
            checked={withoutLiving}
            onChange={({ target }) => setWithoutLiving(target.checked)}
          />
          <CheckboxField
            label={exportTexts.private}
            checked={withoutPrivate}
            onChange={({ target }) => setWithoutPrivate(target.checked)}
          />
          <div>
            <Button variant="primary" loading={isFetching} onClick={() => void look(request)}>
              {exportTexts.preview}
            </Button>
          </div>
        </Stack>
      </Card>
      {error && !isFetching && (
        <LoadFailure headingLevel={2} title={exportTexts.notReady} error={error} onRetry={() => void look(request)} />
      )}
      {preview && isCurrent && !isFetching && !error && (
        <Card title={exportTexts.holds}>
          <Stack gap={4}>
            {preview.mustWithholdLiving && !withoutLiving && (
              <Notice tone="info" title={exportTexts.withheld.title}>
                <p>{exportTexts.withheld.text}</p>
              </Notice>
            )}
            <ExportReport preview={preview} />
            {issuing.error && (
              <Notice tone="error" title={exportTexts.notStarted}>
                <p>{isExportRunning(issuing.error) ? exportTexts.alreadyRunning : describeError(issuing.error)}</p>
              </Notice>
            )}
            <div>
              <Button variant="primary" loading={issuing.isLoading} onClick={() => void onDownload()}>
                {exportTexts.download}
              </Button>
            </div>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
