import { readMoment } from '../../kernel/dates/readMoment.ts';
import { LONGEST_NOTICE, NOTICE_AREAS, NOTICE_LEVELS, type NoticeInput } from './serviceNotice.ts';

/** What is wrong with a notice, by field, in words for staff; empty for nothing. */
export function noticeProblems({
  level,
  text,
  startsAt,
  endsAt,
  areas,
}: NoticeInput): { field: string; message: string }[] {
  const problems: { field: string; message: string }[] = [];
  const length = [...text.trim()].length;
  if (!(NOTICE_LEVELS as readonly string[]).includes(level))
    problems.push({ field: 'level', message: 'Choose a level.' });
  if (length === 0) problems.push({ field: 'text', message: 'Write what readers should know.' });
  if (length > LONGEST_NOTICE) problems.push({ field: 'text', message: `Use at most ${LONGEST_NOTICE} characters.` });
  if (readMoment(startsAt) === null) problems.push({ field: 'startsAt', message: 'Enter a date and time.' });
  if (endsAt !== null && (readMoment(endsAt) === null || Date.parse(endsAt) <= Date.parse(startsAt)))
    problems.push({ field: 'endsAt', message: 'The end must be after the start.' });
  if (
    areas.length === 0 ||
    areas.length > NOTICE_AREAS.length ||
    areas.some((area) => !(NOTICE_AREAS as readonly string[]).includes(area))
  )
    problems.push({ field: 'areas', message: 'Choose at least one part of the site.' });
  return problems;
}
