import { useRef, useState } from 'react';

import { sendFile, type Sending } from './sendFile.ts';

/** How the sending of a file ended: it did not arrive because something else took its place, or for no reason we know. */
type Sent = 'arrived' | 'superseded' | 'stopped' | 'lost';

/** A file on its way, as a page shows it. */
interface FileOnItsWay {
  /** Null for none. */
  file: File | null;
  /** The part that has gone, 0 to 1. */
  part: number;
  /** Sends a file to the address that `open` asks for; null where that is refused. */
  send: (file: File, open: () => Promise<string | null>) => Promise<Sent>;
  stop: () => void;
}

/** Sends files, one at a time. */
export function useSending(): FileOnItsWay {
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState(0);
  const sending = useRef<Sending | null>(null);
  const isStopped = useRef(false);

  async function send(chosen: File, open: () => Promise<string | null>): Promise<Sent> {
    isStopped.current = false;
    setPart(0);
    setFile(chosen);
    const address = await open();
    if (address !== null && !isStopped.current) sending.current = sendFile(chosen, address, setPart);
    const sent = sending.current;
    const hasArrived = (await sent?.arrived) ?? false;
    sending.current = null;
    setFile(null);
    if (hasArrived) return 'arrived';
    if (isStopped.current) return 'stopped';
    return sent?.wasSuperseded() ? 'superseded' : 'lost';
  }

  return {
    file,
    part,
    send,
    stop: () => {
      isStopped.current = true;
      sending.current?.stop();
    },
  };
}
