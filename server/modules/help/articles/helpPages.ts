import { type HelpTexts, openHelp } from './helpLibrary.ts';

interface HelpMatch {
  route: { id: string };
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * The text that an address of the help names, for the head of its document. Null where the address names none,
 * undefined where it names nothing.
 */
async function named(content: HelpTexts, { route, params }: HelpMatch) {
  if (!route.id.startsWith('help.')) return undefined;
  const library = await openHelp(content);
  if (route.id === 'help.article') return library.article(params.article ?? '');
  if (route.id === 'help.category') return library.category(params.category ?? '');
  if (route.id === 'help.section') return library.section(params.section ?? '');
  return undefined;
}

/**
 * Whether an address of the help leads to something; its document answers 404 where not. True for pages of
 * other parts of the site.
 */
export async function isHelpFound(content: HelpTexts, match: HelpMatch): Promise<boolean> {
  if (match.route.id === 'help.missing') return false;
  // A help centre that does not answer is no reason to say that its article is not there: the page says what is wrong.
  return (await named(content, match).catch(() => undefined)) !== null;
}

/** What the head of a document says of a text of the help; null for all other pages. */
export async function aboutHelp(content: HelpTexts, match: HelpMatch) {
  return (await named(content, match).catch(() => undefined))?.text ?? null;
}
