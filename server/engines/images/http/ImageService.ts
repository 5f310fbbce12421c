import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ImageSize } from '#domain/records/images/imageLimits.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { PageSource } from '../PageImage.ts';
import type { Pixels } from '../pixels/createPixels.ts';

/** What the routes of images need. */
export interface ImageService {
  db: Database;
  pages: PageSource;
  pixels: Pixels;
  onlookerOf: Identity['onlookerOf'];
  ticketHolder: Identity['ticketHolder'];
  /** Origin of the site, without a final slash. */
  publicUrl: string;
  /** Counts the pixels of an image towards what its asker's network may have; null to go on, else seconds to wait. */
  takeImage: (ip: string, size: ImageSize) => Promise<number | null>;
  /**
   * Waits until a picture may be sent: tiles and small pictures at once, larger ones when it is their network's turn.
   * Rejects with QueueFull where so many ask that there was no turn in time, or the asker has gone.
   */
  sendingTurn: (reply: FastifyReply, size: ImageSize, gone: AbortSignal) => Promise<void>;
  log: Log;
}

/** Who asks. */
export const onlooker = ({ onlookerOf }: Pick<ImageService, 'onlookerOf'>, request: FastifyRequest) =>
  onlookerOf({ authorization: request.headers.authorization, cookie: request.headers.cookie, ip: request.ip });

/** Fires when the asker has gone before the answer was sent. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort(new Error('The asker has gone.')));
  return gone.signal;
}
