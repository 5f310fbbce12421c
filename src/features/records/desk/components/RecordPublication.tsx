import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { type Sheet, usePublishSheetMutation } from '../deskApi.ts';
import { publishTexts } from '../publishTexts.ts';
import type { EditableRecord } from '../recordEditApi.ts';
import { recordTexts as texts } from '../recordTexts.ts';
import { refusalText } from '../refusalText.ts';
import { sheetAddress } from '../sheetSteps.ts';

interface RecordPublicationProps {
  sheet: Sheet;
  record: EditableRecord;
  /** Whether one that was on its way when the page was open has ended. */
  hasEnded: boolean;
}

/** How edits come to readers. States: on its way, failed, some wait, published, nothing. */
export function RecordPublication({ sheet, record: { waiting }, hasEnded }: RecordPublicationProps) {
  const [publish, { error, isLoading }] = usePublishSheetMutation();
  const { id, revision, publication } = sheet;
  if (publication?.state === 'MAKING')
    return (
      <Stack gap={3}>
        <ProgressBar
          label={publishTexts.making}
          value={publication.progress === null ? null : publication.progress * 100}
        />
        <p role="status">{publishTexts.makingText}</p>
      </Stack>
    );
  const toPublish = <ButtonLink to={sheetAddress(id, 'publish')}>{texts.toPublish}</ButtonLink>;
  if (publication?.state === 'FAILED' && publication.revision === revision)
    return (
      <Notice tone="error" headingLevel={2} title={texts.publishFailed} actions={toPublish}>
        {publication.problem !== null && <p>{publication.problem}</p>}
      </Notice>
    );
  if (waiting > 0)
    return (
      <Stack gap={3}>
        <Notice
          tone="info"
          headingLevel={2}
          title={texts.waiting(waiting)}
          actions={
            <>
              <Button
                loading={isLoading}
                onClick={() => void publish({ id, revision, why: null, acceptsFewer: false })}
              >
                {texts.publish}
              </Button>
              {toPublish}
            </>
          }
        >
          <p>{texts.waitingText}</p>
        </Notice>
        <FormRefusal title={texts.refused} reason={refusalText(error)} />
      </Stack>
    );
  return hasEnded && <Notice tone="success" headingLevel={2} title={texts.published} />;
}
