import { useMemo, useState } from 'react';

import type { SupportFile } from '#domain/staff/support/supportFile.ts';
import { writeSupportFile } from '#domain/staff/support/writeSupportFile.ts';
import { Button } from '#ui/Button/Button.tsx';
import { copyText } from '#ui/copyText.ts';
import { type Description, DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { saveAs } from '#ui/saveAs.ts';

import styles from './SupportDialog.module.scss';

const counted = (count: number, one: string, many: string): string => (count === 0 ? 'none' : `${count} ${count === 1 ? one : many}`);
const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));

function factsOf({ page, version, error, access, consent, viewport, steps, requests, documentRequestId }: SupportFile): Description[] {
  return [
    { term: 'Page', value: page.pattern ?? 'No page of this site' },
    { term: 'Version', value: version },
    { term: 'Error', value: error?.errorClass ?? 'none' },
    { term: 'Request Id', value: error?.requestId ?? documentRequestId },
    { term: 'Window', value: `${viewport.width} × ${viewport.height}` },
    { term: 'Grants', value: access.grants === null ? 'could not be loaded' : counted(access.grants.length, 'right, by name', 'rights, by name') },
    { term: 'Flags and groups', value: listed([...access.flags, ...access.groups]) },
    { term: 'Consent', value: listed(consent) },
    { term: 'What happened', value: counted(steps.length, 'action, by type and time', 'last actions, by type and time') },
    { term: 'Calls to the server', value: counted(requests.length, 'call, by name and outcome', 'last calls, by name and outcome') },
  ];
}

type Done = 'copied' | 'copy-failed' | 'downloaded';

const WORDS: Readonly<Record<Done, string>> = {
  copied: 'Copied. Paste it into your message to support.',
  'copy-failed': 'Your browser did not allow copying. Download the file instead, or copy it from the list above.',
  downloaded: 'Downloaded. Attach the file to your message to support.',
};

interface SupportDialogProps {
  file: SupportFile;
  open: boolean;
  onClose: () => void;
}

/** Shows the reader what support would get, before they copy or download it. Nothing is sent from here. */
export function SupportDialog({ file, open, onClose }: SupportDialogProps) {
  const text = useMemo(() => writeSupportFile(file), [file]);
  const [done, setDone] = useState<Done | null>(null);
  const copy = () => void copyText(text).then((isCopied) => setDone(isCopied ? 'copied' : 'copy-failed'));
  const download = () => {
    saveAs(`support-${new Date(file.madeAt).toISOString().slice(0, 16).replaceAll(/[T:]/gu, '-')}.json`, text, 'application/json');
    setDone('downloaded');
  };
  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      title="Details for support"
      description="With these, support can see the page as it was. We send nothing for you: copy or download them, and add them to your message."
      actions={
        <>
          <p role="status" className={styles.done}>{done && WORDS[done]}</p>
          <Button onClick={download}>Download</Button>
          <Button variant="primary" onClick={copy}>Copy</Button>
        </>
      }
    >
      <DescriptionList items={factsOf(file)} />
      <p>Names, what you typed or searched for, email addresses, passwords and tokens are not in it.</p>
      <details className={styles.all}>
        <summary>Show everything that is in it</summary>
        <pre tabIndex={0} aria-label="The whole file">{text}</pre>
      </details>
    </Dialog>
  );
}
