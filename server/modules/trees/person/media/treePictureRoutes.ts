import type { FastifyInstance } from 'fastify';

import type { TreeMedium } from '#domain/trees/core/model/treeMedium.ts';
import type { Identity } from '#server/engines/identity/identity.ts';
import { openTreeOrNull, documentRows, viewOf } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { asAttachment } from '#server/platform/http/asAttachment.ts';
import { problemOf } from '#server/platform/http/problems.ts';
import { sendProblem } from '#server/platform/http/sendProblem.ts';

import { readTreeFile } from './mediaStore.ts';
import { readTreePicture, TREE_PICTURES_PATH } from './treePictureStore.ts';
import { visibleMedia } from './visibleMedia.ts';

/** What the pictures are served from. */
interface TreePictures {
  db: Database;
  livingYears: number;
  onlookerOf: Identity['onlookerOf'];
}

interface Asked {
  Params: { tree: string; medium: string; file: string };
  Querystring: { publicTreeShareToken?: string };
}

const NUMBER = /^\d{1,9}$/u;
const SIZES: Readonly<Record<string, 'small' | 'large'>> = { 'small.webp': 'small', 'large.webp': 'large' };

/** What a document is saved as: its title. */
const nameOf = ({ title, fileName }: TreeMedium): string =>
  `${(title || fileName.split(/[\\/]/u).at(-1) || 'document').replace(/\.pdf$/iu, '').slice(0, 100)}.pdf`;

/**
 * Serves pictures and documents of trees. An `img` carries no token, so the reader is known by the browser's session.
 * Whether the tree and the medium are theirs to see is judged each time: a share may end, and a person may be marked as
 * living.
 */
export function registerTreePictures(app: FastifyInstance, { db, livingYears, onlookerOf }: TreePictures): void {
  app.get<Asked>(`${TREE_PICTURES_PATH}/:tree/:medium/:file`, async (request, reply) => {
    const { tree, medium, file } = request.params;
    const size = SIZES[file];
    const isDocument = file === 'document.pdf';
    const missing = () => sendProblem(request, reply, problemOf(404));
    if ((!size && !isDocument) || !NUMBER.test(tree) || !NUMBER.test(medium)) return missing();
    const { authorization, cookie } = request.headers;
    const viewer = await onlookerOf({ authorization, cookie, ip: request.ip });
    const opened = await openTreeOrNull({ db, viewer }, tree, {
      publicTreeShareToken: request.query.publicTreeShareToken ?? null,
    });
    if (!opened) return missing();
    const [stored] = await documentRows(db, opened.tree.id, 'medium', [Number(medium)]);
    if (
      !stored?.body.storedAs ||
      !(await visibleMedia(db, opened, [stored.id], viewOf({ livingYears }, opened))).has(stored.id)
    )
      return missing();
    const copy = size
      ? await readTreePicture(db, opened.tree.id, stored.body.storedAs, size)
      : await readTreeFile(db, opened.tree.id, stored.body.storedAs);
    if (!copy) return missing();
    const etag = `"${stored.body.storedAs}-${size ?? 'document'}"`;
    reply
      .header('cache-control', 'private, no-cache')
      .header('etag', etag)
      .header('vary', 'Cookie, Authorization')
      .header('cross-origin-resource-policy', 'same-origin');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (!size) {
      // A file of unknown content: it is saved, never shown as a page of this site.
      return asAttachment(reply.type('application/pdf'), nameOf(stored.body)).send(copy);
    }
    return reply.type('image/webp').header('content-disposition', 'inline').send(copy);
  });
}
