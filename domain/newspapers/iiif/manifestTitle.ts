import { english } from './iiifContexts.ts';

/** A newspaper as manifests and collections describe it. */
export interface ManifestTitle {
  slug: string;
  name: string;
  placeName: string | null;
  sourceNote: string | null;
  rights: string | null;
  attribution: string | null;
}

/**
 * The only addresses that `rights` may hold (Presentation API 3, section 3.1): of Creative Commons and
 * RightsStatements.org.
 */
const LICENCE = /^https?:\/\/((?:creativecommons\.org\/(?:licenses|publicdomain)|rightsstatements\.org\/vocab)\/\S+)$/u;

/**
 * What must be shown with everything of a newspaper: its licence by address, and whatever else its archive asks for.
 */
export function titleStatements({ rights, attribution }: Pick<ManifestTitle, 'rights' | 'attribution'>) {
  const licence = LICENCE.exec(rights ?? '')?.[1];
  const said = [attribution, licence === undefined ? rights : null].filter((text) => text !== null);
  return {
    ...(licence !== undefined && { rights: `http://${licence}` }),
    ...(said.length > 0 && { requiredStatement: { label: english('Credit and licence'), value: { none: said } } }),
  };
}
