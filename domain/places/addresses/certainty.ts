/** How sure it is that a household lived at the address asked for. */
export const CERTAINTIES = ['certain', 'probable', 'possible'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** Why a household is thought to have lived there. */
export type AddressReason =
  | { kind: 'same-number' }
  /** The same name; `isNumbered` where one of the two gives a number as well. */
  | { kind: 'same-name' }
  /** Part of the building, one of several numbers, or behind it. */
  | { kind: 'part-of-number' }
  /** The record names the street and no house. */
  | { kind: 'street-only' }
  /**
   * Another address until the street or the house was renamed or renumbered; `year` is null when it is not known when.
   */
  | { kind: 'renumbered'; formerly: string; year: number | null; certainty: Certainty }
  /** Renumbered since: what had this number then has another now. */
  | { kind: 'number-moved'; now: string; year: number | null };

const RANK: Readonly<Record<Certainty, number>> = { certain: 0, probable: 1, possible: 2 };

/** The less sure of two. */
export const weaker = (one: Certainty, other: Certainty): Certainty => (RANK[one] >= RANK[other] ? one : other);

/** For putting the surest first; below zero when the first is surer. */
export const compareCertainty = (one: Certainty, other: Certainty): number => RANK[one] - RANK[other];

/** How sure a reason makes it. A renumbering is as sure as its source. */
export function certaintyOf(reason: AddressReason): Certainty {
  if (reason.kind === 'same-number') return 'certain';
  if (reason.kind === 'renumbered') return reason.certainty;
  return reason.kind === 'same-name' ? 'probable' : 'possible';
}

const LABEL: Readonly<Record<Certainty, string>> = { certain: 'Certain', probable: 'Probable', possible: 'Possible' };

function because(reason: AddressReason): string {
  switch (reason.kind) {
    case 'same-number':
      return 'the record gives this address.';
    case 'same-name':
      return 'the record gives a house of this name in the same street or place.';
    case 'part-of-number':
      return 'the record gives a part of the building, or a dwelling behind it.';
    case 'street-only':
      return 'the record names the street without a house.';
    case 'renumbered':
      return `the record gives ${reason.formerly}, which was the same house${reason.year === null ? ' before it was renumbered.' : ` until ${reason.year}.`}`;
    case 'number-moved':
      return `this number belonged to another house${reason.year === null ? '' : ` until ${reason.year}`}, now ${reason.now}.`;
  }
}

/**
 * A certainty with its reason, as one sentence for readers.
 * @example certaintyInWords({ kind: 'street-only' }) // 'Possible: the record names the street without a house.'
 */
export const certaintyInWords = (reason: AddressReason): string => `${LABEL[certaintyOf(reason)]}: ${because(reason)}`;
