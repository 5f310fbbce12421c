import { readStored, removeStored, writeStored } from '#services/storage/webStorage.ts';

/** What a visitor typed before signing in. */
export interface ReportDraft {
  recordId: string;
  fieldId: string;
  proposed: string;
  comment: string;
}

const isDraft = (value: unknown): value is ReportDraft =>
  typeof value === 'object' &&
  value !== null &&
  ['recordId', 'fieldId', 'proposed', 'comment'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );

/** Keeps a draft in this tab while its writer signs in. */
export const keepDraft = (draft: ReportDraft): void => writeStored('session', 'reportDraft', JSON.stringify(draft));

/** The draft about a record; null when there is none. What cannot be read counts for none. */
export function draftOf(recordId: string): ReportDraft | null {
  try {
    const stored: unknown = JSON.parse(readStored('session', 'reportDraft') ?? 'null');
    return isDraft(stored) && stored.recordId === recordId ? stored : null;
  } catch {
    return null;
  }
}

/** Forgets the draft once its writer is back. */
export const forgetDraft = (): void => removeStored('session', 'reportDraft');
