import { readTreePersonId } from '#domain/trees/treeIds.ts';
import type { TreeMedium } from '#domain/trees/model/treeMedium.ts';
import type { Resolvers, TreePicture } from '#server/graphql/types.generated.ts';
import { openTreeOfPerson, requireEditor, treeNotFound, type TreeCall } from '#server/modules/trees/access/openTree.ts';
import { profileOf } from '#server/modules/trees/reading/profile.ts';
import { viewOf } from '#server/modules/trees/reading/viewOf.ts';

import { createPortraitLoader } from './portraitLoader.ts';
import { treePictureAddress, treePictureSizes } from './treePictureStore.ts';
import { uploadTreePicture } from './uploadTreePicture.ts';

/** How an operation asked for its tree: every operation on trees calls these variables so. */
const callOf = ({ publicTreeShareToken: token, viewAs }: Readonly<Record<string, unknown>>): TreeCall => ({
  publicTreeShareToken: typeof token === 'string' ? token : null,
  viewAs: viewAs === 'GUEST' || viewAs === 'VISITOR' ? viewAs : null,
});

/** Pictures of trees. */
export const treeMediaResolvers: Resolvers = {
  Query: {
    treePictures: async (_root, { personId: id, ...call }, context) => {
      const { personId, ...opened } = await openTreeOfPerson(context, id, call);
      const profile = await profileOf(context.db, opened, personId, viewOf(context, opened));
      if (!profile) throw treeNotFound();
      const media = profile.media.map(({ id: mediumId, document }) => ({ mediumId, storedAs: (document as TreeMedium).storedAs }));
      const sizes = await treePictureSizes(context.db, opened.tree.id, media.flatMap(({ storedAs }) => storedAs ?? []));
      return media.flatMap(({ mediumId, storedAs }): TreePicture[] => {
        const kept = sizes.find(({ name }) => name === storedAs);
        const address = (size: 'small' | 'large') => treePictureAddress(opened.tree.id, mediumId, size, call.publicTreeShareToken ?? null);
        return kept ? [{ mediumId, smallUrl: address('small'), largeUrl: address('large'), width: kept.width, height: kept.height }] : [];
      });
    },
  },

  Mutation: {
    uploadTreePicture: async (_root, { personId: id, ...picture }, context) => {
      const opened = await requireEditor(context, id);
      const person = readTreePersonId(id);
      if (!person) throw treeNotFound();
      return uploadTreePicture(context.db, opened, { ...picture, personId: person.personId });
    },
  },

  TreePersonCard: {
    portraitUrl: async ({ id, isRedacted }, _arguments, context, { variableValues }) => {
      const person = isRedacted || id === undefined ? null : readTreePersonId(id);
      if (!person || id === undefined) return null;
      const call = callOf(variableValues);
      const mediumId = await context.perRequest(createPortraitLoader).load({ personId: id, ...call });
      return mediumId === null ? null : treePictureAddress(person.treeId, mediumId, 'small', call.publicTreeShareToken ?? null);
    },
  },
};
