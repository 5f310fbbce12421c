import { useState } from 'react';

import { ARTICLE_RESULTS } from '#domain/newspapers/search/articleAddress.ts';
import { writeArticleAddress } from '#domain/newspapers/search/writeArticleAddress.ts';
import type { ClosureMeasure } from '#domain/records/reports/besideClosed.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { type ClosureRequest, type RecordBeside, reportsApi } from '../reportsApi.ts';
import { besideTexts as texts, reportQueueTexts } from '../texts.ts';
import { DecisionForm } from './DecisionForm.tsx';
import styles from './reports.module.scss';

type Choice = ClosureMeasure | 'LEAVE';

/** A name of the same entry or household is never left standing. */
const choicesOf = ({ tie }: RecordBeside): readonly Choice[] =>
  tie === 'ELSEWHERE' ? ['LEAVE', 'MASK', 'CLOSE'] : ['CLOSE', 'MASK'];

interface BesideItemProps {
  beside: RecordBeside;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function BesideItem({ beside, choice, onChoose }: BesideItemProps) {
  const { recordId, name, summaryLine, recordSetName, tie, namedIn } = beside;
  return (
    <li className={styles.beside}>
      <TextLink to={transcriptAddress(recordId)}>{name}</TextLink>
      <p className={styles.meta}>{[texts.ties[tie], summaryLine, recordSetName].filter(Boolean).join(' · ')}</p>
      <p className={styles.meta}>{namedIn.length > 0 ? texts.namedIn(namedIn) : texts.sharesEntry}</p>
      <SelectField
        label={texts.choose(name)}
        hideLabel
        value={choice}
        options={choicesOf(beside).map((value) => ({ value, label: texts.choices[value] }))}
        onChange={({ currentTarget }) =>
          onChoose(choicesOf(beside).find((one) => one === currentTarget.value) ?? choice)
        }
      />
    </li>
  );
}

interface ClosureDecisionProps {
  request: ClosureRequest;
  /** @returns the error of a call that failed, undefined when it worked. */
  onDecided: (sent: { error?: unknown }) => Promise<unknown>;
}

/**
 * Decides a request to close a record. The records that name the person come first, each with what happens to it:
 * nothing can be
 * decided before they were seen. States: loading, failed, none, some.
 */
export function ClosureDecision({ request, onDecided }: ClosureDecisionProps) {
  const { data, ...asked } = reportsApi.useRecordsBesideClosureQuery({ requestId: request.id });
  const [decideClosure] = reportsApi.useDecideClosureMutation();
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  if (data === undefined)
    return <NoAnswer of={asked} texts={texts} waiting={<Spinner label={texts.loading} />} headingLevel={3} />;
  const choiceOf = ({ recordId, measure }: RecordBeside): Choice => chosen[recordId] ?? measure ?? 'LEAVE';
  const beside = data.flatMap((one) => {
    const choice = choiceOf(one);
    return choice === 'LEAVE' ? [] : [{ recordId: one.recordId, measure: choice }];
  });
  return (
    <Stack gap={3}>
      <h3>{texts.title}</h3>
      <p>{data.length === 0 ? texts.none : texts.lead}</p>
      {data.length > 0 && (
        <ul className={styles.list}>
          {data.map((one) => (
            <BesideItem
              key={one.recordId}
              beside={one}
              choice={choiceOf(one)}
              onChoose={(choice) => setChosen({ ...chosen, [one.recordId]: choice })}
            />
          ))}
        </ul>
      )}
      {request.recordName !== null && (
        <p className={styles.meta}>
          {texts.newspapers}{' '}
          <TextLink to={`${ARTICLE_RESULTS}?${writeArticleAddress({ words: `"${request.recordName}"` })}`}>
            {texts.searchNewspapers(request.recordName)}
          </TextLink>
        </p>
      )}
      <DecisionForm
        name={`closure.${request.id}`}
        about={reportQueueTexts.decideAbout(request.recordName ?? request.recordId)}
        acceptLabel={reportQueueTexts.close}
        rejectLabel={reportQueueTexts.leaveOpen}
        decide={async (accept, answer) =>
          onDecided(await decideClosure({ id: request.id, accept, answer, beside: accept ? beside : [] }))
        }
      />
    </Stack>
  );
}
