import type { SupportFile } from '#domain/staff/support/supportFile.ts';
import { saveAs } from '#ui/saveAs.ts';

/**
 * Saves a support file, or what is made of one, under the minute in which the file was made.
 * @param kind - starts the name
 * @param json - its text
 */
export const saveSupportJson = (kind: 'support' | 'redux-devtools', { madeAt }: SupportFile, json: string): void =>
  saveAs(
    `${kind}-${new Date(madeAt).toISOString().slice(0, 16).replaceAll(/[T:]/gu, '-')}.json`,
    json,
    'application/json',
  );
