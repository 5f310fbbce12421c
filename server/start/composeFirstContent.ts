import { existsSync } from 'node:fs';
import path from 'node:path';

import type { FastifyRequest } from 'fastify';

import { TEST_OVERRIDES_COOKIE } from '#domain/kernel/grants/testOverrides.ts';
import { firstContentOf } from '#domain/site/content/firstContentOf.ts';
import type { Log } from '#server/platform/config/log.ts';
import { projectRoot } from '#server/platform/config/projectRoot.ts';
import { consentIn } from '#server/platform/http/consentIn.ts';
import { createFirstContent } from '#server/platform/http/createFirstContent.ts';
import type { ShellOptions } from '#server/platform/http/shellRoutes.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

/** Widths of windows, in CSS pixels: what is drawn for one of them is put right by the browser in others. */
const WIDTHS = { phone: 412, desk: 1280 } as const;
const PHONE = /Mobi/u;

const isPhone = ({ headers }: FastifyRequest): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || PHONE.test(headers['user-agent'] ?? '');

interface FirstContentParts {
  /** The built browser application; null where the development server has it. */
  clientFolder: string | null;
  publicUrl: string;
  log: Log;
}

/**
 * Draws the first content of visitors' pages with answers that this application gives itself, as a visitor at the
 * reader's address on the network. Readers who try out settings by cookie get none.
 * @returns what draws, and its end; null where the content was not built.
 */
export function composeFirstContent({
  clientFolder,
  publicUrl,
  log,
}: FirstContentParts): { draw: ShellOptions['firstContent']; close: () => Promise<void> } | null {
  const file = path.join(projectRoot(), 'dist/content/contentThread.mjs');
  if (clientFolder === null || !existsSync(file)) return null;
  const content = createFirstContent({ file, clientFolder, log });
  return {
    async draw(match, request, boot) {
      if (!firstContentOf(match.route.id) || request.headers.cookie?.includes(TEST_OVERRIDES_COOKIE)) return null;
      const userAgent = request.headers['user-agent'] ?? '';
      const asVisitor = {
        remoteAddress: request.ip,
        headers: { host: request.headers.host ?? new URL(publicUrl).host, 'user-agent': userAgent },
      };
      const entitled = await request.server.inject({ ...asVisitor, method: 'GET', url: '/api/entitlements' });
      if (entitled.statusCode !== 200) return null;
      return content.draw(
        {
          routeId: match.route.id,
          address: new URL(request.url, publicUrl).href,
          boot,
          entitlements: entitled.json<object>(),
          consent: consentIn(request.headers.cookie),
          width: isPhone(request) ? WIDTHS.phone : WIDTHS.desk,
          userAgent,
        },
        async (body) => {
          const answer = await request.server.inject({
            ...asVisitor,
            method: 'POST',
            url: '/graphql',
            headers: { ...asVisitor.headers, 'content-type': 'application/json' },
            payload: body,
          });
          return { status: answer.statusCode, body: answer.body };
        },
        networkOf(request.ip),
      );
    },
    close: content.close,
  };
}
