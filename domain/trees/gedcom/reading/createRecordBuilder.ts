import { figure } from '#domain/kernel/wording/countInWords.ts';

import type { NumberedLine } from '../encoding/lineSplitter.ts';
import type { GedcomLine } from '../gedcomLine.ts';
import type { ReportProblem } from '../gedcomProblem.ts';
import { parseLine } from './parseLine.ts';
import { RefusedGedcom } from './RefusedGedcom.ts';

/** Characters of a line beyond which the rest is left out; 5.5.1 allows 255, and no one keeps to it. */
const LONGEST_LINE = 1024 ** 2;
const MOST_LINES_OF_RECORD = 500_000;
const DEEPEST_LEVEL = 99;
/** Characters of the largest record of a file that is to be imported. */
export const LARGEST_RECORD = 16 * 1024 ** 2;

/** Puts lines together to records. */
export interface RecordBuilder {
  /** Takes a line; answers the record before it when the line starts another. */
  add: (line: NumberedLine) => GedcomLine | null;
  /** The record that the file ended with; null where there was none. */
  end: () => GedcomLine | null;
}

interface Open {
  line: GedcomLine;
  /** As the file has it: levels that jump stay comparable with the lines beside them. */
  level: number;
}

/**
 * Whatever is wrong with a line is reported and put where it does least harm: below the nearest line above it.
 * @param mostCharacters - of a record; `add` throws RefusedGedcom for the line that goes beyond.
 */
export function createRecordBuilder(report: ReportProblem, mostCharacters = Infinity): RecordBuilder {
  let open: Open[] = [];
  let [lines, characters] = [0, 0];

  function addBelow(level: number, line: GedcomLine): void {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) >= level) open.pop();
    const parent = open.at(-1);
    if (!parent) return;
    if (level > DEEPEST_LEVEL) report('too-deep', line.number);
    else if (level > parent.level + 1) report('level-jump', line.number);
    parent.line.children.push(line);
    if (level <= DEEPEST_LEVEL) open.push({ line, level });
  }

  /** Words without level and tag go on with the value above them, as CONT would. */
  function addWords(text: string, number: number): void {
    const last = open.at(-1);
    if (!last) return report('stray', number);
    report('no-level', number);
    const goesOn = (last.line.tag === 'CONT' || last.line.tag === 'CONC') && open.length > 1 ? open.at(-2) : last;
    goesOn?.line.children.push({ tag: 'CONT', xref: '', value: text, children: [], number });
  }

  function readable(text: string, number: number): string {
    if (text.length > LONGEST_LINE) report('cut-line', number, figure(LONGEST_LINE));
    // Half of a character of two halves is no text.
    const cut = text.length > LONGEST_LINE ? text.slice(0, LONGEST_LINE).replace(/[\ud800-\udbff]$/u, '') : text;
    if (!cut.includes('\0')) return cut;
    report('nul', number);
    return cut.replaceAll('\0', '\ufffd');
  }

  function begin(line: GedcomLine): GedcomLine | null {
    const done = open[0]?.line ?? null;
    open = [{ line, level: 0 }];
    [lines, characters] = [1, line.value.length];
    return done;
  }

  return {
    add({ text: raw, number }) {
      const text = readable(raw, number);
      const parsed = parseLine(text, open.at(-1)?.level ?? 0);
      if (!parsed && text.trim() === '') return null;
      if (parsed?.level === 0)
        return begin({ tag: parsed.tag, xref: parsed.xref, value: parsed.value, children: [], number });
      lines += 1;
      characters += text.length;
      if (characters > mostCharacters)
        throw new RefusedGedcom(
          `Line ${figure(number)} of this file: the record it belongs to is larger than ${LARGEST_RECORD / 1024 ** 2} MB. Shorten its notes in your program, and export the file again.`,
        );
      if (lines > MOST_LINES_OF_RECORD) {
        if (lines === MOST_LINES_OF_RECORD + 1) report('cut-record', number, figure(MOST_LINES_OF_RECORD));
      } else if (!parsed) addWords(text, number);
      else if (open.length === 0) report('stray', number);
      else addBelow(parsed.level, { tag: parsed.tag, xref: parsed.xref, value: parsed.value, children: [], number });
      return null;
    },
    end() {
      const done = open[0]?.line ?? null;
      open = [];
      return done;
    },
  };
}

/** A record from the lines it was kept as, which `formatRecord` wrote. Null where there is none. */
export function parseRecord(lines: string): GedcomLine | null {
  const builder = createRecordBuilder(() => undefined);
  lines.split('\n').forEach((text, index) => builder.add({ text, number: index + 1 }));
  return builder.end();
}
