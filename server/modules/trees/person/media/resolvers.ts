import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyMedium } from '#domain/trees/core/documents/emptyDocuments.ts';
import { readTreeDocument } from '#domain/trees/core/documents/readTreeDocument.ts';
import { readTreePersonId } from '#domain/trees/core/treeIds.ts';
import { bindToSession } from '#server/modules/kernel/graphql/bindToSession.ts';
import { rateLimited } from '#server/modules/kernel/graphql/refusal.ts';
import type { Resolvers, TreePicture } from '#server/modules/kernel/graphql/types.generated.ts';
import { asProblems, personNumberIn, requireEditor, type TreeCall } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { treeFileSizes } from './mediaStore.ts';
import { createPortraitLoader } from './portraitLoader.ts';
import { createStoredMedia } from './storedMedia.ts';
import { treeFileAddress, treePictureAddress, treePictureSizes } from './treePictureStore.ts';
import { TREE_UPLOAD_PATH } from './treeUploadRoutes.ts';
import { issueUploadTicket } from './uploadTickets.ts';

/**
 * Pictures of one member an hour: a family album is uploaded in an evening, and reading one keeps a processor busy for
 * a second.
 */
const UPLOADS = { points: 200, duration: 3600 };

/**
 * Counts a picture before it is opened.
 * @throws GraphQLError `RATE_LIMITED` when the member sent too many.
 */
async function requireTreePictureAllowance(db: Database, memberId: number): Promise<void> {
  const retryAfterSeconds = await createLimiter(db, 'treePicture', UPLOADS).take(String(memberId));
  if (retryAfterSeconds !== null) throw rateLimited('Too many photos were sent.', retryAfterSeconds);
}

/** How an operation asked for its tree: every operation on trees calls these variables so. */
const callOf = ({ publicTreeShareToken: token, viewAs }: Readonly<Record<string, unknown>>): TreeCall => ({
  publicTreeShareToken: typeof token === 'string' ? token : null,
  viewAs: viewAs === 'GUEST' || viewAs === 'VISITOR' ? viewAs : null,
});

/** Pictures and documents of trees. */
export const treeMediaResolvers: Resolvers = {
  Query: {
    treePictures: async (_root, { personId: id, ...call }, context) => {
      const { treeId, media, names } = await context.perRequest(createStoredMedia)({ personId: id, ...call });
      const sizes = await treePictureSizes(context.db, treeId, names);
      return media.flatMap(({ mediumId, storedAs }): TreePicture[] => {
        const picture = sizes.find(({ name }) => name === storedAs);
        const address = (size: 'small' | 'large') =>
          treePictureAddress(treeId, mediumId, size, call.publicTreeShareToken ?? null);
        return picture
          ? [
              {
                mediumId,
                smallUrl: address('small'),
                largeUrl: address('large'),
                width: picture.width,
                height: picture.height,
              },
            ]
          : [];
      });
    },
    treeFiles: async (_root, { personId: id, ...call }, context) => {
      const { treeId, media, names } = await context.perRequest(createStoredMedia)({ personId: id, ...call });
      const sizes = new Map((await treeFileSizes(context.db, treeId, names)).map(({ name, bytes }) => [name, bytes]));
      return media.flatMap(({ mediumId, storedAs }) => {
        const bytes = sizes.get(storedAs);
        return bytes === undefined
          ? []
          : [{ mediumId, url: treeFileAddress(treeId, mediumId, call.publicTreeShareToken ?? null), bytes }];
      });
    },
  },

  Mutation: {
    openTreeUpload: async (_root, { personId: id, fact, medium: { title, date, note, fileName } }, context) => {
      const { tree, memberId } = await requireEditor(context, id);
      const personId = personNumberIn({ tree }, id);
      const read = readTreeDocument('medium', {
        ...emptyMedium(),
        title,
        date: date.trim() === '' ? null : readTreeDate(date),
        fileName,
        notes: note.trim() === '' ? [] : [note],
      });
      if (read.problems) return { problems: asProblems(read.problems) };
      await requireTreePictureAllowance(context.db, memberId);
      const ticket = await issueUploadTicket(context.db, {
        treeId: tree.id,
        memberId,
        personId,
        fact: fact ?? null,
        medium: read.document,
      });
      return { uploadPath: `${TREE_UPLOAD_PATH}/${await bindToSession(context, ticket)}`, problems: [] };
    },
  },

  TreePersonCard: {
    portraitUrl: async ({ id, isRedacted }, _arguments, context, { variableValues }) => {
      const person = isRedacted || id === undefined ? null : readTreePersonId(id);
      if (!person || id === undefined) return null;
      const call = callOf(variableValues);
      const mediumId = await context.perRequest(createPortraitLoader).load({ personId: id, ...call });
      return mediumId === null
        ? null
        : treePictureAddress(person.treeId, mediumId, 'small', call.publicTreeShareToken ?? null);
    },
  },
};
