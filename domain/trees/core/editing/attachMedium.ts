import type { TreeFact } from '../model/treeFact.ts';

/** What media belong to: a person, a family, or one fact of theirs. */
interface MediaHolder {
  facts: readonly TreeFact[];
  mediaIds: readonly number[];
}

const without = (ids: readonly number[], id: number): number[] => ids.filter((each) => each !== id);

/**
 * A person or a family that a medium belongs to as a whole, to some of its facts, to both or to neither. Where it
 * belongs already, it keeps its place; the first medium of a person is their portrait.
 */
export function attachMedium<Holder extends MediaHolder>(
  holder: Holder,
  mediumId: number,
  to: { whole: boolean; factIds: readonly string[] },
): Holder {
  const held = (ids: readonly number[], isWanted: boolean): readonly number[] =>
    isWanted === ids.includes(mediumId) ? ids : isWanted ? [...ids, mediumId] : without(ids, mediumId);
  return {
    ...holder,
    mediaIds: held(holder.mediaIds, to.whole),
    facts: holder.facts.map((fact) => {
      const mediaIds = held(fact.mediaIds, to.factIds.includes(fact.id));
      return mediaIds === fact.mediaIds ? fact : { ...fact, mediaIds };
    }),
  };
}

/** What of a person or a family a medium belongs to. */
export const attachedTo = (
  { facts, mediaIds }: MediaHolder,
  mediumId: number,
): { whole: boolean; factIds: string[] } => ({
  whole: mediaIds.includes(mediumId),
  factIds: facts.filter((fact) => fact.mediaIds.includes(mediumId)).map(({ id }) => id),
});
