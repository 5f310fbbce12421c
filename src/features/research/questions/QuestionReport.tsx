import type { ReactNode } from 'react';

import {
  CONFIDENCE_NAMES,
  DIRECTNESS_NAMES,
  EVIDENCE_FACT_NAMES,
  INFORMATION_NAMES,
  OUTCOME_NAMES,
  QUESTION_STATE_NAMES,
  WEIGHT_NAMES,
  statementName,
  statementWords,
} from '#domain/research/questions/questionKinds.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { EvidenceSource } from './EvidenceSource.tsx';
import { PersonAbout } from './PersonAbout.tsx';
import type { Question } from './questionApi.ts';
import styles from './report.module.scss';
import { reportTexts as texts } from './texts.ts';

interface ReportPartProps<Row> {
  title: string;
  rows: readonly Row[];
  /** Said in place of rows when there are none. */
  none: string;
  children: (row: Row) => ReactNode;
}

/** A part of the report: numbered rows. */
function ReportPart<Row extends { id: string }>({ title, rows, none, children }: ReportPartProps<Row>) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 && <p>{none}</p>}
      {rows.length > 0 && (
        <ol className={styles.rows}>
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A question in the order in which it is read: what was asked, what follows, and what it rests on. */
export function QuestionReport({ question }: { question: Question }) {
  const { title, state, confidence, known, conclusion, evidence, conflicts, plan, log } = question;
  return (
    <article className={styles.report}>
      <header>
        <h1>{title}</h1>
        <PersonAbout question={question} />
        <p className={styles.muted}>
          {[QUESTION_STATE_NAMES[state], ...(confidence === null ? [] : [CONFIDENCE_NAMES[confidence]])].join(' · ')}
        </p>
      </header>
      {known !== '' && (
        <section>
          <h2>{texts.known}</h2>
          <p className={styles.text}>{known}</p>
        </section>
      )}
      <section>
        <h2>{texts.conclusion}</h2>
        <p className={styles.text}>{conclusion === '' ? texts.noConclusion : conclusion}</p>
      </section>
      <ReportPart title={texts.evidence} rows={evidence} none={texts.noEvidence}>
        {(row) => (
          <>
            <p>
              <strong>{row.about}</strong>. {EVIDENCE_FACT_NAMES[row.fact]}: {statementWords(row)}
            </p>
            <p>
              <EvidenceSource row={row} />
            </p>
            <p className={styles.muted}>
              {texts.quality(
                INFORMATION_NAMES[row.information],
                DIRECTNESS_NAMES[row.directness],
                WEIGHT_NAMES[row.weight],
              )}
            </p>
            {row.note !== '' && <p className={styles.text}>{row.note}</p>}
          </>
        )}
      </ReportPart>
      {conflicts.length > 0 && (
        <ReportPart
          title={texts.conflicts}
          rows={conflicts.map((conflict) => ({ ...conflict, id: conflict.key }))}
          none=""
        >
          {({ ids, reason, word }) => (
            <>
              <p>
                <strong>{reason}</strong>
              </p>
              <p className={styles.muted}>
                {evidence
                  .filter(({ id }) => ids.includes(id))
                  .map((row) => `${statementName(row)}: ${statementWords(row)}`)
                  .join('; ')}
              </p>
              <p className={styles.text}>{word === '' ? texts.noWord : word}</p>
            </>
          )}
        </ReportPart>
      )}
      <ReportPart title={texts.plan} rows={plan} none={texts.noPlan}>
        {({ what, place, span, outcome, held, missing, note }) => (
          <>
            <p>
              <strong>{what}</strong>: {OUTCOME_NAMES[outcome]}
            </p>
            <p className={styles.muted}>
              {[place, span, held === '' ? '' : texts.held(held), missing === '' ? '' : texts.missing(missing)]
                .filter((part) => part !== '')
                .join(' · ')}
            </p>
            {note !== '' && <p className={styles.text}>{note}</p>}
          </>
        )}
      </ReportPart>
      <ReportPart title={texts.log} rows={log} none={texts.noLog}>
        {({ what, whereDone, doneOn, outcome, link, note }) => (
          <>
            <p>
              {doneOn}, {whereDone}: {link === null ? what : <TextLink to={link.address}>{what}</TextLink>}.{' '}
              <strong>{OUTCOME_NAMES[outcome]}</strong>
            </p>
            {note !== '' && <p className={styles.text}>{note}</p>}
          </>
        )}
      </ReportPart>
    </article>
  );
}
