import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

import type { JobLine, RunLine } from './jobsApi.ts';

/** Jobs of the background, `/internal/jobs`. */
export const jobTexts = {
  title: 'Jobs',
  intro:
    'Files that members asked for, GEDCOM imports, files of sheets, books and newspapers, and text recognition of newspaper pages. Jobs are listed without names or content. A file that failed can be retried for a day.',
  loading: 'Loading jobs',
  failed: 'We couldn’t load the jobs',
  none: 'No jobs match. Finished files are deleted after 24 hours.',
  pages: 'Pages of jobs',

  /** The counts. */
  counts: 'Jobs by kind',

  /** The filters. */
  kind: 'Kind',
  everyKind: 'Every kind',
  stage: 'Stage',
  everyStage: 'Every stage',

  /** The table. */
  caption: 'Jobs, latest change first',
  job: 'Job',
  account: 'Account',
  noAccount: 'None',
  progress: 'Progress',
  attempts: 'Attempts',
  problem: 'Problem',
  time: 'Requested',
  nothing: '–',
  actions: 'Actions',
  retry: 'Retry',
  stop: 'Stop',
  over: 'Nothing was changed: the job had already moved on.',
  notDone: 'We could not change the job',
} as const;

/** What a job makes. */
export const JOB_KINDS: Readonly<Record<JobLine['kind'], string>> = {
  TREE_REPORT: 'Tree report',
  QUESTION_REPORT: 'Research report',
  CLIPPING_EXPORT: 'Clippings export',
  GEDCOM_IMPORT: 'GEDCOM import',
  SHEET_FILE: 'File of a sheet',
  BOOK_FILE: 'Pages of a book',
  NEWSPAPER_FILE: 'Issues of a newspaper',
  SHEET_PUBLICATION: 'Publication of a sheet',
  PAGE_READING: 'Text recognition',
};

/** Where a job is. */
export const JOB_STAGES: Readonly<Record<JobLine['stage'], string>> = {
  WAITING: 'Waiting',
  RUNNING: 'Running',
  MEMBER: 'Waiting for the member',
  FAILED: 'Failed',
  DONE: 'Done',
  CANCELLED: 'Cancelled',
};

/** `Clippings export 12, csl json`. */
export const jobName = ({ kind, id, format }: JobLine): string =>
  `${JOB_KINDS[kind]} ${id}${format === null ? '' : `, ${format.replaceAll('_', ' ')}`}`;
/** How far a job is: `120 of 300 steps`. */
export const jobProgress = ({ stepsDone, steps }: JobLine): string =>
  steps === null
    ? stepsDone === 0
      ? jobTexts.nothing
      : countInWords(stepsDone, 'step')
    : `${figure(stepsDone)} of ${countInWords(steps, 'step')}`;

/** Imports of operators, `/internal/imports`. */
export const importTexts = {
  title: 'Imports',
  intro:
    'Records, newspapers and images that operators import on the command line, with the rows that were rejected. Runs are listed for a year.',
  loading: 'Loading imports',
  failed: 'We couldn’t load the imports',
  none: { title: 'No imports yet', text: 'Runs of import-records, import-newspapers and import-images appear here.' },
  caption: 'Imports, latest first',
  pages: 'Pages of imports',
  what: 'Import',
  state: 'Status',
  accepted: 'Accepted',
  rejected: 'Rejected',
  started: 'Started',
  problem: 'Problem',
  nothing: '–',
  stopping: 'Stopping',
  stop: 'Stop this import',
  stopHint: 'It stops after the part it is reading. The same command continues it.',
  over: 'Nothing was changed: the import has ended.',
  notDone: 'We could not stop the import',
} as const;

/** What is imported. */
export const RUN_KINDS: Readonly<Record<RunLine['kind'], string>> = {
  RECORDS: 'Records',
  NEWSPAPERS: 'Newspapers',
  IMAGES: 'Images',
};
/** How an import is. */
export const RUN_STATES: Readonly<Record<RunLine['state'], string>> = {
  RUNNING: 'Running',
  INTERRUPTED: 'Interrupted',
  FAILED: 'Failed',
  UNCHANGED: 'Nothing changed',
  DONE: 'Done',
};

const UNITS: Readonly<Record<RunLine['kind'], readonly [one: string, row: string]>> = {
  RECORDS: ['record', 'row'],
  NEWSPAPERS: ['issue', 'file or page'],
  IMAGES: ['image', 'row'],
};
/** `1,240 records`. */
export const acceptedOf = ({ kind, accepted }: RunLine): string => countInWords(accepted, UNITS[kind][0]);
/** `Records of ROCHE-1871`. */
export const runName = ({ kind, subject }: RunLine): string => `${RUN_KINDS[kind]}: ${subject}`;
/** `Running, 40%`. */
export const runState = ({ state, percent }: RunLine): string =>
  state === 'RUNNING' && percent !== null ? `${RUN_STATES[state]}, ${percent}%` : RUN_STATES[state];

/** The rejected rows of one import. */
export const rejectTexts = {
  back: 'Back to all imports',
  loading: 'Loading rejected rows',
  failed: 'We couldn’t load the rejected rows',
  missing: { title: 'This import is no longer listed', text: 'Runs are listed for a year.' },
  interrupted: 'The same command on the operator’s computer continues this import where it stopped.',
  caption: 'Rejected rows',
  pages: 'Pages of rejected rows',
  none: 'No rows were rejected.',
  file: 'File',
  line: 'Line',
  reason: 'Reason',
  remark: 'Accepted, but',
  source: 'Files',
  finished: 'Finished',
  comparison: 'What changed',
  kept: (most: number, all: number) =>
    `The first ${figure(most)} of ${figure(all)} are listed here. The operator’s file has all of them.`,
} as const;
