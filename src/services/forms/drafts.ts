import { readStored, removeStored, type StorageArea, writeStored } from '../storage/webStorage.ts';

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
  return (
    typeof form === 'string' &&
    typeof owner === 'string' &&
    typeof keptAt === 'number' &&
    keptAt > Date.now() - LIFETIME_MS
  );
}

/** An owner for drafts of readers without an account; what they typed is theirs until they sign in. */
export const VISITORS_DRAFT = 'visitor';

/**
 * The same for what others who use the browser must not find, such as a letter to support: kept by the tab, and with it
 * forgotten.
 */
export const TAB_DRAFT = 'tab';

const areaOf = (owner: string): StorageArea => (owner === TAB_DRAFT ? 'session' : 'local');

/** Total: whatever is not as it should be is passed over. */
function readAll(area: StorageArea): SavedDraft[] {
  try {
    const stored: unknown = JSON.parse(readStored(area, KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept) : [];
  } catch {
    return [];
  }
}

/**
 * What was typed into a form and not saved, kept by the browser: it survives reload, crash and sign-out.
 * @param form - unique over the site: `tree.7.person.12.fact.f3`
 * @param owner - the member's id, {@link VISITORS_DRAFT} or {@link TAB_DRAFT}
 * @returns null when there is none; the form itself must check the shape of what it gets
 */
export const readDraft = (form: string, owner: string): unknown =>
  readAll(areaOf(owner)).find((draft) => draft.form === form && draft.owner === owner)?.values ?? null;

/** Keeps what was typed in the place of an earlier draft of the form. */
export function keepDraft(form: string, owner: string, values: unknown): void {
  const area = areaOf(owner);
  const others = readAll(area).filter((draft) => draft.form !== form || draft.owner !== owner);
  writeStored(area, KEY, JSON.stringify([...others, { form, owner, keptAt: Date.now(), values }].slice(-MOST)));
}

/** Forgets a draft: it was saved, or given up. */
export function forgetDraft(form: string, owner: string): void {
  const area = areaOf(owner);
  const all = readAll(area);
  const others = all.filter((draft) => draft.form !== form || draft.owner !== owner);
  if (others.length === all.length) return;
  if (others.length === 0) removeStored(area, KEY);
  else writeStored(area, KEY, JSON.stringify(others));
}

/** Forgets what visitors typed in this tab: the next person to sign in or out here is someone else. */
export const forgetTabDrafts = (): void => removeStored('session', KEY);
