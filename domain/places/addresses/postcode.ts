import { POSTCODE_AREAS } from './postcodeAreas.ts';

/** A postcode as far as it can be read. */
export interface Postcode {
  /** Outward code: `LS1`. */
  outward: string;
  /** Inward code; null where only the outward one was given. */
  inward: string | null;
  /** The town its area is named after: all that the site knows of where a postcode lies. */
  areaTown: string;
}

const SHAPE = /^([A-Z]{1,2})(\d[A-Z\d]?)(?: ?(\d[A-Z]{2}))?$/u;

/**
 * Reads a postcode of the United Kingdom or the islands, whole or outward only, in any case and spacing.
 * @returns null for what has not the shape of one, and where no area starts with its letters.
 * @example readPostcode('ls14dy') // { outward: 'LS1', inward: '4DY', areaTown: 'Leeds' }
 */
export function readPostcode(text: string): Postcode | null {
  const typed = text.toUpperCase().replace(/\s+/gu, '');
  const spaced = typed.length > 4 ? `${typed.slice(0, -3)} ${typed.slice(-3)}` : typed;
  const [, area = '', district = '', inward] = SHAPE.exec(spaced) ?? [];
  const areaTown = POSTCODE_AREAS.get(area);
  return areaTown === undefined ? null : { outward: area + district, inward: inward ?? null, areaTown };
}

/** A postcode as it is written: `LS1 4DY`. */
export const postcodeText = ({ outward, inward }: Postcode): string =>
  inward === null ? outward : `${outward} ${inward}`;
