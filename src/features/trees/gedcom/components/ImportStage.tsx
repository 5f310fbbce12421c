import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { GedcomImport } from '../gedcomApi.ts';
import { checkTexts, importTexts, uploadTexts } from '../texts.ts';
import { CheckResult } from './CheckResult.tsx';
import { NameTree } from './NameTree.tsx';
import { SkippedFiles } from './SkippedFiles.tsx';

interface ImportStageProps {
  import: GedcomImport;
  isCancelling: boolean;
  /** Something changed: the import should be asked for again. */
  onChanged: () => void;
  onCancel: () => void;
}

/** An import whose file has arrived, in whatever stage it is. */
export function ImportStage({ import: shown, isCancelling, onChanged, onCancel }: ImportStageProps) {
  switch (shown.stage) {
    case 'UPLOADING':
    case 'CHECKING':
      return (
        <Card title={shown.fileName}>
          <Stack gap={4}>
            <ProgressBar label={importTexts.checking} value={null} />
            <div>
              <Button loading={isCancelling} onClick={onCancel}>
                {uploadTexts.cancel}
              </Button>
            </div>
          </Stack>
        </Card>
      );
    case 'CHECKED':
      return (
        <Card title={importTexts.checked(shown.fileName)}>
          <Stack gap={6}>
            {shown.check && <CheckResult check={shown.check} />}
            <NameTree started={shown} onStarted={onChanged} onCancel={onCancel} />
          </Stack>
        </Card>
      );
    case 'IMPORTING':
      return (
        <Card title={importTexts.importing(shown.treeName ?? shown.fileName)}>
          <Stack gap={4}>
            <ProgressBar label={importTexts.progress} value={shown.progress === null ? null : shown.progress * 100} />
            <p>{importTexts.mayLeave}</p>
            <div>
              <Button loading={isCancelling} onClick={onCancel}>
                {importTexts.cancel}
              </Button>
            </div>
          </Stack>
        </Card>
      );
    case 'DONE':
      return (
        <Notice
          tone="success"
          headingLevel={2}
          title={importTexts.done(shown.treeName ?? shown.fileName)}
          actions={
            <>
              {shown.rootsfinderId && (
                <ButtonLink variant="primary" to={`/tree/${shown.rootsfinderId}/tree`}>
                  {importTexts.open}
                </ButtonLink>
              )}
              <Button onClick={onCancel}>{importTexts.again}</Button>
            </>
          }
        >
          <p>
            {shown.check
              ? importTexts.came(shown.check.persons, shown.check.families, shown.fileName)
              : importTexts.cameFrom(shown.fileName)}
          </p>
          {shown.check && shown.check.mediaFiles > 0 && (
            <p>{checkTexts.filesKept(shown.check.mediaKept, shown.check.mediaFiles, true)}</p>
          )}
          {shown.check && shown.check.leftBehindTotal > 0 && <SkippedFiles check={shown.check} />}
        </Notice>
      );
    case 'FAILED':
      return (
        <Notice
          tone="error"
          headingLevel={2}
          title={importTexts.failed(shown.fileName)}
          actions={
            <Button variant="primary" onClick={onCancel}>
              {uploadTexts.another}
            </Button>
          }
        >
          <p>{shown.problem ?? importTexts.unknown}</p>
          <p>{importTexts.noTree}</p>
        </Notice>
      );
  }
}
