/** How much of a generation of ancestors is known. */
export interface CompleteGeneration {
  /** 1: parents. */
  generation: number;
  /** Different people known: an ancestor in two lines counts once. */
  known: number;
  /** Different people there can be: 2, 4, 8 …, fewer where lines meet. */
  possible: number;
}

/** Generations that are looked at. */
export const MOST_GENERATIONS = 14;

/**
 * How many of the possible ancestors of a person are known, by generation, up to the last with anyone known. Where
 * cousins married, two places are one person, so that there can be fewer from there on.
 *
 * @param parentsOf - at most two of each person: those by birth
 * @param isSeen - whether the reader may see a person: others are not known to them, but lead on to who is
 */
export function completeness(
  proband: number,
  parentsOf: (personId: number) => readonly number[],
  isSeen: (personId: number) => boolean = () => true,
): CompleteGeneration[] {
  const generations: CompleteGeneration[] = [];
  let [people, possible] = [new Set([proband]), 1];
  for (let generation = 1; generation <= MOST_GENERATIONS; generation += 1) {
    const places = [...people].flatMap((id) => parentsOf(id).slice(0, 2));
    const parents = new Set(places);
    if (parents.size === 0) break;
    possible = possible * 2 - (places.length - parents.size);
    generations.push({ generation, known: [...parents].filter(isSeen).length, possible });
    people = parents;
  }
  // Generations of none but people whom the reader may not see are no one's to count.
  return generations.slice(0, generations.findLastIndex(({ known }) => known > 0) + 1);
}
