import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

import type { SiteHealth } from './healthApi.ts';

/** How the site is, `/internal/health`. */
export const healthTexts = {
  title: 'Health',
  intro: 'The present state of this copy of the site. The page checks again every 10 seconds.',
  loading: 'Checking the site',
  failed: 'We could not check the site',

  well: 'Everything is working',
  unwell: 'Something needs attention',
  site: 'Site',
  state: 'Status',
  ready: 'Ready',
  degraded: 'Working, with faults',
  version: 'Version',
  uptime: 'Running for',
  records: 'Records that can be searched',
  articles: 'Newspaper articles that can be searched',
  lacks: 'Not available on this copy',
  disk: 'Free on the disk',
  database: 'Size of the database',
  unknown: 'Not known',

  mails: 'Emails',
  lateMails: 'Waiting for more than 15 minutes',
  lostMails: 'Not delivered in the last 7 days',

  jobs: 'Jobs that are late or failed',
  kind: 'Kind',
  late: 'Late',
  failedJobs: 'Failed',
  noJobs: 'No jobs are late, and none failed.',
  seeJobs: 'All jobs',
} as const;

/** What a job makes. */
export const JOB_KINDS: Readonly<Record<SiteHealth['jobs'][number]['kind'], string>> = {
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

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;
/** `1.4 GB`, in steps of a thousand. */
export function bytesInWords(bytes: number): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const value = bytes / 1000 ** step;
  return `${step < 2 || value >= 100 ? figure(Math.round(value)) : value.toFixed(1)} ${UNITS[step] ?? ''}`;
}

/** `3 days, 4 hours`, `5 hours, 2 minutes`. */
export function timeInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `${countInWords(days, 'day')}, ${countInWords(hours, 'hour')}`;
  return hours > 0
    ? `${countInWords(hours, 'hour')}, ${countInWords(minutes % 60, 'minute')}`
    : countInWords(minutes, 'minute');
}

/** Free space with what the site needs: `40 GB (at least 1.0 GB is needed)`. */
export const diskInWords = ({ freeBytes, wantedBytes }: SiteHealth): string =>
  freeBytes === null
    ? healthTexts.unknown
    : `${bytesInWords(freeBytes)}${wantedBytes > 0 ? ` (at least ${bytesInWords(wantedBytes)} is needed)` : ''}`;
