import { useRef, useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { uploadProblem } from '#domain/trees/gedcom/uploadRules.ts';
import { sendFile, type Sending } from '#services/files/sendFile.ts';

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
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [open] = useOpenGedcomUploadMutation();
  const sending = useRef<Sending | null>(null);

  async function send(chosen: File): Promise<void> {
    const fault = uploadProblem(chosen, megabytes);
    setProblem(fault);
    if (fault !== null) return;
    setPart(0);
    setFile(chosen);
    const { data, error } = await open({ fileName: chosen.name, fileSize: chosen.size });
    const refused = data?.problems[0]?.message ?? (error ? describeError(error) : null);
    const arrived =
      refused === null && data?.uploadPath
        ? ((sending.current = sendFile(chosen, data.uploadPath, setPart)), await sending.current.arrived)
        : false;
    sending.current = null;
    setFile(null);
    if (!arrived) setProblem(refused ?? uploadTexts.notArrived);
    if (refused === null) onArrived();
  }

  return {
    file,
    part,
    problem,
    send: (chosen) => void send(chosen),
    stop: () => sending.current?.stop(),
  };
}
