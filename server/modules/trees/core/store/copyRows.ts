import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { from as copyFrom } from 'pg-copy-streams';

import type { Database } from '#server/platform/db/database.ts';

/**
 * Stores rows of COPY's text format.
 * @param statement - with its label, up to the FROM.
 * @param pieces - of several rows each, whole ones, with their line ends.
 */
export const copyRows = (tx: Database, statement: string, pieces: Iterable<Buffer>): Promise<void> =>
  tx.withClient((client) => pipeline(Readable.from(pieces), client.query(copyFrom(`${statement} FROM STDIN`))));
