import { fingerprint } from './fingerprint.ts';
import type { SupportFile } from './supportFile.ts';

/** The text of a support file: JSON for people to read, with the fingerprint that `readSupportFile` compares. */
export const writeSupportFile = (file: SupportFile): string =>
  `${JSON.stringify({ ...file, fingerprint: fingerprint(JSON.stringify(file)) }, null, 2)}\n`;
