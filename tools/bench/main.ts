import { availableParallelism, totalmem } from 'node:os';

import { Command } from 'commander';

import { attackBench } from './attack/attackBench.ts';
import { type Bench, type BenchReport, renderReport } from './benchReport.ts';
import { billingBench } from './billing/billingBench.ts';
import { copiesBench } from './copies/copiesBench.ts';
import { firstLoadBench } from './firstLoad/firstLoadBench.ts';
import { gedcomBench } from './gedcomBench.ts';
import { gedcomSiteBench } from './gedcomSiteBench.ts';
import { hintsBench } from './hints/hintsBench.ts';
import { importBench } from './importBench.ts';
import { linkageBench } from './linkage/linkageBench.ts';
import { messagingBench } from './messaging/messagingBench.ts';
import { newspapersBench } from './newspapers/newspapersBench.ts';
import { readerBench } from './newspapers/readerBench.ts';
import { soakBench } from './newspapers/soakBench.ts';
import { relevanceBench } from './relevance/relevanceBench.ts';
import { vagueBench } from './relevance/vagueBench.ts';
import { growthBench } from './search/growthBench.ts';
import { openSearchBench } from './search/openSearchBench.ts';
import { searchBench } from './search/searchBench.ts';
import { sessionBench } from './session/sessionBench.ts';
import { sheetsBench } from './sheetsBench.ts';
import { siteBench } from './site/siteBench.ts';
import { kinshipBench } from './tree/kinshipBench.ts';
import { reportsBench } from './tree/reportsBench.ts';
import { treeBench } from './tree/treeBench.ts';

const BENCHES: readonly Bench[] = [
  searchBench,
  growthBench,
  openSearchBench,
  siteBench,
  copiesBench,
  importBench,
  sheetsBench,
  gedcomBench,
  gedcomSiteBench,
  linkageBench,
  hintsBench,
  relevanceBench,
  vagueBench,
  treeBench,
  kinshipBench,
  reportsBench,
  newspapersBench,
  readerBench,
  soakBench,
  messagingBench,
  billingBench,
  firstLoadBench,
  sessionBench,
  attackBench,
];

const program = new Command('npm run bench --')
  .description('Measures the site on fictional data; see docs/operating.md.')
  .showHelpAfterError();
for (const bench of BENCHES) {
  const command = program
    .command(bench.name)
    .description(bench.description)
    .option('--json', 'print one JSON object instead of tables');
  for (const { flag, description, fallback } of bench.options)
    command.option(`--${flag} <number>`, `${description} (${fallback})`, (text) => Number.parseInt(text, 10), fallback);
  command.action(async (given: Record<string, number | boolean>) => {
    const options = Object.fromEntries(
      bench.options.map(({ flag, fallback }) => [
        flag,
        Number(given[flag.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())] ?? fallback),
      ]),
    );
    const isJson = given.json === true;
    const found = await bench.run(options, (line) => process.stderr.write(`${line}\n`));
    const report: BenchReport = {
      bench: bench.name,
      at: new Date().toISOString(),
      machine: {
        cores: availableParallelism(),
        node: process.version,
        platform: `${process.platform} ${process.arch}`,
        memoryGb: Math.round(totalmem() / 2 ** 30),
      },
      ...found,
    };
    process.stdout.write(`${isJson ? JSON.stringify(report) : renderReport(report)}\n`);
    process.exit(0);
  });
}
// Search threads alone do not keep a process running.
setInterval(() => undefined, 60_000);
await program.parseAsync();
