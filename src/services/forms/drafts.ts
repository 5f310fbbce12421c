import { readStored, removeStored, writeStored } from '../storage/webStorage.ts';

/** One form as it was left. */
interface SavedDraft {
  form: string;
  /** Whose it is: no one else who uses the browser is shown it. */
  owner: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  values: unknown;
}

const KEY = 'formDrafts';
/** More forms than this are not remembered by anyone. */
const MOST = 20;
/** A draft that no one came back to: 30 days in milliseconds. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

function isKept(entry: unknown): entry is SavedDraft {
  if (typeof entry !== 'object' || entry === null) return false;
  const { form, owner, keptAt } = entry as Partial<Record<keyof SavedDraft, unknown>>;
  return typeof form === 'string' && typeof owner === 'string' && typeof keptAt === 'number' && keptAt > Date.now() - LIFETIME_MS;
}

/** Total: whatever is not as it should be is passed over. */
function readAll(): SavedDraft[] {
  try {
    const stored: unknown = JSON.parse(readStored('local', KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** An owner for drafts of readers without an account; what they typed is theirs until they sign in. */
export const VISITORS_DRAFT = 'visitor';

/**
 * What was typed into a form and not saved, kept by the browser: it survives reload, crash and sign-out.
 * @param form - unique over the site: `tree.7.person.12.fact.f3`
 * @param owner - the member's id, or {@link VISITORS_DRAFT}
 * @returns null when there is none; the form itself must check the shape of what it gets
 */
export const readDraft = (form: string, owner: string): unknown => readAll().find((draft) => draft.form === form && draft.owner === owner)?.values ?? null;

/** Keeps what was typed in the place of an earlier draft of the form. */
export function keepDraft(form: string, owner: string, values: unknown): void {
  const others = readAll().filter((draft) => draft.form !== form || draft.owner !== owner);
  writeStored('local', KEY, JSON.stringify([...others, { form, owner, keptAt: Date.now(), values }].slice(-MOST)));
}

/** Forgets a draft: it was saved, or given up. */
export function forgetDraft(form: string, owner: string): void {
  const all = readAll();
  const others = all.filter((draft) => draft.form !== form || draft.owner !== owner);
  if (others.length === all.length) return;
  if (others.length === 0) removeStored('local', KEY);
  else writeStored('local', KEY, JSON.stringify(others));
}
