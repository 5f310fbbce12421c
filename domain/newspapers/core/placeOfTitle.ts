import { capitalise } from '#domain/kernel/wording/capitalise.ts';

/** Where a newspaper was published, as sources and the gazetteer write it. */
interface TitlePlace {
  /** `London, England` in some sources. */
  placeName: string | null;
  county: string | null;
  country: string | null;
}

/**
 * The place of a newspaper from the town to the country, each named once.
 *
 * @returns null where nothing is known.
 * @example placeOfTitle({ placeName: 'London, England', county: 'Middlesex', country: 'england' }) // 'London,
 * Middlesex, England'
 */
export function placeOfTitle({ placeName, county, country }: TitlePlace): string | null {
  const wider = [county, country && capitalise(country)].filter((part) => part !== null);
  const isWider = (part: string) => wider.some((each) => each.toLowerCase() === part.toLowerCase());
  const town = (placeName ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isWider(part));
  return [...town, ...wider].join(', ') || null;
}
