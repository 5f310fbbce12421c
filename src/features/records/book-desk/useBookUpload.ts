import { useRef, useState } from 'react';

import { bookFileProblem } from '#domain/records/books/bookFileProblem.ts';
import { useSending } from '#services/files/useSending.ts';

import { useOpenBookUploadMutation } from './bookDeskApi.ts';
import { refusalText } from './refusalText.ts';
import { bookTexts as texts } from './texts.ts';

/** Files on their way to a book, as the page shows them. */
interface BookUpload {
  /** Null for none. */
  file: File | null;
  /** The part of it that has gone, 0 to 1. */
  part: number;
  /** Which file of how many it is, from 1. */
  at: number;
  of: number;
  /** Why the last file was not taken; null for nothing. */
  problem: string | null;
  send: (files: readonly File[]) => void;
  stop: () => void;
}

const byName = new Intl.Collator('en', { numeric: true }).compare;

/** Sends chosen files to a book, one after the other, by their names. @param onSent - called after each */
export function useBookUpload(id: string, onSent: () => void): BookUpload {
  const { send: sendOff, stop, ...sending } = useSending();
  const [problem, setProblem] = useState<string | null>(null);
  const [place, setPlace] = useState({ at: 0, of: 0 });
  const isStopped = useRef(false);
  const [open] = useOpenBookUploadMutation();

  async function send(chosen: readonly File[]): Promise<void> {
    if (sending.file !== null) return;
    // Before the first is sent, so that no half of a book is on its way.
    const fault = chosen.map((file) => bookFileProblem(file)).find((each) => each !== null) ?? null;
    setProblem(fault);
    if (fault !== null) return;
    isStopped.current = false;
    const files = chosen.toSorted((one, other) => byName(one.name, other.name));
    for (const [at, file] of files.entries()) {
      setPlace({ at: at + 1, of: files.length });
      let refused: string | null = null;
      const sent = await sendOff(file, async () => {
        const { data, error } = await open({ id, fileName: file.name, fileSize: file.size });
        refused = refusalText(error);
        return data?.address ?? null;
      });
      onSent();
      if (isStopped.current || sent === 'stopped') return;
      if (sent !== 'arrived') {
        setProblem(refused === null ? texts.notArrived(file.name) : `${texts.notTaken(file.name)} ${refused}`);
        return;
      }
    }
  }

  return {
    ...sending,
    ...place,
    problem,
    send: (files) => void send(files),
    stop: () => {
      isStopped.current = true;
      stop();
    },
  };
}
