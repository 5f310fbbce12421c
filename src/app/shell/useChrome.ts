import { useLocation, useMatches } from 'react-router-dom';

import { isBot } from '#domain/kernel/grants/isBot.ts';
import type { Chrome, RouteDefinition } from '#domain/kernel/routes/routeDefinition.ts';
import { isEmbedded } from '#services/embedded/embeddedMode.ts';

/** The definition of the page that is shown, or null for the shell's own error page. */
export function useRouteDefinition(): RouteDefinition | null {
  const handle = useMatches().at(-1)?.handle;
  return (handle as RouteDefinition | undefined) ?? null;
}

function isHidden(rule: Chrome['nav'], search: string): boolean {
  if (rule === 'never') return true;
  if (rule === 'unless-embedded') return isEmbedded(search);
  return rule === 'unless-bot' && isBot(navigator.userAgent);
}

/** The parts of the chrome around the page that is shown. */
export function useChrome(): { hasNav: boolean; hasFooter: boolean; background: 'plain' | 'indigo' } {
  const { search } = useLocation();
  const chrome = useRouteDefinition()?.chrome;
  return {
    hasNav: !isHidden(chrome?.nav, search),
    hasFooter: !isHidden(chrome?.footer, search),
    background: chrome?.background ?? 'plain',
  };
}
