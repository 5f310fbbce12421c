/** Whom a rule lets read: everyone, members, subscribers, or the patrons of one institution. */
export type NewspaperAccess = 'free' | 'members' | 'subscribers' | `institution:${string}`;

/** A rule of an operator for the text and images of newspapers. What is null narrows nothing. */
export interface NewspaperRule {
  titleId: string | null;
  county: string | null;
  /** First and last date, `1824-02-17`, both included. */
  fromDate: string | null;
  toDate: string | null;
  access: NewspaperAccess;
  /** Whether members may share pictures of what it opens; without it, or null, it says nothing of that. */
  allowsSharing?: boolean | null;
  /** Between rules that are equally specific, the higher one speaks. */
  priority: number;
}

/** What of an issue decides who may read it. */
export interface JudgedIssue {
  titleId: string;
  county: string | null;
  date: string;
}

/** What of a reader decides what they may read. */
export interface NewspaperReader {
  /** Null for a visitor. */
  memberId: number | null;
  hasSubscription: boolean;
  /** Institutions that vouch for the reader and give access to this site. */
  institutions: readonly string[];
}

/** Where no rule speaks: members read here, and nothing is shared with other sites. */
const WITHOUT_RULE: readonly NewspaperAccess[] = ['members'];
const INSTITUTION = /^institution:[a-z0-9][a-z0-9-]{0,62}$/u;

/** Whether a text names an access, as a file of rules writes it: `free`, `members`, `subscribers`, `institution:ID`. */
export const isNewspaperAccess = (text: string): text is NewspaperAccess =>
  text === 'free' || text === 'members' || text === 'subscribers' || INSTITUTION.test(text);

const applies = ({ titleId, county, fromDate, toDate }: NewspaperRule, issue: JudgedIssue): boolean =>
  (titleId === null || titleId === issue.titleId) &&
  (county === null || county === issue.county) &&
  (fromDate === null || fromDate <= issue.date) &&
  (toDate === null || issue.date <= toDate);

/** A title is narrower than its county, and either with dates narrower than without. */
const specificity = ({ titleId, county, fromDate, toDate }: NewspaperRule): number =>
  (titleId === null ? 0 : 4) + (county === null ? 0 : 2) + (fromDate === null && toDate === null ? 0 : 1);

/** The rules that speak on an issue: the most specific ones, among those the ones of highest priority. */
function speakingRules(rules: readonly NewspaperRule[], issue: JudgedIssue): readonly NewspaperRule[] {
  const rank = (rule: NewspaperRule): [number, number] => [specificity(rule), rule.priority];
  const applying = rules.filter((rule) => applies(rule, issue));
  const [top] = applying.map(rank).sort((a, b) => b[0] - a[0] || b[1] - a[1]);
  return top ? applying.filter((rule) => rank(rule).every((value, at) => value === top[at])) : [];
}

/**
 * The accesses that open an issue; any one of them is enough. The most specific rule speaks, among those the one of
 * highest priority; rules that are equal in both add up, so that subscribers and the patrons of a library can both read
 * a title.
 */
export function accessOf(rules: readonly NewspaperRule[], issue: JudgedIssue): readonly NewspaperAccess[] {
  const speaking = speakingRules(rules, issue);
  return speaking.length === 0 ? WITHOUT_RULE : [...new Set(speaking.map(({ access }) => access))];
}

/**
 * What the rules that speak on an issue say of sharing its pictures: one that forbids it is enough. Null: they say
 * nothing.
 */
export function sharingOf(rules: readonly NewspaperRule[], issue: JudgedIssue): boolean | null {
  const said = speakingRules(rules, issue).map(({ allowsSharing = null }) => allowsSharing);
  if (said.includes(false)) return false;
  return said.includes(true) ? true : null;
}

/** Whether anyone may read an issue: only then may other sites show its images. */
export const isFreeToView = (access: readonly NewspaperAccess[]): boolean => access.includes('free');

/** Whether a reader may read an issue whole: its text and the images of its pages. */
export const mayReadIssue = (
  access: readonly NewspaperAccess[],
  { memberId, hasSubscription, institutions }: NewspaperReader,
): boolean =>
  access.some((kind) => {
    if (kind === 'free') return true;
    if (kind === 'members') return memberId !== null;
    if (kind === 'subscribers') return memberId !== null && hasSubscription;
    return institutions.some((id) => kind === `institution:${id}`);
  });

/** Whether someone could read what these accesses open who could not before. Patrons of institutions are members. */
export const opensMore = (before: readonly NewspaperAccess[], after: readonly NewspaperAccess[]): boolean =>
  after.some(
    (kind) => !before.includes(kind) && !before.includes('free') && !(kind !== 'free' && before.includes('members')),
  );
