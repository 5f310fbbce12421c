import type { Token, Tokens } from 'marked';

import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';
import type { ContentSpan } from '#domain/site/content/contentDocument.ts';
import { contentLink } from '#domain/site/content/contentLink.ts';

/**
 * Where a link of a text leads; null for what is no safe target, which is reported. A path that no page of this site
 * has is reported as well, but kept: another server may answer below the same address.
 */
export function readTarget(text: string, report: (message: string) => void): string | null {
  const to = contentLink(text);
  if (to === null)
    report(
      `The link to ${text} is not an address this site may link to: use a path that starts with a slash, or an https address.`,
    );
  else if (to.startsWith('/') && !matchRoute(to.replace(/[?#].*$/u, '')))
    report(`The link to ${text} leads to no page of this site.`);
  return to;
}

type Look = Omit<ContentSpan, 'text'>;

const PLAIN: Look = { isStrong: false, isEmphasis: false, isCode: false, to: null };
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00A0',
};

const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/gu, (entity) => ENTITIES[entity] ?? entity).replaceAll('\n', ' ');

/**
 * The inline tokens of Markdown as runs of text. HTML and pictures are left out, and links that lead nowhere safe lose
 * their target; each is reported.
 */
export function toSpans(
  tokens: readonly Token[],
  report: (message: string) => void,
  look: Look = PLAIN,
): ContentSpan[] {
  return tokens.flatMap((token): ContentSpan[] => {
    const inner = (more: Partial<Look>) =>
      toSpans(
        token.type in { link: 1, strong: 1, em: 1, del: 1, text: 1 } ? ((token as Tokens.Generic).tokens ?? []) : [],
        report,
        { ...look, ...more },
      );
    switch (token.type) {
      case 'text':
        return token.tokens ? inner({}) : [{ ...look, text: decoded(token.text as string) }];
      case 'escape':
        return [{ ...look, text: token.text as string }];
      case 'strong':
        return inner({ isStrong: true });
      case 'em':
        return inner({ isEmphasis: true });
      case 'codespan':
        return [{ ...look, isCode: true, text: token.text as string }];
      case 'br':
        return [{ ...look, text: ' ' }];
      case 'link':
        return inner({ to: readTarget(token.href as string, report) });
      default:
        report(
          token.type === 'html'
            ? `HTML is not taken: ${token.raw.trim().slice(0, 60)}`
            : `This is not taken: ${token.raw.trim().slice(0, 60)}`,
        );
        return [];
    }
  });
}
