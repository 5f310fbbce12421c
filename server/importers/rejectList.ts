import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

/** The rows an import turned away, written as they come. */
export interface RejectList {
  file: string;
  add(sourceFile: string, line: number, reason: string): void;
  /** Resolves when the list is on disk. */
  close(): Promise<void>;
}

/** Starts a list (tab-separated: file, line, reason) at that path, in place of an earlier one. */
export async function openRejectList(file: string): Promise<RejectList> {
  await mkdir(path.dirname(file), { recursive: true });
  const stream = createWriteStream(file, { encoding: 'utf8' });
  stream.write('file\tline\treason\n');
  return {
    file,
    add: (sourceFile, line, reason) => void stream.write(`${sourceFile}\t${line}\t${reason}\n`),
    close: () => new Promise((resolve, reject) => stream.once('error', reject).end(() => resolve())),
  };
}
