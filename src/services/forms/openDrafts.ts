/** Forms on the screen whose typing is kept as drafts. */
const open = new Set<string>();

/** Notes that a form on the screen holds a draft, until the returned function is called. */
export function trackOpenDraft(form: string): () => void {
  open.add(form);
  return () => void open.delete(form);
}

/** Whether something was typed on the page that is kept as a draft. */
export const areDraftsOpen = (): boolean => open.size > 0;
