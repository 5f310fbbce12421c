import { useState } from 'react';

import { newspaperFileProblem } from '#domain/newspapers/core/newspaperFileProblem.ts';
import { useSending } from '#services/files/useSending.ts';

import { useOpenNewspaperUploadMutation } from './deskApi.ts';
import { refusalText } from './refusalText.ts';
import { pageTexts as texts } from './texts.ts';

/** A file on its way to a newspaper, as the page shows it. */
interface NewspaperUpload {
  /** Null for none. */
  file: File | null;
  /** The part of it that has gone, 0 to 1. */
  part: number;
  /** Why the last file was not taken; null for nothing. */
  problem: string | null;
  send: (file: File) => void;
  stop: () => void;
}

/** Sends a chosen file to a newspaper. @param onSent - called when it has gone */
export function useNewspaperUpload(id: string, onSent: () => void): NewspaperUpload {
  const { send: sendOff, ...sending } = useSending();
  const [problem, setProblem] = useState<string | null>(null);
  const [open] = useOpenNewspaperUploadMutation();

  async function send(file: File): Promise<void> {
    if (sending.file !== null) return;
    const fault = newspaperFileProblem(file);
    setProblem(fault);
    if (fault !== null) return;
    let refused: string | null = null;
    const sent = await sendOff(file, async () => {
      const { data, error } = await open({ id, fileName: file.name, fileSize: file.size });
      refused = refusalText(error);
      return data?.address ?? null;
    });
    onSent();
    if (sent === 'lost' || sent === 'superseded')
      setProblem(refused === null ? texts.notArrived(file.name) : `${texts.notTaken(file.name)} ${refused}`);
  }

  return { ...sending, problem, send: (file) => void send(file) };
}
