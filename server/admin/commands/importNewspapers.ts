import path from 'node:path';

import { Command } from 'commander';

import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';
import { isNewspaperAccess } from '#domain/newspapers/core/newspaperAccess.ts';
import { loadGazetteer } from '#server/engines/gazetteer/loadGazetteer.ts';
import { importManifest, isManifest } from '#server/importers/manifests/importManifest.ts';
import {
  type ImportedNewspapers,
  importNewspapers,
  type NewspaperImport,
} from '#server/importers/newspapers/importNewspapers.ts';
import { openRejectList } from '#server/importers/rejectList.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import type { AdminConsole } from '../AdminConsole.ts';
import { defineCommand } from '../defineCommand.ts';
import { Stopped } from '../Stopped.ts';

interface NewspaperOptions {
  check?: boolean;
  acceptFewer?: boolean;
  title?: string;
  access: string[];
  host: string[];
  rejects?: string;
}

/** Missing dates that are named; more are counted. */
const GAPS_NAMED = 5;

/** `muniment import-newspapers`: takes in issues of newspapers, or checks them. */
function importNewspapersCommand({ say, progress, signal, withSite }: AdminConsole): Command {
  return new Command('import-newspapers')
    .description(
      'imports issues of newspapers: METS with ALTO or PAGE XML, iArchives article XML, hOCR, PDF with text, IIIF manifests, or plain images',
    )
    .argument(
      '<source>',
      'a folder, looked through with all its folders, or the METS file, unit.xml, PDF or IIIF manifest of one issue; a manifest may be an address',
    )
    .option('--check', 'reads and checks everything, and imports nothing')
    .option('--title <name>', 'name of the paper, where the files do not give it')
    .option(
      '--access <who>',
      'who may read the titles of this import: free, members, subscribers or institution:ID; may be given several times (default: as the rules are, else members)',
      (who: string, others: string[]) => [...others, who],
      [],
    )
    .option(
      '--host <name>',
      'host that a IIIF manifest and what it names may be fetched from; may be given several times',
      (host: string, others: string[]) => [...others, host],
      [],
    )
    .option('--accept-fewer', 'let an issue replace one of more pages, or of a tenth more words')
    .option('--rejects <file>', 'where rejected pages are listed (default: DATA_DIR/imports)')
    .addHelpText(
      'after',
      '\nEach issue is imported whole or not at all. Ctrl-C stops behind the issue in hand; the same command goes on there. The same files again change nothing.',
    )
    .action(
      async (source: string, { check = false, acceptFewer, title, access, host: hosts, rejects }: NewspaperOptions) => {
        const unknown = access.find((who) => !isNewspaperAccess(who));
        if (unknown !== undefined)
          throw new UserError(`--access ${unknown}: it must be free, members, subscribers or institution:ID.`);
        const { dataDir } = readSettings(process.env);
        const listed = await openRejectList(
          rejects ?? path.join(dataDir, 'imports', `${path.basename(path.resolve(source))}.newspapers.rejected.tsv`),
        );
        let bar: ReturnType<AdminConsole['progress']> | null = null;
        try {
          const done = await withSite(({ db, files }) => {
            const request: NewspaperImport = {
              source,
              titleName: title?.trim() || null,
              access: access.filter(isNewspaperAccess),
              isCheckOnly: check,
              isFewerAccepted: acceptFewer === true,
              dataDir,
              files,
              gazetteer: loadGazetteer(),
              onFault: ({ file, line, reason }, isRejected) =>
                listed.add(file, line, isRejected ? reason : `taken all the same: ${reason}`),
              onPassedOver: (file) => listed.add(file, 0, 'passed over: no issue is read from it'),
              onFound: (issues) => (bar = progress(check ? 'Checking' : 'Importing', issues, 'issues')),
              onIssue: () => bar?.add(1),
              signal,
            };
            return isManifest(source) ? importManifest(db, request, hosts) : importNewspapers(db, request);
          });
          bar = stopped(bar);
          report(done, check, listed.file);
        } finally {
          stopped(bar);
          await listed.close();
        }
      },
    );

  function report(done: ImportedNewspapers, check: boolean, list: string): void {
    const { issues, unchanged, pages, words, articles, guessed, linkedWords, rejected, remarks, passedOver } = done;
    if (issues > 0 || unchanged === 0)
      say(
        `${check ? 'Checked' : 'Imported'} ${countInWords(issues, 'issue')}: ${countInWords(pages, 'page')}, ${countInWords(articles, 'article')}, ${countInWords(words, 'word')}.`,
      );
    if (guessed > 0)
      say(`${countInWords(guessed, 'article')} separated by columns and headlines, and marked as a guess.`);
    if (check && words > 0)
      say(
        `${countInWords(linkedWords, 'word')} in articles that the files tell apart, ${figure(words - linkedWords)} in none: readers find those in the articles marked as a guess.`,
      );
    if (unchanged > 0) say(`${countInWords(unchanged, 'issue')} here already from these very files: nothing changed.`);
    for (const { name, issues: held, first, last, gaps } of done.titles) {
      if (gaps.length === 0) continue;
      const named = gaps
        .slice(0, GAPS_NAMED)
        .map(({ date }) => date)
        .join(', ');
      say(
        `${name}: ${countInWords(gaps.length, 'gap')} beside ${countInWords(held, 'issue')} from ${first} to ${last}: ${named}${gaps.length > GAPS_NAMED ? `, and ${figure(gaps.length - GAPS_NAMED)} more` : ''}.`,
      );
    }
    if (rejected + remarks > 0)
      say(
        `${figure(rejected)} rejected, ${countInWords(remarks, 'remark')}; each with its file, line and reason in ${list}`,
      );
    if (passedOver > 0)
      say(
        `${countInWords(passedOver, 'file')} passed over, since no issue is read from ${passedOver === 1 ? 'it' : 'them'}: named in ${list}`,
      );
    if (done.isStopped)
      throw new Stopped('Stopped. The issues that were imported stay; the same command goes on with the next one.');
  }
}

function stopped(bar: ReturnType<AdminConsole['progress']> | null): null {
  bar?.stop();
  return null;
}

export default defineCommand(50, importNewspapersCommand);
