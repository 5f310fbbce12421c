import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { EXPORT_FORMATS } from '#domain/clippings/exports/exportFormats.ts';
import { createClippingStore, wrongField } from '#server/modules/clippings/core/index.ts';
import { bindToSession } from '#server/modules/kernel/graphql/bindToSession.ts';
import { rateLimited, refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant } from '#server/modules/kernel/graphql/requireMember.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type {
  ClippingExport,
  ClippingExportFormat,
  ClippingExportStage,
  Resolvers,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { progressOf } from '#server/platform/jobs/progressOf.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';

import { EXPORT_FILE_PATH } from './exportRoutes.ts';
import { cancelExport, EXPORT_JOBS, exportsOf, type ExportRow, finishedExport, openExport } from './exportStore.ts';
import { openSubject } from './reading/itemRefs.ts';
import { isStillShown } from './reading/stillShown.ts';

/** What a member's exports may cost in an hour. */
const EXPORTS = { points: 60, duration: 3_600 };
/** Every so many items of an export cost one more. */
const ITEMS_OF_A_POINT = 250;
const TOO_MANY = 'Three of your exports are still waiting. Wait until one has finished, or cancel one.';
const MISSING = 'This collection is no longer there, or is no longer shared with you.';
const CHANGED = 'Something in this file has been closed or removed since. Export it again.';
/** Longest words that clippings are searched by here. */
const MOST_WORDS = 500;
const OWN = 'Your clippings';

const toExport = ({
  id,
  format,
  stage,
  stepsDone,
  steps,
  problem,
  name,
  items,
  leftOut,
  bytes,
  createdAt,
}: ExportRow): ClippingExport => ({
  id: String(id),
  format: format.toUpperCase() as ClippingExportFormat,
  stage: stage.toUpperCase() as ClippingExportStage,
  progress: stage === 'waiting' ? progressOf({ stepsDone, steps }) : null,
  problem,
  name,
  items,
  leftOut,
  bytes,
  madeAt: createdAt.toISOString(),
});

/** What a member's own clippings are called by how they are narrowed. */
const ownName = (words: string, tag: string | null): string =>
  [OWN, words === '' ? '' : `“${words}”`, tag ?? ''].filter((part) => part !== '').join(', ');

/** Exports of collections and of a member's own clippings, as files that are written in the background. */
export const clippingExportResolvers: Resolvers = {
  Query: {
    clippingExports: async (_root, { collectionId = null }, { db, viewer }) =>
      (await exportsOf(db, requireGrant(viewer, 'collections'), collectionId?.replaceAll('\0', '') ?? null)).map(
        toExport,
      ),
  },
  Mutation: {
    makeClippingExport: async (_root, { input }, { db, viewer }) => {
      const memberId = requireGrant(viewer, 'collections');
      const { collectionId = null, tag = null } = input;
      const words = (input.words ?? '').trim();
      if (words.length > MOST_WORDS || words.includes('\0'))
        throw wrongField({ field: 'words', message: `Search by at most ${MOST_WORDS} characters.` });
      if (tag !== null && (tag.length > CLIPPING_LIMITS.tag || tag.includes('\0')))
        throw wrongField({ field: 'tag', message: `A tag has at most ${CLIPPING_LIMITS.tag} characters.` });
      const format = EXPORT_FORMATS.find((one) => one.toUpperCase() === input.format);
      const subject = format && (await openSubject(db, memberId, { collectionId }));
      if (!subject) return { file: null, problems: [{ field: 'collectionId', message: MISSING }] };
      const { collection } = subject;
      const items = collection?.itemCount ?? (await createClippingStore({ db }).count(memberId));
      const wait = await createLimiter(db, 'clippingExports', EXPORTS).take(
        String(memberId),
        1 + Math.floor(items / ITEMS_OF_A_POINT),
      );
      if (wait !== null) throw rateLimited('You’ve exported clippings too often in a short time.', wait);
      const opened = await openExport(db, {
        memberId,
        collectionId,
        words: collection ? '' : words,
        tag: collection ? null : tag,
        format,
        name: collection?.name ?? ownName(words, tag),
      });
      return opened
        ? { file: toExport(opened), problems: [] }
        : { file: null, problems: [{ field: 'file', message: TOO_MANY }] };
    },
    cancelClippingExport: async (_root, { id }, { db, viewer }) =>
      cancelExport(db, requireGrant(viewer, 'collections'), storedId(id)),
    issueClippingExport: async (_root, { id }, context) => {
      const memberId = requireGrant(context.viewer, 'collections');
      const file = await finishedExport(context.db, memberId, storedId(id));
      if (!file) throw refusal('NOT_FOUND', 'This file is no longer here. Export it again.');
      if (!(await isStillShown(context.db, context.site, file))) throw refusal('NOT_FOUND', CHANGED);
      const ticket = await EXPORT_JOBS.issueTicket(context.db, memberId, file.id);
      if (ticket === null) throw refusal('NOT_FOUND', 'This file is no longer here. Export it again.');
      return `${EXPORT_FILE_PATH}/${await bindToSession(context, ticket)}`;
    },
  },
};
