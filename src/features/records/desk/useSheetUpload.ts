import { useState } from 'react';

import { sheetFileProblem } from '#domain/records/sheets/sheetFileProblem.ts';
import { useSending } from '#services/files/useSending.ts';

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
  const { send: sendOff, ...sending } = useSending();
  const [problem, setProblem] = useState<string | null>(null);
  const [open] = useOpenSheetUploadMutation();

  async function send(files: readonly File[]): Promise<void> {
    const [chosen] = files;
    if (!chosen || sending.file !== null) return;
    const fault = files.length > 1 ? texts.onlyOne : sheetFileProblem(chosen);
    setProblem(fault);
    if (fault !== null) return;
    let refused: string | null = null;
    const sent = await sendOff(chosen, async () => {
      const { data, error } = await open({ id, fileName: chosen.name, fileSize: chosen.size });
      refused = refusalText(error);
      return data?.address ?? null;
    });
    if (sent === 'superseded' || sent === 'lost')
      setProblem(refused ?? (sent === 'superseded' ? texts.superseded : texts.notArrived));
    onOver();
  }

  return { ...sending, problem, send: (files) => void send(files) };
}
