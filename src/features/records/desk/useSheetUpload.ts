import { useRef, useState } from 'react';

import { sheetFileProblem } from '#domain/records/sheets/sheetFileProblem.ts';
import { sendFile, type Sending } from '#services/files/sendFile.ts';

import { useOpenSheetUploadMutation } from './deskApi.ts';
import { refusalText } from './refusalText.ts';
import { fileTexts as texts } from './texts.ts';

/** A file on its way to a sheet, as the page shows it. */
interface SheetUpload {
  /** Null for none. */
  file: File | null;
  /** The part that has gone, 0 to 1. */
  part: number;
  /** Why the last file was not taken; null for nothing. */
  problem: string | null;
  send: (files: readonly File[]) => void;
  stop: () => void;
}

/** Sends a chosen file to a sheet. @param onOver - called when it arrived, or did not. */
export function useSheetUpload(id: string, onOver: () => void): SheetUpload {
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [open] = useOpenSheetUploadMutation();
  const sending = useRef<Sending | null>(null);
  const isStopped = useRef(false);

  async function send(files: readonly File[]): Promise<void> {
    const [chosen] = files;
    if (!chosen || file !== null) return;
    const fault = files.length > 1 ? texts.onlyOne : sheetFileProblem(chosen);
    setProblem(fault);
    if (fault !== null) return;
    isStopped.current = false;
    setPart(0);
    setFile(chosen);
    const { data, error } = await open({ id, fileName: chosen.name, fileSize: chosen.size });
    if (data && !isStopped.current) sending.current = sendFile(chosen, data.address, setPart);
    const sent = sending.current;
    const hasArrived = (await sent?.arrived) ?? false;
    sending.current = null;
    setFile(null);
    if (!hasArrived && !isStopped.current)
      setProblem(refusalText(error) ?? (sent?.wasSuperseded() ? texts.superseded : texts.notArrived));
    onOver();
  }

  return {
    file,
    part,
    problem,
    send: (files) => void send(files),
    stop: () => {
      isStopped.current = true;
      sending.current?.stop();
    },
  };
}
