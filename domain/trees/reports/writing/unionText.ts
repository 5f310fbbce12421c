import { areMarried, didHappen } from '../../core/facts/didHappen.ts';
import { LINK_WORDS } from '../../core/relatives/relationWords.ts';
import { ordinal } from '../../kinship/inFigures.ts';
import type { PlannedChild, PlannedUnion } from '../plan/reportPlan.ts';
import { factSentence, whenAndWhere } from './factSentence.ts';
import { lifeText, parentage, subjectOf } from './lifeText.ts';
import type { ReportCard, Writing } from './reportData.ts';
import type { ReportBlock, ReportChild, ReportRun } from './reportEntry.ts';
import { nameAndLife, nameOf, nameRun, noteRuns, plain, roman } from './runs.ts';

/** `born 3 April 1881, Roche`; what stands in for a birth or a death names itself: `baptised 1832`. */
function event(word: string, text: string | null, place: string | null): string {
  if (text === null && place === null) return '';
  const named = text !== null && /^(?:baptised|buried|cremated|probate)\b/u.test(text);
  return [`${named ? '' : word}${text === null ? '' : `${named ? '' : ' '}${text}`}`, place].filter(Boolean).join(', ');
}

/** When and where a life started and ended, for lists. */
export const vitals = (card: ReportCard | null): string =>
  !card || card.isRedacted
    ? ''
    : [event('born', card.birthText, card.birthPlace), event('died', card.deathText, card.deathPlace)]
        .filter(Boolean)
        .join('; ');

function childRow(writing: Writing, { personId, link, number, isElsewhere }: PlannedChild, at: number): ReportChild {
  const lived = vitals(writing.data.cardOf(personId));
  const belongs = LINK_WORDS[link] && link !== 'unknown' ? ` (${LINK_WORDS[link]})` : '';
  return {
    number,
    roman: roman(at + 1),
    runs: [
      nameRun(writing, personId, number === null ? {} : { entry: number }),
      plain(
        `${belongs}${lived === '' ? '' : `, ${lived}`}${isElsewhere ? '. Listed above as a child of other parents' : ''}.`,
      ),
    ],
  };
}

/** The children of a couple as a list; nothing where there are none. */
export function childList(writing: Writing, children: readonly PlannedChild[], lead: string): ReportBlock[] {
  return children.length === 0
    ? []
    : [{ kind: 'children', lead, children: children.map((child, at) => childRow(writing, child, at)) }];
}

const partnerOf = ({ data }: Writing, familyId: number, personId: number): number | null =>
  data.kin.partnersOf(familyId).find((id) => id !== personId) ?? null;

/** `Children of John Webb and Jane Alder:` */
export function childrenLead(writing: Writing, familyId: number): string {
  const names = writing.data.kin
    .partnersOf(familyId)
    .map((id) => nameOf(writing.data.cardOf(id), writing.choices.showsSurnamesUppercase));
  return `Children of ${names.join(' and ')}:`;
}

function marriageRuns(
  writing: Writing,
  personId: number,
  partner: number | null,
  familyId: number,
  rank: string,
): ReportRun[] {
  const subject = subjectOf(writing, personId);
  const marriage = writing.data.familyOf(familyId)?.facts.find((fact) => fact.type === 'marriage' && didHappen(fact));
  if (partner === null)
    return marriage
      ? [
          plain(`${subject} married${rank}${whenAndWhere(marriage)}; the name of the partner is not recorded.`),
          ...noteRuns(writing, marriage.citations),
          plain(' '),
        ]
      : [];
  const who = nameAndLife(writing, partner);
  if (!marriage) return [plain(`${subject} had a family${rank} with `), ...who, plain('. ')];
  return [
    plain(`${subject} married${rank} `),
    ...who,
    plain(`${whenAndWhere(marriage)}.`),
    ...noteRuns(writing, marriage.citations),
    plain(' '),
  ];
}

/** A person's families one by one: the marriage, the partner's life, what happened to the couple, their children. */
export function unionBlocks(writing: Writing, personId: number, unions: readonly PlannedUnion[]): ReportBlock[] {
  return unions.flatMap(({ familyId, see, children }, at): ReportBlock[] => {
    const partner = partnerOf(writing, familyId, personId);
    if (see !== null && partner !== null)
      return [
        {
          kind: 'text',
          runs: [
            plain(`For the ${areMarried(writing.data.familyOf(familyId)?.facts ?? []) ? 'marriage' : 'family'} with `),
            nameRun(writing, partner),
            plain(' and their children see '),
            { text: `no. ${see}`, entry: see },
            plain('.'),
          ],
        },
      ];
    const rank = unions.length > 1 ? ` ${ordinal(at + 1)}` : '';
    const others =
      writing.data
        .familyOf(familyId)
        ?.facts.filter(
          (fact) => fact.type !== 'marriage' && fact.type !== 'family-children-count' && didHappen(fact),
        ) ?? [];
    const runs = [
      ...marriageRuns(writing, personId, partner, familyId, rank),
      ...(partner === null ? [] : [...lifeText(writing, partner, true), ...parentage(writing, partner)]),
      ...others.flatMap((fact) => factSentence(writing, fact, 'They')),
    ];
    return [
      ...(runs.length > 0 ? [{ kind: 'text' as const, runs }] : []),
      ...childList(writing, children, childrenLead(writing, familyId)),
    ];
  });
}
