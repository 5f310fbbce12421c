import { ratingProblem } from '#domain/help/ratings/ratingRules.ts';
import { openHelp, pathOf } from '#server/modules/help/articles/index.ts';
import { rateLimited, refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { forgetRatingWords, keepRating, ratingsOf } from './ratingStore.ts';

/** Ratings of one network an hour: a reading room has several readers. */
const RATINGS = { points: 60, duration: 3600 };

/** “Was this helpful?” */
export const ratingResolvers: Resolvers = {
  Query: {
    helpRatings: async (_root, _arguments, { viewer, db, content }) => {
      requireDuty({ viewer }, 'content', 'support');
      await forgetRatingWords(db);
      const library = await openHelp(content);
      return (await ratingsOf(db)).flatMap(({ articleId, reasons, ...rating }) => {
        const article = library.article(String(articleId));
        if (!article) return [];
        return [
          {
            ...rating,
            articleId: String(articleId),
            title: article.text.title,
            path: pathOf(article.text),
            reasons: Object.entries(reasons).map(([reason, count]) => ({ reason, count })),
          },
        ];
      });
    },
  },

  Mutation: {
    rateArticle: async (_root, { input: { articleId, isHelpful, reason, words } }, { db, content, ip }) => {
      const rating = { isHelpful, reason: reason ?? null, words: words.trim() };
      const problem = ratingProblem(rating);
      if (problem !== null) throw refusal('BAD_USER_INPUT', problem);
      const article = (await openHelp(content)).article(articleId);
      if (!article) return false;
      const wait = await createLimiter(db, 'helpRating', RATINGS).take(networkOf(ip));
      if (wait !== null) throw rateLimited('Too many ratings were sent.', wait);
      await keepRating(db, article.text.help.id, article.text.updated ?? '', rating);
      return true;
    },
  },
};
