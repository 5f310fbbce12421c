import { Fragment } from 'react';

import { Reading } from '#ui/Reading/Reading.tsx';

import { detailWords } from '../model/summaryWords.ts';
import type { SearchHit } from '../recordSearchApi.ts';
import { rowTexts as texts } from '../texts.ts';

/** Where the event of a record was. */
export function HitPlace({ hit: { place, recordSet } }: { hit: SearchHit }) {
  return place === null ? texts.nothing : <Reading text={place} notation={recordSet.notation} />;
}

/** What helps to know people of one name apart, in one line: `Head · aged 39 · Clay labourer`. */
export function HitDetails({ hit: { summary, recordSet } }: { hit: SearchHit }) {
  return summary.map((detail, at) => (
    <Fragment key={detail.fieldId}>
      {at > 0 && ' · '}
      <Reading text={detailWords(detail)} notation={recordSet.notation} />
    </Fragment>
  ));
}

/** What a row shows that its transcriber may not have read whole. */
export const readingsOfHits = (hits: readonly SearchHit[]) =>
  hits.flatMap(({ name, place, summary, recordSet: { notation } }) =>
    [name, place, ...summary.map(({ value }) => value)].map((text) => ({ text, notation })),
  );
