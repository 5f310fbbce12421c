/**
 * Whether a member is asked to accept the terms of use: they never did, or did before the terms changed.
 *
 * @param acceptedAt - null: never
 * @param termsDate - the day the present terms came into force, `YYYY-MM-DD` in UTC; null: they never changed
 */
export const areTermsDue = (acceptedAt: Date | null, termsDate: string | null): boolean =>
  acceptedAt === null || (termsDate !== null && acceptedAt < new Date(`${termsDate}T00:00:00Z`));
