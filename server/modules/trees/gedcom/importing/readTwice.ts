import { type GedcomLine, dialectOf } from '#domain/trees/gedcom/gedcomLine.ts';
import type { ReportProblem } from '#domain/trees/gedcom/gedcomProblem.ts';
import { createInterpreter, type InterpretedRecord } from '#domain/trees/gedcom/interpreting/createInterpreter.ts';
import { createSurvey, type GedcomSurvey } from '#domain/trees/gedcom/interpreting/surveyGedcom.ts';
import { type GedcomFile, type GedcomPart, readGedcomInPieces } from '#domain/trees/gedcom/reading/readGedcom.ts';
import { RefusedGedcom } from '#domain/trees/gedcom/reading/RefusedGedcom.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { GedcomSource } from './gedcomSource.ts';

/**
 * Does work that reads a GEDCOM file; what the file is refused for is said to its owner.
 * @throws UserError in the place of RefusedGedcom.
 */
export async function refusalAsError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RefusedGedcom ? new UserError(error.message) : error;
  }
}

/** What the first reading of a file finds. */
export interface SurveyedFile {
  file: GedcomFile;
  survey: GedcomSurvey;
  /** Header, trailer and whatever else among them. */
  records: number;
}

const ignore: ReportProblem = () => undefined;

/** Called every so many records with how many there were; throws to end the reading. */
export type AtRecord = (records: number) => void | Promise<void>;

const EVERY = 500;

/**
 * Reads a file for the first time: how much of what it has, and who is meant by each pointer.
 * @param keep - takes each record in its order, header and trailer among them; the file waits where it answers with a
 * promise.
 * @throws RefusedGedcom for no GEDCOM; UserError for one without a record; whatever `keep` rejects with.
 */
export async function surveyFile(
  source: GedcomSource,
  report: ReportProblem,
  atRecord: AtRecord = () => undefined,
  keep?: (record: GedcomLine) => Promise<void> | null,
): Promise<SurveyedFile> {
  let counting: ReturnType<typeof createSurvey> | null = null;
  let file: GedcomFile | null = null;
  let records = 0;
  for await (const parts of readGedcomInPieces(source.chunks(), report)) {
    for (const part of parts) {
      if (part.kind === 'file') {
        file = part.file;
        counting = createSurvey(dialectOf(file.version), report);
        continue;
      }
      counting?.add(part.record);
      const kept = keep?.(part.record);
      if (kept) await kept;
      records += 1;
      if (records % EVERY === 0) await atRecord(records);
    }
  }
  if (!file || !counting) throw new UserError('There are no records in this file.');
  return { file, survey: counting.finish(), records };
}

/**
 * Reads a file again, each record with what it becomes: those of each piece of the file one after the other, without
 * waiting. Problems of its lines were reported by the survey.
 */
export async function* interpretFile(
  source: GedcomSource,
  { survey }: Pick<SurveyedFile, 'survey'>,
  report: ReportProblem,
  atRecord: AtRecord = () => undefined,
): AsyncGenerator<Iterable<InterpretedRecord>> {
  const interpret = createInterpreter(survey, report);
  let records = 0;
  function* interpreted(parts: Iterable<GedcomPart>): Generator<InterpretedRecord> {
    for (const part of parts) {
      if (part.kind === 'file') continue;
      records += 1;
      yield interpret(part.record);
    }
  }
  for await (const parts of readGedcomInPieces(source.chunks(), ignore)) {
    yield interpreted(parts);
    await atRecord(records);
  }
}
