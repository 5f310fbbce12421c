import { areMarried } from '#domain/trees/core/facts/didHappen.ts';
import { childWord, parentWord, partnerWord } from '#domain/trees/core/relatives/relationWords.ts';
import { countriesOf } from '#domain/trees/person/timeline/countriesOf.ts';
import type { HistoricalEvent } from '#domain/trees/person/timeline/historicalEvents.ts';
import { timelineOf, type TimelineEntry, type TimelineRelative } from '#domain/trees/person/timeline/timelineOf.ts';
import type { TreePersonCard } from '#features/trees/core/index.ts';

import type { Life } from './lifeOf.ts';

type NameOf = (card: TreePersonCard) => string;

const relative = (
  card: TreePersonCard,
  relation: string,
  tells: TimelineRelative['tells'],
  nameOf: NameOf,
): TimelineRelative[] => {
  if (card.isRedacted) return [];
  const { id, birthFrom, birthText, birthPlace, deathFrom, deathText, deathPlace } = card;
  return [
    {
      relation,
      name: nameOf(card),
      personId: id,
      birthFrom,
      birthText,
      birthPlace,
      deathFrom,
      deathText,
      deathPlace,
      tells,
    },
  ];
};

/** The life of a person in order of time, from what their page was sent. */
export const timelineOfLife = (
  { card, person, families, parentFamilies }: Life,
  nameOf: NameOf,
  history: readonly HistoricalEvent[],
): TimelineEntry[] =>
  timelineOf({
    facts: person?.facts ?? [],
    birthFrom: card.birthFrom,
    deathFrom: card.deathFrom,
    deathYears: card.deathYears,
    history,
    families: families.map(({ id, document, partners }) => ({
      id,
      partnerName: partners
        .filter((partner) => !partner.isRedacted)
        .map(nameOf)
        .join(' and '),
      facts: document?.facts ?? [],
    })),
    relatives: [
      ...parentFamilies.flatMap(({ partners }) =>
        partners.flatMap((parent) => relative(parent, parentWord(parent), 'death', nameOf)),
      ),
      ...families.flatMap(({ document, partners }) =>
        partners.flatMap((partner) =>
          relative(partner, partnerWord(partner, areMarried(document?.facts ?? [])), 'death', nameOf),
        ),
      ),
      ...families.flatMap(({ children }) =>
        children.flatMap((child) => relative(child.card, childWord(child.card), 'birth-and-death', nameOf)),
      ),
    ],
  });

/** Countries whose events are shown beside one life. */
const MOST_COUNTRIES = 3;

/**
 * The countries a life was lived in, by the places of its facts and of the couples': empty texts where there are fewer
 * than three.
 */
export function countriesOfLife({ person, families }: Life): { first: string; second: string; third: string } {
  const facts = [...(person?.facts ?? []), ...families.flatMap(({ document }) => document?.facts ?? [])];
  const [first = '', second = '', third = ''] = countriesOf(
    facts.map(({ place }) => place?.text ?? null),
    MOST_COUNTRIES,
  );
  return { first, second, third };
}
