import { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import { FILES_OF_FORMATS } from '#domain/clippings/exports/exportFormats.ts';
import { plainName } from '#domain/kernel/wording/plainName.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import type { Site } from '#server/modules/kernel/site/site.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { exportPieces, takeExportFile } from './exportStore.ts';
import { isStillShown } from './reading/stillShown.ts';

/** Where an export is downloaded, without the ticket. */
export const EXPORT_FILE_PATH = '/api/clipping-exports';

/** Serves an export to anyone who holds the ticket, once. Logs have the pattern of the address only. */
export function registerClippingExports(
  app: FastifyInstance,
  {
    db,
    publicUrl,
    siteIdentity,
    identity: { admitsTicket },
  }: Pick<Site, 'db' | 'publicUrl' | 'siteIdentity'> & {
    identity: Pick<Identity, 'admitsTicket'>;
  },
): void {
  app.get<{ Params: { ticket: string } }>(
    `${EXPORT_FILE_PATH}/:ticket`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { ticket } = request.params;
      const file = (await admitsTicket(ticket)) ? await takeExportFile(db, ticket) : null;
      if (!file || !(await isStillShown(db, { publicUrl, name: siteIdentity().name }, file)))
        return sendProblem(request, reply, problemOf(404));
      const { ending, type } = FILES_OF_FORMATS[file.format];
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${plainName(file.name, 'clippings')}.${ending}"`)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('content-length', file.bytes)
        .send(Readable.from(exportPieces(db, file), { objectMode: false }));
    },
  );
}
