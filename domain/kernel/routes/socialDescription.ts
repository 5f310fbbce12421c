/** Longest description of a link preview, in characters (spec 2 section 9). */
const LONGEST = 200;

/** A description as link previews show it: cut at 200 characters, behind a whole word. */
export function socialDescription(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[,;:.\s]+$/u, '')}…`;
}
