import { figure } from '#domain/kernel/wording/counted.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import type { GedcomImport } from '../gedcomApi.ts';
import { CheckResult } from './CheckResult.tsx';
import { filesInWords } from './filesInWords.ts';
import { LeftBehind } from './LeftBehind.tsx';
import { NameTree } from './NameTree.tsx';

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
            <ProgressBar label="Looking through the file" value={null} />
            <div>
              <Button loading={isCancelling} onClick={onCancel}>
                Cancel
              </Button>
            </div>
          </Stack>
        </Card>
      );
    case 'CHECKED':
      return (
        <Card title={`What is in ${shown.fileName}`}>
          <Stack gap={6}>
            {shown.check && <CheckResult check={shown.check} />}
            <NameTree started={shown} onStarted={onChanged} onCancel={onCancel} />
          </Stack>
        </Card>
      );
    case 'IMPORTING':
      return (
        <Card title={`Making “${shown.treeName ?? shown.fileName}”`}>
          <Stack gap={4}>
            <ProgressBar label="Importing people, families and sources" value={shown.progress === null ? null : shown.progress * 100} />
            <p>You may leave this page: the import goes on, and this page shows it when you come back.</p>
            <div>
              <Button loading={isCancelling} onClick={onCancel}>
                Cancel the import
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
          title={`“${shown.treeName ?? shown.fileName}” is ready`}
          actions={
            <>
              {shown.rootsfinderId && (
                <ButtonLink variant="primary" to={`/tree/${shown.rootsfinderId}/tree`}>
                  Open the tree
                </ButtonLink>
              )}
              <Button onClick={onCancel}>Upload another file</Button>
            </>
          }
        >
          <p>{shown.check ? `${figure(shown.check.persons)} people and ${figure(shown.check.families)} families came from ${shown.fileName}.` : `It came from ${shown.fileName}.`}</p>
          {shown.check && shown.check.mediaFiles > 0 && <p>{filesInWords(shown.check, true)}</p>}
          {shown.check && shown.check.leftBehindTotal > 0 && <LeftBehind check={shown.check} />}
        </Notice>
      );
    case 'FAILED':
      return (
        <Notice tone="error" headingLevel={2} title={`${shown.fileName} was not imported`} actions={<Button variant="primary" onClick={onCancel}>Choose another file</Button>}>
          <p>{shown.problem ?? 'Something went wrong.'}</p>
          <p>No tree was made.</p>
        </Notice>
      );
  }
}
