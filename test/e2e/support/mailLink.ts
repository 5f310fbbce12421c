import type { RunningSite } from './startSite.ts';

/**
 * The link of the newest email of a kind, which demo mode prints: the site must log at `info`.
 * @param after - how much of its output is too old.
 */
export const mailLink = (site: RunningSite, kind: string, after = 0): Promise<string> =>
  site.printed((output) => {
    const lines = output.slice(after, output.lastIndexOf('\n') + 1).split('\n');
    const line = lines.filter((text) => text.includes(`"kind":"${kind}"`) && text.includes('"link"')).at(-1);
    return line === undefined ? undefined : (JSON.parse(line) as { link: string }).link;
  });
