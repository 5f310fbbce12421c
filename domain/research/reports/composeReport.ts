import {
  CONFIDENCE_NAMES,
  type Confidence,
  DIRECTNESS_NAMES,
  EVIDENCE_FACT_NAMES,
  INFORMATION_NAMES,
  OUTCOME_NAMES,
  QUESTION_STATE_NAMES,
  type QuestionState,
  WEIGHT_NAMES,
  statementName,
  statementWords,
} from '#domain/research/questions/questionKinds.ts';
import type { EvidenceRow, LogRow, PlanRow, RowLink } from '#domain/research/questions/questionRows.ts';

import { type QuestionReport, type ReportSection, questionReportTexts as texts } from './questionReport.ts';

/** What a report is made of. */
export interface ReportedQuestion {
  title: string;
  subject: string;
  person?: RowLink | null;
  state: QuestionState;
  confidence?: Confidence | null;
  known: string;
  conclusion: string;
  evidence: readonly (EvidenceRow & { id: string; link?: RowLink | null })[];
  conflicts: readonly { ids: readonly string[]; reason: string; word: string }[];
  plan: readonly PlanRow[];
  log: readonly LogRow[];
}

const joined = (parts: readonly string[], sign: string): string => parts.filter((part) => part !== '').join(sign);
const nameOf = (link: RowLink | null | undefined): string =>
  link ? (link.name == null ? texts.closed : `${link.name}${link.detail == null ? '' : ` (${link.detail})`}`) : '';
const plain = (text: string) => [{ text }];

const evidenceSection = ({ evidence }: ReportedQuestion): ReportSection => ({
  heading: texts.evidence,
  text: '',
  none: texts.noEvidence,
  rows: evidence.map((row) => [
    [{ text: row.about, style: 'name' }, { text: `. ${EVIDENCE_FACT_NAMES[row.fact]}: ${statementWords(row)}` }],
    plain(joined([nameOf(row.link), row.citation], '. ')),
    [
      {
        text: texts.quality(
          INFORMATION_NAMES[row.information],
          DIRECTNESS_NAMES[row.directness],
          WEIGHT_NAMES[row.weight],
        ),
        style: 'italic',
      },
    ],
    plain(row.note),
  ]),
});

const conflictSection = ({ conflicts, evidence }: ReportedQuestion): ReportSection => ({
  heading: texts.conflicts,
  text: '',
  none: '',
  rows: conflicts.map(({ ids, reason, word }) => [
    [{ text: reason, style: 'name' }],
    [
      {
        text: evidence
          .filter(({ id }) => ids.includes(id))
          .map((row) => `${statementName(row)}: ${statementWords(row)}`)
          .join('; '),
        style: 'italic',
      },
    ],
    plain(word === '' ? texts.noWord : word),
  ]),
});

const planSection = ({ plan }: ReportedQuestion): ReportSection => ({
  heading: texts.plan,
  text: '',
  none: texts.noPlan,
  rows: plan.map(({ what, place, span, outcome, held, missing, note }) => [
    [{ text: what, style: 'name' }, { text: `: ${OUTCOME_NAMES[outcome]}` }],
    [
      {
        text: joined(
          [place, span, held === '' ? '' : texts.held(held), missing === '' ? '' : texts.missing(missing)],
          ' · ',
        ),
        style: 'italic',
      },
    ],
    plain(note),
  ]),
});

const logSection = ({ log }: ReportedQuestion): ReportSection => ({
  heading: texts.log,
  text: '',
  none: texts.noLog,
  rows: log.map(({ what, whereDone, doneOn, outcome, note }) => [
    [{ text: `${joined([doneOn, whereDone], ', ')}: ${what}. ` }, { text: OUTCOME_NAMES[outcome], style: 'name' }],
    plain(note),
  ]),
});

/**
 * A question in the order in which it is read: what was asked, what follows, and what it rests on (newspapers.md
 * section D).
 */
export function composeReport(question: ReportedQuestion): QuestionReport {
  const { title, subject, person, state, confidence, known, conclusion, evidence, conflicts } = question;
  const about = joined([subject, nameOf(person)], ', ');
  return {
    title,
    below: [
      ...(about === '' ? [] : [texts.about(about)]),
      joined([QUESTION_STATE_NAMES[state], confidence == null ? '' : CONFIDENCE_NAMES[confidence]], ' · '),
    ],
    sections: [
      ...(known === '' ? [] : [{ heading: texts.known, text: known, rows: [], none: '' }]),
      { heading: texts.conclusion, text: conclusion, rows: [], none: texts.noConclusion },
      evidenceSection(question),
      ...(conflicts.length === 0 ? [] : [conflictSection(question)]),
      planSection(question),
      logSection(question),
    ],
    named: [
      ...new Set(
        [person, ...evidence.map(({ link }) => link)].flatMap((link) => (link?.name == null ? [] : [link.address])),
      ),
    ],
  };
}
