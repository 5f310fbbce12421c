import type { FastifyInstance } from 'fastify';

import { accentColours } from '#domain/kernel/site/accentColours.ts';
import type { SiteIdentity } from '#domain/kernel/site/siteIdentity.ts';
import { isIcon, siteLogo } from '#domain/kernel/site/siteLogo.ts';

/** As `src/index.html` links it. */
const MANIFEST_PATH = '/site.webmanifest';

const ICONS = [192, 512].map((side) => ({
  src: `/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
}));

/** The site's own icon, where its logo is one, and those of the software. */
function iconsOf(name: string | undefined): readonly object[] {
  const logo = name === undefined ? null : siteLogo(name);
  if (logo === null || !isIcon(logo)) return ICONS;
  const { src, type, width, height } = logo;
  return [{ src, type, sizes: type === 'image/svg+xml' ? 'any' : `${width}x${height}` }, ...ICONS];
}

/** Serves what telephones read before they put the site on their first screen (Web App Manifest). */
export function registerManifest(app: FastifyInstance, siteIdentity: () => SiteIdentity): void {
  app.get(MANIFEST_PATH, async (_request, reply) => {
    const { name, shortName, accent, logo } = siteIdentity();
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify({
          name,
          short_name: shortName,
          description: 'Family history and historical records',
          start_url: '/',
          display: 'browser',
          background_color: '#ffffff',
          theme_color: accent === undefined ? '#29246e' : accentColours(accent).light.indigo,
          icons: iconsOf(logo),
        }),
      );
  });
}
