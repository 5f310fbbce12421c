import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';

/**
 * The member of staff who works on sets of pages. The one place that says who may.
 * @throws GraphQLError NOT_FOUND for everyone else
 */
export const requireBookStaff = (context: Parameters<typeof requireDuty>[0]): number => requireDuty(context, 'records');
