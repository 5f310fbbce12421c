import type { IntentAnswers } from '#domain/site/intent/intentAnswers.ts';
import { intentFilters, intentResultsAddress } from '#domain/site/intent/intentWay.ts';
import { plainSetName, sampleNote } from '#features/search/core/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';
import { transcriptAddress } from '#services/routing/recordAddresses.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { PersonalisedRecordsDocument } from './intent.generated.ts';
import styles from './personalised.module.scss';
import { personalisedTexts as texts } from './texts.ts';

type Found = ResultOf<typeof PersonalisedRecordsDocument>['recordSearch'];

/** One record that may be of the person looked for. */
type PersonalisedRecord = Found['hits'][number];

const intentApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** The first records of a search and how many there are. Charged to what the reader may search. */
    personalisedRecords: query(PersonalisedRecordsDocument, 'recordSearch'),
  })),
});

const { usePersonalisedRecordsQuery } = intentApi;

/** Records shown before the way to all of them. */
const FIRST = 6;

function RecordLine({
  record: { id, name, event, year, place, birthInWords, recordSet, isReadable },
}: {
  record: PersonalisedRecord;
}) {
  return (
    <li className={styles.record}>
      <span className={styles.name}>
        <TextLink strong to={transcriptAddress(id)}>
          {name}
        </TextLink>
        {!isReadable && <Badge>{texts.membersOnly}</Badge>}
      </span>
      <span>
        {[
          [event, year].filter((part) => part !== null).join(' '),
          birthInWords === null ? null : texts.bornIn(birthInWords),
          place,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className={styles.set}>{plainSetName(recordSet)}</span>
    </li>
  );
}

/** The first records that fit. States: on their way, failed, none, some with the way to all. */
export function PersonalRecords({ answers }: { answers: IntentAnswers }) {
  const { currentData: found, ...answer } = usePersonalisedRecordsQuery({
    input: { filters: intentFilters(answers), pageSize: FIRST },
  });
  const note = found ? sampleNote(found.hits.map(({ recordSet }) => recordSet)) : null;
  if (found === undefined)
    return (
      <NoAnswer
        of={answer}
        texts={texts}
        waiting={
          <div role="status">
            <VisuallyHidden>{texts.loading}</VisuallyHidden>
            <SkeletonTable rows={4} columns={2} />
          </div>
        }
        headingLevel={2}
      />
    );
  if (found.total === 0) {
    return (
      <Notice
        tone="empty"
        headingLevel={2}
        title={texts.none}
        actions={
          answers.lastName !== '' && (
            <ButtonLink to={intentResultsAddress({ lastName: answers.lastName })}>{texts.surnameAlone}</ButtonLink>
          )
        }
      >
        <p>{texts.noneText}</p>
      </Notice>
    );
  }
  return (
    <section aria-labelledby="personal-records" className={styles.part}>
      <h2 id="personal-records">{texts.records}</h2>
      {note !== null && <p className={styles.set}>{note}</p>}
      <ul role="list" className={styles.records}>
        {found.hits.map((record) => (
          <RecordLine key={record.id} record={record} />
        ))}
      </ul>
      <p>
        <ButtonLink variant="primary" to={intentResultsAddress(answers)}>
          {texts.all(found.total)}
        </ButtonLink>
      </p>
    </section>
  );
}
