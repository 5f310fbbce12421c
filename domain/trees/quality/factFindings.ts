import { foldName } from '#domain/kernel/names/foldName.ts';

import { factType } from '../core/facts/factTypes.ts';
import { isByBirth } from '../core/relatives/isByBirth.ts';
import { isTurned } from '../core/rules/ages.ts';
import type { CheckedPerson, CheckedFamily } from '../core/rules/treeWarning.ts';
import { withArticle } from '../kinship/inFigures.ts';
import type { FactFindingCode } from './findingKinds.ts';
import type { CheckedFact, TreeFinding } from './treeFinding.ts';

/** Children by birth who have the surname of neither parent, where all three are recorded. */
export function familyFindings(
  { partners, children }: CheckedFamily,
  people: ReadonlyMap<number, CheckedPerson>,
): TreeFinding[] {
  const parents = partners.flatMap((id) => people.get(id) ?? []);
  if (parents.length < 2 || parents.some(({ surname }) => surname === '')) return [];
  const surnames = new Set(parents.map(({ surname }) => foldName(surname)));
  return children
    .filter(({ link }) => isByBirth(link))
    .flatMap(({ personId }) => people.get(personId) ?? [])
    .filter(({ surname }) => surname !== '' && !surnames.has(foldName(surname)))
    .map((child) => ({
      code: 'SURNAME_DIFFERS',
      text: `${child.name} has the surname of neither parent, ${parents.map(({ name }) => name).join(' and ')}.`,
      personIds: [child.id, ...partners],
    }));
}

/** What only the living do; a will may be proved, and a title given, after a death. */
const OF_THE_LIVING = new Set([
  'baptism',
  'christening',
  'adult-christening',
  'confirmation',
  'first-communion',
  'ordination',
  'census',
  'residence',
  'occupation',
  'education',
  'graduation',
  'retirement',
  'emigration',
  'immigration',
  'naturalisation',
  'military-service',
  'will',
]);
const BAPTISMS = new Set(['baptism', 'christening']);
const BURIALS = new Set(['burial', 'cremation']);
/** Facts that a place belongs to. */
const PLACED = ['birth', 'death'];
/** Births, deaths and burials of a person that others are compared with: a file may hold a thousand of each. */
const MOST_COMPARED = 20;
/** Dates that a finding quotes. */
const MOST_QUOTED = 10;

const labelOf = ({ type, label }: CheckedFact): string => (label || factType(type)?.label || type).toLowerCase();
const dated = ({ from, to }: CheckedFact): boolean => from !== null || to !== null;

/** Two facts of one kind whose dates cannot be the same. */
function apart(facts: readonly CheckedFact[]): readonly [CheckedFact, CheckedFact] | null {
  for (const [index, one] of facts.entries()) {
    const other = facts.slice(index + 1).find((each) => isTurned(one, each) || isTurned(each, one));
    if (other) return [one, other];
  }
  return null;
}

/** What of one fact cannot be, beside births and deaths. */
function misplaced(
  fact: CheckedFact,
  births: readonly CheckedFact[],
  deaths: readonly CheckedFact[],
  burials: readonly CheckedFact[],
): readonly [FactFindingCode, string] | null {
  const birth = births.find((each) => isTurned(each, fact));
  if (birth && fact.type !== 'death')
    return BAPTISMS.has(fact.type)
      ? ['BAPTISED_BEFORE_BIRTH', `was baptised (${fact.text}) before birth (${birth.text})`]
      : ['EVENT_BEFORE_BIRTH', `has ${withArticle(labelOf(fact))} (${fact.text}) before birth (${birth.text})`];
  const death = deaths.find((each) => isTurned(each, fact));
  if (death && BURIALS.has(fact.type))
    return ['BURIED_BEFORE_DEATH', `has ${withArticle(labelOf(fact))} (${fact.text}) before death (${death.text})`];
  if (!OF_THE_LIVING.has(fact.type)) return null;
  const earlier = deaths.find((each) => isTurned(fact, each));
  if (earlier)
    return ['EVENT_AFTER_DEATH', `has ${withArticle(labelOf(fact))} (${fact.text}) after death (${earlier.text})`];
  const burial = burials.find((each) => isTurned(fact, each));
  return burial
    ? [
        'EVENT_AFTER_BURIAL',
        `has ${withArticle(labelOf(fact))} (${fact.text}) after ${labelOf(burial)} (${burial.text})`,
      ]
    : null;
}

/**
 * What looks wrong among the facts of one person. Only what is certain from the recorded dates counts: `about` and open
 * ends make no finding on their own.
 */
export function factFindings(
  { id, name }: Pick<CheckedPerson, 'id' | 'name'>,
  facts: readonly CheckedFact[],
): TreeFinding[] {
  const of = (isWanted: (type: string) => boolean) =>
    facts.filter((fact) => isWanted(fact.type) && dated(fact)).slice(0, MOST_COMPARED);
  const [births, deaths, burials] = [
    of((type) => type === 'birth'),
    of((type) => type === 'death'),
    of((type) => BURIALS.has(type)),
  ];
  const [twoBirths, twoDeaths] = [apart(births), apart(deaths)];
  const found: (readonly [FactFindingCode, string])[] = [
    ...(twoBirths ? [['TWO_BIRTHS', `has two births: ${twoBirths[0].text} and ${twoBirths[1].text}`] as const] : []),
    ...(twoDeaths ? [['TWO_DEATHS', `has two deaths: ${twoDeaths[0].text} and ${twoDeaths[1].text}`] as const] : []),
    ...facts
      .filter(({ type }) => type !== 'birth')
      .map((fact) => misplaced(fact, births, deaths, burials))
      .filter((each) => each !== null),
  ];
  const unread = facts.filter((fact) => fact.text !== null && !dated(fact));
  const more = unread.length - MOST_QUOTED;
  if (unread.length > 0)
    found.push([
      'UNREADABLE_DATE',
      `has ${unread.length === 1 ? 'a date' : 'dates'} we can’t read: ${unread
        .slice(0, MOST_QUOTED)
        .map((fact) => `${labelOf(fact)} “${fact.text}”`)
        .join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    ]);
  const placeless = PLACED.filter((type) => facts.some((fact) => fact.type === type && dated(fact) && !fact.hasPlace));
  if (placeless.length > 0) found.push(['MISSING_PLACE', `has no place of ${placeless.join(' or ')}`]);
  // The first of each kind: what is wrong with one date is often wrong with all.
  const once = new Map([...found].reverse());
  return [...once].reverse().map(([code, text]) => ({ code, text: `${name} ${text}.`, personIds: [id] }));
}
