import path from 'node:path';

import { Command } from 'commander';

import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { isNotationDoubtful } from '#domain/records/sheets/isNotationDoubtful.ts';
import type { NameCounts } from '#domain/records/sheets/namesInDoubt.ts';
import { transcriptLines } from '#domain/records/transcript/transcriptLines.ts';
import type { Publication } from '#server/engines/search/publishing/whenSearched.ts';
import { countCoverage } from '#server/engines/search/records/recordSetStore.ts';
import { type CheckedRecords, checkRecords } from '#server/importers/checkRecords.ts';
import { describeComparison } from '#server/importers/comparison/describeComparison.ts';
import { readDecisions } from '#server/importers/comparison/unsureList.ts';
import { importRecords, type ImportOutcome } from '#server/importers/importRecords.ts';
import type { ImportMapping } from '#server/importers/mapping/importMapping.ts';
import { readMapping } from '#server/importers/mapping/readMapping.ts';
import { type DeliveryOutcome, deliverToSheet, sheetTaking } from '#server/importers/sheets/deliverToSheet.ts';
import type { StoredSheet } from '#server/modules/records/sheets/index.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';
import { Stopped } from '../Stopped.ts';

interface ImportOptions {
  mapping: string;
  set: string;
  rejects?: string;
  acceptFewer?: boolean;
  check?: boolean;
  decisions?: string;
}

/** When readers find the records, after "The other 3" or in a sentence of its own. */
const WHEN: Readonly<Record<Publication['how'], { verb: string; after: string }>> = {
  searched: { verb: 'can be searched now', after: '' },
  stored: { verb: 'can be searched once the site runs', after: ' No site is running on these data now.' },
  waiting: {
    verb: 'can be searched as soon as the running site has taken them in',
    after: ' Until then readers see what they saw before.',
  },
  withdrawn: {
    verb: 'are stored',
    after: ' The set is withdrawn: they can be searched once you put it back (record-sets put-back).',
  },
  stuck: {
    verb: 'are stored, but cannot be searched yet',
    after: ' No copy of the running site could take them in: its log says why. Restart the site; it tries again.',
  },
};

/** Copies that readers may still meet, and who see the old records there. */
const leftBehind = ({ how, stuckCopies: [first, ...others] }: Publication): string | null => {
  if (how === 'stuck' || first === undefined) return null;
  const copies =
    others.length > 0 ? `Copies ${[first, ...others].join(', ')} of the site come` : `Copy ${first} of the site comes`;
  return `${copies} no further and ${others.length > 0 ? 'are' : 'is'} no longer waited for: searches there still show the old records. The log of that copy says why.`;
};

/** Why records are closed, as far as a mapping closes any. */
const whyClosed = ({ closedUntil }: ImportMapping): string =>
  `closed because people in them may be living${closedUntil === undefined ? '' : ', or because of their date'}`;

/** Closed records are counted apart: no search finds them. */
function published(
  mapping: ImportMapping,
  {
    accepted,
    closed,
    publication,
  }: Pick<Extract<ImportOutcome, { kind: 'published' }>, 'accepted' | 'closed' | 'publication'>,
): string {
  const { verb, after } = WHEN[publication.how];
  if (closed === 0) return `${countInWords(accepted, 'record')} ${verb}.${after}`;
  const open =
    closed === accepted ? 'None of them can be searched.' : `The other ${figure(accepted - closed)} ${verb}.${after}`;
  return `${countInWords(accepted, 'record')} stored, ${figure(closed)} of them ${whyClosed(mapping)}. ${open}`;
}

/** That signs for unclear letters are probably meant otherwise; null where few names have any. */
const ofNames = (counted: NameCounts): string | null =>
  isNotationDoubtful(counted)
    ? `Of ${figure(counted.names)} names, ${figure(counted.inDoubt)} are shown as not fully legible. In most registers it is one in a hundred: the mapping’s “notation” is probably another.`
    : null;

/** What a check cannot say of records that were closed on request; null where it says all. */
function ofRequests({ isSure, requestsUnmet }: Pick<CheckedRecords, 'isSure' | 'requestsUnmet'>): string | null {
  if (isSure) return null;
  if (requestsUnmet === 0)
    return 'The mapping knows rows by their lines: which of them are closed on request is certain only once they are imported.';
  const them = requestsUnmet === 1 ? 'it' : 'them';
  return `${countInWords(requestsUnmet, 'record')} closed on request, or without a name on request, ${requestsUnmet === 1 ? 'was' : 'were'} not found by ${requestsUnmet === 1 ? 'its key' : 'their keys'}: an import looks for ${them} among corrected rows, too, and closes ${them} again.`;
}

/** What an operator may want to mend in the mapping; null where every group is in one place. */
function ofScattered({ count, first }: Extract<ImportOutcome, { kind: 'published' }>['scattered']): string | null {
  if (count === 0) return null;
  const told = first.map(
    ({ group, places }) =>
      `"${group}" (${places
        .slice(0, 3)
        .map(({ file, line }) => `${file} line ${figure(line)}`)
        .join(', ')}${places.length > 3 ? ', …' : ''})`,
  );
  return (
    `${countInWords(count, 'group')} of records ${count === 1 ? 'is' : 'are'} in several places of the files: ${told.join('; ')}${count > first.length ? '; …' : ''}. ` +
    'Readers see the records of a group as one household. If they belong to several households, add the difference, such as the district, to "group" in the mapping.'
  );
}

/** `muniment import-records`: reads files of transcribed records into a record set. */
function importRecordsCommand({ say, note, progress, signal, withSite }: AdminConsole): Command {
  return new Command('import-records')
    .description('reads files of transcribed records into a record set, in place of what the set held before')
    .argument('<files...>', 'CSV or TSV files; together they are the whole set')
    .requiredOption(
      '--mapping <mapping>',
      'a mapping file, or the name of a shipped one: freecen, freereg-baptisms, freereg-burials, freereg-marriages',
    )
    .requiredOption('--set <name>', 'name of the record set, as readers see it')
    .option(
      '--rejects <file>',
      'where rejected rows are listed (default: SET.rejected.tsv in DATA_DIR/imports; of a check SET.check.rejected.tsv)',
    )
    .option('--accept-fewer', 'replace the set even if it loses more than a tenth of its records')
    .option('--check', 'reads everything, shows twenty transcripts, and imports nothing')
    .option('--decisions <file>', 'the list of undecided entries, with same or gone in its last column')
    .addHelpText(
      'after',
      '\nCtrl-C stops behind the batch in hand; the same command goes on there. The same files again change nothing.\nWhile the site runs, the command waits until the records can be searched; readers see the old ones until then.',
    )
    .action(async (files: string[], options: ImportOptions) => {
      const mapping = readMapping(options.mapping);
      if (options.check) return checkOnly(files, mapping, options);
      const decisions = options.decisions === undefined ? null : await readDecisions(options.decisions);
      const outcome = await withSite(async ({ db }) => {
        const bars = createBars('Importing', progress);
        try {
          const sheet = await sheetTaking(db, { mapping, setName: options.set });
          if (sheet) {
            if (decisions)
              throw new UserError(
                'These records are kept as a sheet: which record an entry is, is asked there when it is published.',
              );
            const asked = { ...requestOf(files, mapping, options), onProgress: bars.show };
            return { sheet, delivery: await deliverToSheet(db, asked, sheet) };
          }
          const done = await importRecords(db, {
            ...requestOf(files, mapping, options),
            ...(decisions && { decisions }),
            onProgress: bars.show,
            onTaken: bars.taken,
          });
          if (done.kind === 'published') await countCoverage(db);
          return done;
        } finally {
          bars.stop();
        }
      });
      if ('sheet' in outcome) return reportDelivery(outcome);
      report(outcome, mapping);
    });

  function requestOf(files: readonly string[], mapping: ImportMapping, options: ImportOptions) {
    const folder = path.join(readSettings(process.env).dataDir, 'imports');
    return {
      files,
      mapping,
      setName: options.set,
      rejectFile: (recordSetId: string) =>
        options.rejects ?? path.join(folder, `${recordSetId}${options.check ? '.check' : ''}.rejected.tsv`),
      isFewerAccepted: options.acceptFewer === true,
      asOf: dayOf(new Date()),
      signal,
    };
  }

  async function checkOnly(files: readonly string[], mapping: ImportMapping, options: ImportOptions): Promise<void> {
    const bars = createBars('Checking', progress);
    const checked = await withSite(({ db }) =>
      checkRecords(db, { ...requestOf(files, mapping, options), onProgress: bars.show }),
    ).finally(bars.stop);
    if (checked === null) throw new Stopped('Stopped. Nothing was imported.');
    const {
      set,
      rows,
      accepted,
      closed,
      closedOnRequest,
      isSure,
      rejected,
      rejectFile,
      closedFile,
      transcripts,
      refusal,
    } = checked;
    if (transcripts.length > 0) {
      const isAll = accepted === transcripts.length;
      const unless = isSure ? '' : ` unless ${isAll ? 'it is' : 'they are'} closed on request`;
      say(
        `${isAll ? 'Every record, as its readers will see it' : `${transcripts.length} of ${countInWords(accepted, 'record')}, as their readers will see them`}${unless}:`,
      );
      for (const draft of transcripts) ['', ...transcriptLines(draft, set)].forEach(say);
      say('');
    }
    say(
      `${set.id}: checked ${countInWords(rows, 'row')}, and imported nothing. They make ${countInWords(accepted, 'record')}${closed === 0 ? '' : `, ${figure(closed)} of them ${whyClosed(mapping)}`}${closedOnRequest === 0 ? '' : `, ${figure(closedOnRequest)} closed on request`}.`,
    );
    if (closed + closedOnRequest > 0)
      say('An import leaves the names of closed people out of the other records of their households and events.');
    const doubt = ofNames(checked.names);
    if (doubt !== null) note(doubt);
    const unsure = ofRequests(checked);
    if (unsure !== null) say(unsure);
    if (closed > 0) say(`Each row that would be closed is listed with the reason in ${closedFile}`);
    if (rejected > 0)
      say(`${countInWords(rejected, 'row')} would be rejected; each with its line and reason in ${rejectFile}`);
    if (refusal !== null) throw refusal;
  }

  function reportDelivery({ sheet, delivery }: { sheet: StoredSheet; delivery: DeliveryOutcome }): void {
    const address = `/desk/sheets/${sheet.id}`;
    if (delivery.kind === 'unchanged')
      return say(`The sheet of ${sheet.setKey} holds these very files: nothing changed.`);
    if (delivery.kind === 'interrupted') throw new Stopped('Stopped. The sheet holds what it held.');
    const { records, rejected, rejectFile, added, changed, gone, edits, clashes } = delivery;
    say(
      `${sheet.setKey} is kept as a sheet, which holds ${countInWords(records, 'record')} of these files now: ${figure(added)} added, ${figure(changed)} changed, ${figure(gone)} gone.`,
    );
    if (edits > 0 || clashes > 0)
      say(
        `${countInWords(edits, 'edit')} kept${clashes === 0 ? '' : `, ${figure(clashes)} clash: the files say something else by now. Decide at ${address}/problems`}.`,
      );
    if (rejected > 0) say(`${countInWords(rejected, 'row')} rejected; each with its line and reason in ${rejectFile}`);
    say(`Readers have what they had until someone publishes it at ${address}/publish.`);
  }

  function report(outcome: ImportOutcome, mapping: ImportMapping): void {
    if (outcome.kind === 'unchanged')
      return say(`${outcome.recordSetId} holds these very files already: nothing changed.`);
    if (outcome.kind === 'interrupted') {
      throw new Stopped(
        `Stopped behind row ${figure(outcome.rows)}. Readers see nothing of it yet; the same command goes on from there.`,
      );
    }
    const { recordSetId, closed, rejected, comparison, resumedAt, rejectFile, closedFile, scattered, publication } =
      outcome;
    if (resumedAt > 0) note(`Went on behind row ${figure(resumedAt)} of an interrupted import.`);
    say(`${recordSetId}: ${published(mapping, outcome)}`);
    if (comparison) say(describeComparison(comparison));
    const doubt = ofNames(outcome.names);
    if (doubt !== null) note(doubt);
    const behind = leftBehind(publication);
    if (behind !== null) note(behind);
    const mixed = ofScattered(scattered);
    if (mixed !== null) note(mixed);
    if (closed > 0) say(`Each row that was closed is listed with the reason in ${closedFile}`);
    if (rejected > 0) say(`${countInWords(rejected, 'row')} rejected; each with its line and reason in ${rejectFile}`);
  }
}

/** A bar for reading the files and one for the search taking them in, each shown with its first progress. */
function createBars(reading: string, progress: AdminConsole['progress']) {
  let bar: ReturnType<AdminConsole['progress']> | null = null;
  let label = '';
  let shown = 0;
  const show = (wanted: string, done: number, total: number, unit: string) => {
    if (wanted !== label) {
      bar?.stop();
      bar = progress(wanted, total, unit);
      label = wanted;
      shown = 0;
    }
    bar?.add(done - shown);
    shown = done;
  };
  return {
    show: ({ bytesRead, bytesTotal }: { bytesRead: number; bytesTotal: number }) =>
      show(reading, bytesRead, bytesTotal, 'bytes'),
    taken: (rows: number, total: number) => show('Taking into the search', rows, total, 'records'),
    stop: () => bar?.stop(),
  };
}

export default defineCommand(10, importRecordsCommand);
