import { matchRoute } from '#domain/kernel/routes/matchRoute.ts';
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
