import type { ReportBlock, ReportEntry, ReportRun } from './reportEntry.ts';

const words = (runs: readonly ReportRun[]): string => runs.map(({ text }) => text).join('');

function blockText(block: ReportBlock): string[] {
  switch (block.kind) {
    case 'text':
      return [words(block.runs).trim()];
    case 'heading':
      return [block.text];
    case 'facts':
      return block.rows.flatMap(({ label, runs }) => [label, words(runs)]);
    case 'children':
      return [
        block.lead,
        ...block.children.map(
          ({ number, roman, runs }) => `${number === null ? '' : `${number} `}${roman}. ${words(runs)}`,
        ),
      ];
    case 'pictures':
      return block.pictures.map(({ caption }) => caption);
  }
}

/** What an entry says, without the figures of its notes: a file and a page of the site must both say this. */
export const entryText = ({ number, title, aside, blocks }: ReportEntry): string[] => [
  `${number === null ? '' : `${number}. `}${words(title)}`,
  ...(aside === '' ? [] : [aside]),
  ...blocks.flatMap(blockText),
];
