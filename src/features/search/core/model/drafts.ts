import { isText } from '#domain/kernel/values/typeGuards.ts';
import { readStored, removeStored, writeStored } from '#services/storage/webStorage.ts';

import type { SearchFormValues } from './formField.ts';

/** What was typed into a form and not searched for yet. */
export interface Draft {
  values: SearchFormValues;
  /** fieldIds the reader added to the form. */
  added: readonly string[];
}

/** sessionStorage key: drafts by form, the latest last. Forgotten at sign-out, and with the tab. */
const DRAFTS_KEY = 'searchDrafts';

/** Forms whose drafts are stored; no one remembers more. */
const MOST = 5;

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { values, added } = value as Partial<Record<keyof Draft, unknown>>;
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every(isText) &&
    Array.isArray(added) &&
    added.every(isText)
  );
}

/** Total: whatever is not as it should be is passed over. */
function readAll(): [form: string, draft: Draft][] {
  try {
    const stored: unknown = JSON.parse(readStored('session', DRAFTS_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (entry): entry is [string, Draft] => Array.isArray(entry) && isText(entry[0]) && isDraft(entry[1]),
    );
  } catch {
    return [];
  }
}

/** The draft of a form; null when there is none. */
export const readDraft = (form: string): Draft | null => readAll().find(([key]) => key === form)?.[1] ?? null;

/** Keeps a form's draft in the place of an earlier one; null forgets it. */
export function keepDraft(form: string, draft: Draft | null): void {
  const before = readAll();
  const others = before.filter(([key]) => key !== form);
  if (!draft && others.length === before.length) return;
  const drafts = draft ? [...others, [form, draft] as const].slice(-MOST) : others;
  if (drafts.length === 0) removeStored('session', DRAFTS_KEY);
  else writeStored('session', DRAFTS_KEY, JSON.stringify(drafts));
}
