import { useMemo, useState } from 'react';

import { type SupportFile, writeSupportFile } from '#domain/staff/support/supportFile.ts';
import { Button } from '#ui/Button/Button.tsx';
import { copyText } from '#ui/copyText.ts';
import { type Description, DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';

import { saveSupportJson } from './saveSupportJson.ts';
import styles from './SupportDialog.module.scss';
import { doneTexts, factTexts, supportTexts as texts } from './texts.ts';

const some = (count: number, words: (count: number) => string): string => (count === 0 ? factTexts.none : words(count));
const listed = (names: readonly string[]): string => (names.length === 0 ? factTexts.none : names.join(', '));

function factsOf({
  page,
  version,
  error,
  access,
  consent,
  viewport,
  steps,
  requests,
  documentRequestId,
}: SupportFile): Description[] {
  return [
    { term: factTexts.page, value: page.pattern ?? factTexts.noPage },
    { term: factTexts.version, value: version },
    { term: factTexts.error, value: error?.errorClass ?? factTexts.none },
    { term: factTexts.requestId, value: error?.requestId ?? documentRequestId },
    { term: factTexts.window, value: `${viewport.width} × ${viewport.height}` },
    {
      term: factTexts.rights,
      value: access.grants === null ? factTexts.unknownRights : some(access.grants.length, factTexts.byName),
    },
    { term: factTexts.flagsAndGroups, value: listed([...access.flags, ...access.groups]) },
    { term: factTexts.consent, value: listed(consent) },
    { term: factTexts.actions, value: some(steps.length, factTexts.byTypeAndTime) },
    { term: factTexts.calls, value: some(requests.length, factTexts.byNameAndOutcome) },
  ];
}

interface SupportDialogProps {
  file: SupportFile;
  open: boolean;
  /** Takes the file for a request; left out: it is copied or downloaded. */
  onAttach?: ((text: string) => void) | undefined;
  onClose: () => void;
}

/** Shows the reader what support would receive, before they copy or download it. Nothing is sent from here. */
export function SupportDialog({ file, open, onAttach, onClose }: SupportDialogProps) {
  const text = useMemo(() => writeSupportFile(file), [file]);
  const [done, setDone] = useState<keyof typeof doneTexts | null>(null);
  const copy = () => void copyText(text).then((isCopied) => setDone(isCopied ? 'copied' : 'copy-failed'));
  const download = () => {
    saveSupportJson('support', file, text);
    setDone('downloaded');
  };
  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      title={texts.title}
      description={texts.what}
      actions={
        <>
          <p role="status" className={styles.done}>
            {done && doneTexts[done]}
          </p>
          <Button onClick={download}>{texts.download}</Button>
          <Button {...(!onAttach && { variant: 'primary' })} onClick={copy}>
            {texts.copy}
          </Button>
          {onAttach && (
            <Button
              variant="primary"
              onClick={() => {
                onAttach(text);
                onClose();
              }}
            >
              {texts.attach}
            </Button>
          )}
        </>
      }
    >
      <DescriptionList items={factsOf(file)} />
      <p>{texts.omitted}</p>
      <details className={styles.all}>
        <summary>{texts.showAll}</summary>
        <pre tabIndex={0} aria-label={texts.file}>
          {text}
        </pre>
      </details>
    </Dialog>
  );
}
