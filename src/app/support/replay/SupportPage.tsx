import { useEffect, useRef, useState } from 'react';

import type { SupportFile } from '#domain/staff/support/supportFile.ts';
import { documentNavigation } from '#services/routing/documentNavigation.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { OpenFile } from './OpenFile.tsx';
import { Replay } from './Replay.tsx';
import styles from './SupportPage.module.scss';
import { supportPageTexts as texts } from './texts.ts';

const nothing = () => undefined;

/**
 * Nothing is asked or sent, and this document is not left, while a recording is looked at: its pages are the site's own
 * and would do all of it.
 * @returns a function that turns it on again.
 */
function turnNetworkOff(): () => void {
  const { fetch } = window;
  const { sendBeacon } = navigator as Partial<Navigator>;
  const navigation = { ...documentNavigation };
  window.fetch = () => Promise.reject(new TypeError('The network is off while a support file is open'));
  if (sendBeacon) navigator.sendBeacon = () => true;
  Object.assign(documentNavigation, { open: nothing, replace: nothing, reload: nothing });
  return () => {
    window.fetch = fetch;
    if (sendBeacon) navigator.sendBeacon = sendBeacon.bind(navigator);
    Object.assign(documentNavigation, navigation);
  };
}

/** `/internal/support`: staff look at what a reader saw, from the file that reader made. */
export function Component() {
  const [file, setFile] = useState<SupportFile | null>(null);
  const turnOn = useRef<(() => void) | null>(null);
  const close = () => {
    turnOn.current?.();
    turnOn.current = null;
    setFile(null);
  };
  // Before the recorded page is rendered: its effects run before this page's own.
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
