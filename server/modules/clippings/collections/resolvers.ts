import {
  faultOfCollection,
  tidyCollection,
  type CollectionFields,
} from '#domain/clippings/collections/collectionFields.ts';
import { tidyText } from '#domain/clippings/core/clippingFields.ts';
import { CLIPPING_LIMITS } from '#domain/clippings/core/clippingLimits.ts';
import { FLAGS } from '#domain/kernel/grants/flagNames.ts';
import { MOST_SHARERS, mayInShared, type SharedDeed } from '#domain/kernel/grants/sharedRoles.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import {
  collectionStanding,
  createClippingStore,
  createClippingViews,
  newCollectionId,
  placeInCollection,
  publicClippings,
  sliceOf,
  touchCollection,
  wrongField,
} from '#server/modules/clippings/core/index.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireGrant, requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type {
  Collection,
  CollectionItem,
  MutationAddToCollectionArgs,
  MutationChangeCollectionArgs,
  Resolvers,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { inviteTo, joinBy, openInvitation } from '#server/modules/kernel/sharing/invitations.ts';
import { membersOf } from '#server/modules/kernel/sharing/memberships.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { StoredCollection } from './collectionRow.ts';
import { type CollectionChange, createCollectionStore } from './collectionStore.ts';
import { createCovers, toCollection, toItems } from './collectionViews.ts';
import { type HeldItem, itemById, itemsOf, placeBehind } from './itemStore.ts';
import { leave, SHARED_COLLECTION } from './membersStore.ts';

const KINDS = ['member', 'ours', 'partner'] as const;
const numberOf = (id: string): number => (/^\d{1,15}$/u.test(id) ? Number(id) : -1);
const isId = (id: string): boolean => /^k-[a-z2-7]{20}$/u.test(id);

const tooMany = () =>
  refusal(
    'LIMIT_REACHED',
    `You can have ${countInWords(CLIPPING_LIMITS.collections, 'collection')}. Remove one first.`,
  );

function checked(fields: CollectionFields): CollectionFields {
  const tidied = tidyCollection(fields);
  const fault = faultOfCollection(tidied);
  if (fault) throw wrongField(fault);
  return tidied;
}

function checkedNote(note: string): string {
  const tidied = tidyText(note);
  if (tidied.length > CLIPPING_LIMITS.itemNote)
    throw wrongField({
      field: 'note',
      message: `A note has at most ${countInWords(CLIPPING_LIMITS.itemNote, 'character')}.`,
    });
  return tidied;
}

async function readable({ db, viewer }: RequestContext, id: string): Promise<Collection | null> {
  const found = isId(id) ? await createCollectionStore({ db }).readable(viewer.memberId, id) : null;
  return found && toCollection(found);
}

/**
 * Does something to a collection that the member may do it to, while no one else changes it; null where they may not,
 * and where there is none.
 */
function within<Done>(
  db: Database,
  id: string,
  memberId: number,
  deed: SharedDeed,
  work: (tx: Database) => Promise<Done>,
): Promise<Done | null> {
  if (!isId(id)) return Promise.resolve(null);
  return db.transaction(async (tx) => {
    const collection = await collectionStanding(tx, id, memberId, true);
    return collection && mayInShared(deed, collection) ? work(tx) : null;
  });
}

/** The same for an item of a collection. */
async function withItem<Done>(
  db: Database,
  id: string,
  memberId: number,
  work: (tx: Database, item: HeldItem) => Promise<Done>,
): Promise<Done | null> {
  const item = await itemById(db, numberOf(id));
  return (
    item &&
    within(db, item.collectionId, memberId, 'arrange', async (tx) => {
      const held = await itemById(tx, item.id);
      return held && work(tx, held);
    })
  );
}

async function answerItem(context: RequestContext, id: number): Promise<CollectionItem | null> {
  const item = await itemById(context.db, id);
  return item && ((await toItems(context, [item], 'editor'))[0] ?? null);
}

async function change(
  context: RequestContext,
  memberId: number,
  { id, version, name, description, visibility, coverClippingId }: MutationChangeCollectionArgs,
): Promise<Collection | null> {
  const store = createCollectionStore(context);
  const done = await within(context.db, id, memberId, 'decide', async (tx) => {
    const present = await createCollectionStore({ db: tx }).readable(memberId, id);
    if (present?.version !== version)
      throw refusal('CONFLICT', 'This collection was changed in another window.', {
        current: present && { version: present.version, name: present.name, description: present.description },
      });
    const changes: CollectionChange = checked({
      name: name ?? present.name,
      description: description ?? present.description,
    });
    if (visibility != null) changes.isPublic = visibility === 'PUBLIC';
    if (coverClippingId != null) {
      const isThere = await tx.one(
        '/* collections.coverIsThere */ SELECT 1 AS one FROM collection_item WHERE collection_id = $1 AND clipping_id = $2',
        [id, coverClippingId.replaceAll('\0', '')],
      );
      if (!isThere) throw wrongField({ field: 'coverClippingId', message: 'Choose a clipping of this collection.' });
      changes.cover = coverClippingId;
    }
    await store.change(tx, id, changes);
    return true;
  });
  return done ? readable(context, id) : null;
}

async function add(
  context: RequestContext,
  memberId: number,
  { collectionId, clippingId = null, recordId = null, note = '' }: MutationAddToCollectionArgs,
): Promise<CollectionItem | null> {
  const tidied = checkedNote(note);
  if ((clippingId === null) === (recordId === null))
    throw wrongField({ field: 'clippingId', message: 'Choose one clipping or one record.' });
  const isThere =
    clippingId !== null
      ? !clippingId.includes('\0') && (await createClippingStore(context).own(memberId, clippingId)) !== null
      : (await context.perRequest(createRecordStore).byId(recordId ?? ''))?.isClosed === false;
  if (!isThere || !isId(collectionId)) return null;
  const placed = await context.db.transaction((tx) =>
    placeInCollection(tx, collectionId, memberId, { clippingId, recordId, note: tidied }),
  );
  if (placed === 'full')
    throw refusal(
      'LIMIT_REACHED',
      `A collection holds ${countInWords(CLIPPING_LIMITS.itemsOfCollection, 'item')}. Start another one.`,
    );
  return placed === 'missing' ? null : answerItem(context, placed);
}

/** Collections: of a member, and those that anyone may read. What is missing and what is refused is one answer. */
export const collectionResolvers: Resolvers = {
  Query: {
    myCollections: async (_root, { removed, offset, first }, { db, viewer }) => {
      const { collections, total } = await createCollectionStore({ db }).ofMember(
        requireMember(viewer),
        removed,
        sliceOf({ offset, first }),
      );
      return { collections: collections.map(toCollection), total, most: CLIPPING_LIMITS.collections };
    },

    collection: (_root, { id }, context) => readable(context, id),

    collections: async (_root, { kind = null, words, offset, first }, { db, viewer }) => {
      const asked = kind === null ? KINDS : KINDS.filter((one) => one === kind.toLowerCase());
      const kinds = asked.filter((one) => one !== 'partner' || viewer.flags.includes(FLAGS.partnerCollections));
      const { collections, total } = await createCollectionStore({ db }).public(
        viewer.memberId,
        { kinds, words },
        sliceOf({ offset, first }),
      );
      return { collections: collections.map(toCollection), total, most: null };
    },

    searchClippings: async (_root, { words, offset, first }, context) => {
      const isOn = context.viewer.flags.includes(FLAGS.clippingsSearch);
      if (isOn) await context.charge();
      const { clippings, total } = isOn
        ? await publicClippings(context.db, context.viewer, words, sliceOf({ offset, first }))
        : { clippings: [], total: 0 };
      return {
        clippings: await context.perRequest(createClippingViews).of(clippings),
        total,
        tags: [],
        kept: 0,
        most: CLIPPING_LIMITS.clippings,
      };
    },

    collectionInvitation: (_root, { token }, { db, viewer }) =>
      db.transaction(async (tx) => {
        const found = await openInvitation(tx, SHARED_COLLECTION, token, viewer.memberId);
        return (
          found && {
            collectionName: found.name,
            ownerName: found.ownerName,
            role: found.role.toUpperCase() as 'READER',
            collectionId: found.acceptedBy === null ? null : found.thingId,
          }
        );
      }),
  },

  Mutation: {
    makeCollection: async (_root, fields, { db, viewer }) => {
      const memberId = requireGrant(viewer, 'collections');
      const made = await createCollectionStore({ db }).make(newCollectionId(), memberId, checked(fields));
      if (!made) throw tooMany();
      return toCollection(made);
    },

    changeCollection: (_root, asked, context) => change(context, requireGrant(context.viewer, 'collections'), asked),

    removeCollection: async (_root, { id }, { db, viewer }) =>
      (await within(db, id, requireMember(viewer), 'decide', (tx) =>
        createCollectionStore({ db })
          .remove(tx, id)
          .then(() => true),
      )) ?? false,

    restoreCollection: async (_root, { id }, { db, viewer }) => {
      const memberId = requireGrant(viewer, 'collections');
      const restored = isId(id) ? await createCollectionStore({ db }).restore(memberId, id) : null;
      if (restored === 'full') throw tooMany();
      return restored && toCollection(restored);
    },

    addToCollection: (_root, asked, context) => add(context, requireGrant(context.viewer, 'collections'), asked),

    moveCollectionItem: async (_root, { id, after = null }, context) => {
      const moved = await withItem(context.db, id, requireGrant(context.viewer, 'collections'), async (tx, item) => {
        if (!(await placeBehind(tx, item, after === null ? null : numberOf(after)))) return null;
        await touchCollection(tx, item.collectionId);
        return item.collectionId;
      });
      return moved === null ? null : readable(context, moved);
    },

    changeCollectionItem: async (_root, { id, note, was = null }, context) => {
      const memberId = requireGrant(context.viewer, 'collections');
      const tidied = checkedNote(note);
      const changed = await withItem(context.db, id, memberId, async (tx, item) => {
        if (was !== null && was !== item.note) throw refusal('CONFLICT', 'This note was changed in another window.');
        await tx.rows('/* collections.note */ UPDATE collection_item SET note = $2 WHERE id = $1', [item.id, tidied]);
        await touchCollection(tx, item.collectionId);
        return item.id;
      });
      return changed === null ? null : answerItem(context, changed);
    },

    removeFromCollection: async (_root, { id }, { db, viewer }) =>
      (await withItem(db, id, requireMember(viewer), async (tx, item) => {
        await tx.rows('/* collections.takeOut */ DELETE FROM collection_item WHERE id = $1', [item.id]);
        await touchCollection(tx, item.collectionId);
        return true;
      })) ?? false,

    inviteToCollection: async (_root, { collectionId, role }, { db, viewer, site }) => {
      const memberId = requireGrant(viewer, 'collections');
      return within(db, collectionId, memberId, 'decide', async (tx) => {
        const invited = await inviteTo(tx, SHARED_COLLECTION, collectionId, role.toLowerCase() as 'reader');
        if (!invited)
          throw refusal(
            'LIMIT_REACHED',
            `A collection can be shared with ${countInWords(MOST_SHARERS, 'person', 'people')}, open invitations included.`,
          );
        return {
          role,
          address: `${site.publicUrl}/collections/invitation/${invited.token}`,
          expiresAt: invited.expiresAt.toISOString(),
        };
      });
    },

    acceptCollectionInvitation: async (_root, { token }, context) => {
      const memberId = requireGrant(context.viewer, 'collections');
      const joined = await context.db.transaction(async (tx) => {
        const found = await openInvitation(tx, SHARED_COLLECTION, token, memberId);
        if (found) await joinBy(tx, SHARED_COLLECTION, found, memberId);
        return found?.thingId ?? null;
      });
      return joined === null ? null : readable(context, joined);
    },

    removeCollectionMember: async (_root, { collectionId, memberId: asked }, { db, viewer }) => {
      const memberId = requireMember(viewer);
      const leaving = numberOf(asked);
      return (
        (await within(db, collectionId, memberId, leaving === memberId ? 'read' : 'decide', (tx) =>
          leave(tx, collectionId, leaving),
        )) ?? false
      );
    },
  },

  Collection: {
    coverThumbnail: ({ id = '' }, _arguments, context) => context.perRequest(createCovers).load(id),
    items: async ({ id = '', role = null }, { offset, first }, context) =>
      toItems(
        context,
        await itemsOf(context.db, id, sliceOf({ offset, first })),
        role && (role.toLowerCase() as StoredCollection['role']),
      ),
    members: ({ id = '', role = null }, _arguments, { db }) =>
      role === 'OWNER' ? membersOf(db, SHARED_COLLECTION, id) : [],
  },

  Clipping: {
    collections: ({ id = '' }, _arguments, { db, viewer }) =>
      viewer.memberId === null
        ? []
        : db.rows<{ id: string; name: string }>(
            `/* collections.ofClipping */ SELECT k.id, k.name FROM collection k JOIN collection_item i ON i.collection_id = k.id WHERE i.clipping_id = $1 AND k.removed_at IS NULL
               AND (k.owner_id = $2 OR EXISTS (SELECT FROM collection_member m WHERE m.collection_id = k.id AND m.member_id = $2 AND m.role <> 'reader')) ORDER BY k.name, k.id`,
            [id, viewer.memberId],
          ),
  },
};
