import type { SiteBoot } from '#domain/site/content/siteBoot.ts';

/**
 * Every origin that the pages of a site may load from and send to beside their own, each once. None unless configured.
 */
export function outsideOrigins(
  { survey, recording }: Pick<SiteBoot, 'survey' | 'recording'>,
  further: readonly string[],
): string[] {
  const scripts = [survey, recording].flatMap((script) => (script ? new URL(script.scriptUrl).origin : []));
  return scripts.length === 0 ? [] : [...new Set([...scripts, ...further])];
}
