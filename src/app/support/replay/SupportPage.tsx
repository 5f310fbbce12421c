import { useEffect, useRef, useState } from 'react';

import type { SupportFile } from '#domain/staff/support/supportFile.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { OpenFile } from './OpenFile.tsx';
import { Replay } from './Replay.tsx';
import styles from './SupportPage.module.scss';
import { supportPageTexts as texts } from './texts.ts';
import { turnNetworkOff } from './turnNetworkOff.ts';

/** `/internal/support`: staff look at what a reader saw, from the file that reader made. */
export function Component() {
  const [file, setFile] = useState<SupportFile | null>(null);
  const turnOn = useRef<(() => void) | null>(null);
  const close = () => {
    turnOn.current?.();
    turnOn.current = null;
    setFile(null);
  };
  // Before the recorded page is drawn: its effects run before this page's own.
  const open = (opened: SupportFile) => {
    turnOn.current ??= turnNetworkOff();
    setFile(opened);
  };
  useEffect(() => () => turnOn.current?.(), []);
  return (
    <PageContainer width={file ? 'wide' : 'page'}>
      <header className={styles.header}>
        <h1>{texts.title}</h1>
        {!file && <p>{texts.lead}</p>}
      </header>
      {file ? <Replay file={file} onClose={close} /> : <OpenFile onOpen={open} />}
    </PageContainer>
  );
}
