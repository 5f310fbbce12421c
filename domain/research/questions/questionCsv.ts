import { csvText } from '#domain/search/export/csvText.ts';

import {
  DIRECTNESS_NAMES,
  type Directness,
  EVIDENCE_FACT_NAMES,
  type EvidenceFact,
  INFORMATION_NAMES,
  type Information,
  OUTCOME_NAMES,
  type Outcome,
  WEIGHT_NAMES,
  type Weight,
} from './questionKinds.ts';

/** A page of this site that a row names. */
interface Linked {
  address: string;
  name: string | null;
  detail: string | null;
}

interface LogLine {
  what: string;
  whereDone: string;
  doneOn: string;
  outcome: Outcome;
  link: Linked | null;
  note: string;
}

interface EvidenceLine {
  about: string;
  fact: EvidenceFact;
  value: string;
  date: string;
  place: string;
  information: Information;
  directness: Directness;
  weight: Weight;
  citation: string;
  link: Linked | null;
  note: string;
}

const addressOf = (link: Linked | null, origin: string): string => (link === null ? '' : origin + link.address);
const nameOf = (link: Linked | null): string => [link?.name, link?.detail].filter((part) => part != null).join(', ');

/** The log of a question as a CSV file. @param origin - of this site, in front of addresses */
export const logCsv = (log: readonly LogLine[], origin: string): string =>
  csvText(
    ['Date', 'Where', 'Search', 'Result', 'Found', 'Address'],
    log.map(({ doneOn, whereDone, what, outcome, note, link }) => [
      doneOn,
      whereDone,
      what,
      OUTCOME_NAMES[outcome],
      note,
      addressOf(link, origin),
    ]),
  );

/** The evidence of a question as a CSV file. @param origin - of this site, in front of addresses */
export const evidenceCsv = (evidence: readonly EvidenceLine[], origin: string): string =>
  csvText(
    [
      'Person',
      'About',
      'Says',
      'Date',
      'Place',
      'Source',
      'Source on this site',
      'Address',
      'Information',
      'Evidence',
      'Weight',
      'Note',
    ],
    evidence.map(({ about, fact, value, date, place, citation, link, information, directness, weight, note }) => [
      about,
      EVIDENCE_FACT_NAMES[fact],
      value,
      date,
      place,
      citation,
      nameOf(link),
      addressOf(link, origin),
      INFORMATION_NAMES[information],
      DIRECTNESS_NAMES[directness],
      WEIGHT_NAMES[weight],
      note,
    ]),
  );
