import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { uploadProblem } from '#domain/trees/gedcom/uploadRules.ts';
import { useSending } from '#services/files/useSending.ts';

import { useOpenGedcomUploadMutation } from './gedcomApi.ts';
import { uploadTexts } from './texts.ts';

/** An upload as the page shows it. */
export interface Upload {
  /** The file on its way; null for none. */
  file: File | null;
  /** The part that has gone, 0 to 1. */
  part: number;
  /** Why the file was refused; null for nothing. */
  problem: string | null;
  send: (file: File) => void;
  stop: () => void;
}

/** Sends a chosen file. @param onArrived - called when it became an import, or failed on the way. */
export function useUpload(megabytes: number, onArrived: () => void): Upload {
  const { send: sendOff, ...sending } = useSending();
  const [problem, setProblem] = useState<string | null>(null);
  const [open] = useOpenGedcomUploadMutation();

  async function send(chosen: File): Promise<void> {
    const fault = uploadProblem(chosen, megabytes);
    setProblem(fault);
    if (fault !== null) return;
    let refused: string | null = null;
    const sent = await sendOff(chosen, async () => {
      const { data, error } = await open({ fileName: chosen.name, fileSize: chosen.size });
      refused = data?.problems[0]?.message ?? (error ? describeError(error) : null);
      return refused === null ? (data?.uploadPath ?? null) : null;
    });
    if (sent !== 'arrived') setProblem(refused ?? uploadTexts.notArrived);
    if (refused === null) onArrived();
  }

  return { ...sending, problem, send: (chosen) => void send(chosen) };
}
