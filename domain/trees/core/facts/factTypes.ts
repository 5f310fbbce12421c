import type { TreeFact } from '../model/treeFact.ts';

/** A type of fact of people or couples. */
export interface FactType {
  /** Kept in the documents: never changes. */
  id: string;
  label: string;
  of: 'person' | 'family';
  /** An event happened; an attribute was so, and its words are the fact's `value`. */
  kind: 'event' | 'attribute';
  /**
   * Its line in GEDCOM 5.5.1 and in 7.0. What a version has no tag for is written as EVEN or FACT with the label as its
   * TYPE.
   */
  gedcom: { tag: string; type?: string };
  gedcom7: { tag: string; type?: string };
  /**
   * What it proves of a life. `begins`: it comes at the birth or soon after. `ends`: a person it happened to is not
   * living. Null: it may have come at any age.
   */
  proves: 'begins' | 'ends' | null;
  /** Name of a picture of lucide; the browser draws it. */
  icon: string;
}

const event = (
  of: FactType['of'],
  id: string,
  label: string,
  tag: string,
  icon: string,
  more: Partial<FactType> = {},
): FactType => ({
  id,
  label,
  of,
  kind: 'event',
  gedcom: { tag },
  gedcom7: { tag },
  proves: null,
  icon,
  ...more,
});
const attribute = (id: string, label: string, tag: string, icon: string, more: Partial<FactType> = {}): FactType => ({
  ...event('person', id, label, tag, icon, more),
  kind: 'attribute',
});
/** What neither version has a tag for. */
const named = (label: string, tag: 'EVEN' | 'FACT') => ({
  gedcom: { tag, type: label },
  gedcom7: { tag, type: label },
});

/**
 * Every type of fact, in the order menus offer them: the usual ones first. Tags are those of GEDCOM 5.5.1
 * (INDIVIDUAL_EVENT_STRUCTURE and similar) and 7.0.
 */
export const FACT_TYPES: readonly FactType[] = [
  event('person', 'birth', 'Birth', 'BIRT', 'baby', { proves: 'begins' }),
  event('person', 'baptism', 'Baptism', 'BAPM', 'droplets', { proves: 'begins' }),
  event('person', 'christening', 'Christening', 'CHR', 'droplets', { proves: 'begins' }),
  event('person', 'death', 'Death', 'DEAT', 'cross', { proves: 'ends' }),
  event('person', 'burial', 'Burial', 'BURI', 'flower-2', { proves: 'ends' }),
  event('person', 'cremation', 'Cremation', 'CREM', 'flame', { proves: 'ends' }),
  attribute('occupation', 'Occupation', 'OCCU', 'briefcase'),
  attribute('residence', 'Residence', 'RESI', 'house'),
  event('person', 'census', 'Census', 'CENS', 'clipboard-list'),
  event('person', 'emigration', 'Emigration', 'EMIG', 'ship'),
  event('person', 'immigration', 'Immigration', 'IMMI', 'ship'),
  event('person', 'naturalisation', 'Naturalisation', 'NATU', 'stamp'),
  attribute('education', 'Education', 'EDUC', 'book-open'),
  event('person', 'graduation', 'Graduation', 'GRAD', 'graduation-cap'),
  event('person', 'retirement', 'Retirement', 'RETI', 'armchair'),
  event('person', 'military-service', 'Military service', 'EVEN', 'shield', named('Military service', 'EVEN')),
  event('person', 'will', 'Will', 'WILL', 'scroll-text'),
  event('person', 'probate', 'Probate', 'PROB', 'gavel', { proves: 'ends' }),
  attribute('religion', 'Religion', 'RELI', 'church'),
  event('person', 'first-communion', 'First communion', 'FCOM', 'church'),
  event('person', 'confirmation', 'Confirmation', 'CONF', 'church'),
  event('person', 'adult-christening', 'Adult christening', 'CHRA', 'droplets'),
  event('person', 'ordination', 'Ordination', 'ORDN', 'church'),
  event('person', 'blessing', 'Blessing', 'BLES', 'church'),
  event('person', 'bar-mitzvah', 'Bar Mitzvah', 'BARM', 'star'),
  // GEDCOM 5.5.1 spells it BASM, 7.0 as well.
  event('person', 'bas-mitzvah', 'Bas Mitzvah', 'BASM', 'star'),
  event('person', 'adoption', 'Adoption', 'ADOP', 'heart-handshake'),
  attribute('title', 'Title', 'TITL', 'crown'),
  attribute('nationality', 'Nationality', 'NATI', 'flag'),
  attribute('description', 'Physical description', 'DSCR', 'user'),
  attribute('property', 'Property', 'PROP', 'key-round'),
  attribute('caste', 'Caste or rank', 'CAST', 'users'),
  attribute('identity-number', 'Identity number', 'IDNO', 'hash'),
  attribute('social-security-number', 'Social security number', 'SSN', 'hash'),
  attribute('children-count', 'Number of children', 'NCHI', 'users'),
  attribute('marriages-count', 'Number of marriages', 'NMR', 'heart'),
  event('family', 'marriage', 'Marriage', 'MARR', 'heart'),
  event('family', 'banns', 'Banns', 'MARB', 'megaphone'),
  event('family', 'marriage-licence', 'Marriage licence', 'MARL', 'file-text'),
  event('family', 'marriage-contract', 'Marriage contract', 'MARC', 'file-text'),
  event('family', 'marriage-settlement', 'Marriage settlement', 'MARS', 'file-text'),
  event('family', 'engagement', 'Engagement', 'ENGA', 'gem'),
  event('family', 'annulment', 'Annulment', 'ANUL', 'heart-crack'),
  event('family', 'divorce-filed', 'Divorce filed', 'DIVF', 'heart-crack'),
  event('family', 'divorce', 'Divorce', 'DIV', 'heart-crack'),
  event('family', 'separation', 'Separation', 'EVEN', 'heart-crack', named('Separation', 'EVEN')),
  event('family', 'family-census', 'Census', 'CENS', 'clipboard-list'),
  { ...event('family', 'family-residence', 'Residence', 'RESI', 'house'), kind: 'attribute' },
  { ...event('family', 'family-children-count', 'Number of children', 'NCHI', 'users'), kind: 'attribute' },
  event('person', 'custom', 'Other event', 'EVEN', 'calendar'),
  attribute('custom-fact', 'Other fact', 'FACT', 'file-text'),
  event('family', 'family-custom', 'Other event of a couple', 'EVEN', 'calendar'),
];

/** Types a member names themselves, in `label`. */
export const CUSTOM_FACT_TYPES: ReadonlySet<string> = new Set(['custom', 'custom-fact', 'family-custom']);

const byId = new Map(FACT_TYPES.map((type) => [type.id, type]));

/** The type with an id; undefined for an id that is none. */
export const factType = (id: string): FactType | undefined => byId.get(id);

/**
 * What a fact is called where it is shown: its own label where a member named it, else that of its type.
 * @example factLabel({ type: 'birth', label: '' }) // 'Birth'
 */
export function factLabel({ type, label }: Pick<TreeFact, 'type' | 'label'>): string {
  if (label !== '' && (CUSTOM_FACT_TYPES.has(type) || !factType(type))) return label;
  return factType(type)?.label ?? 'Other fact';
}
