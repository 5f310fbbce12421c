import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

/** Accepting the terms of use (spec 1 section 2). */
export const termsResolvers: Resolvers = {
  Mutation: {
    acceptTermsOfUse: async (_root, _arguments, { db, viewer }) => {
      if (viewer.memberId === null) throw refusal('UNAUTHENTICATED', 'Sign in to accept the terms of use.');
      await db.rows('/* terms.accept */ UPDATE member SET terms_accepted_at = now() WHERE id = $1', [viewer.memberId]);
      return true;
    },
  },
};
