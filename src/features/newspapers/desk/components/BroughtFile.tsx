import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { type NewspaperFile, useDropNewspaperFileMutation, useTakeNewspaperFileMutation } from '../deskApi.ts';
import { refusalText } from '../refusalText.ts';
import { pageTexts as texts } from '../texts.ts';
import { FileReport } from './FileReport.tsx';

interface BroughtFileProps {
  /** Of the newspaper. */
  id: string;
  file: NewspaperFile;
}

/** A file that is checked: what is in it, and whether it is taken. */
function CheckedFile({ id, file: { id: fileId, name, issueCount, refusedCount } }: BroughtFileProps) {
  const [acceptsFewer, setAcceptsFewer] = useState(false);
  const [take, taking] = useTakeNewspaperFileMutation();
  const [drop, dropping] = useDropNewspaperFileMutation();
  return (
    <Card title={texts.checked(name)} headingLevel={3}>
      <Stack gap={4}>
        <p>{texts.found(issueCount, refusedCount)}</p>
        <FileReport id={id} fileId={fileId} isTaken={false} />
        {refusedCount > 0 && (
          <CheckboxField
            label={texts.acceptsFewer}
            checked={acceptsFewer}
            onChange={({ target }) => setAcceptsFewer(target.checked)}
          />
        )}
        <FormRefusal title={texts.refused} reason={refusalText(taking.error ?? dropping.error)} />
        <Inline gap={3}>
          {(issueCount > 0 || acceptsFewer) && (
            <Button
              variant="primary"
              loading={taking.isLoading}
              onClick={() => void take({ id: fileId, acceptsFewer })}
            >
              {texts.take}
            </Button>
          )}
          <Button loading={dropping.isLoading} onClick={() => void drop({ id: fileId })}>
            {texts.drop}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

/** A file that is taken, with what came of it on demand. */
function TakenFile({ id, file: { id: fileId, name, issueCount, refusedCount } }: BroughtFileProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Stack gap={3}>
      <Inline gap={3}>
        <p>{texts.taken(name, issueCount, refusedCount)}</p>
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? texts.hideReport : texts.showReport}
        </Button>
      </Inline>
      {isShown && <FileReport id={id} fileId={fileId} isTaken />}
    </Stack>
  );
}

/** A file that was brought: on its way, being checked or taken, waiting for a person, taken, or refused. */
export function BroughtFile({ id, file }: BroughtFileProps) {
  const { name, state, progress, problem } = file;
  if (state === 'CHECKED') return <CheckedFile id={id} file={file} />;
  if (state === 'TAKEN') return <TakenFile id={id} file={file} />;
  if (state === 'ARRIVING') return <p>{texts.arriving(name)}</p>;
  if (state === 'FAILED')
    return (
      <Notice tone="error" headingLevel={3} title={texts.failedFile(name)}>
        <p>{problem ?? texts.unknown}</p>
      </Notice>
    );
  return (
    <ProgressBar
      label={state === 'CHECKING' ? texts.checking(name) : texts.taking(name)}
      value={progress === null ? null : progress * 100}
    />
  );
}
