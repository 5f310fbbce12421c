import { sidesOf } from './confusions.ts';

/** A stretch of letters that another took the place of; either may be empty. */
interface Stretch {
  read: string;
  meant: string;
}

/** Longer stretches say that a word was replaced, not how it was misread. */
const MOST_LETTERS = 2;
/** Of a word so much may differ: beyond that it is another word. */
const MOST_DIFFERENT = 0.5;
const LETTERS = /^[a-z]+$/u;

/** Letters changed, added and left out, by how much of either word is looked at. */
function editCosts(read: string, meant: string): Uint16Array[] {
  const costs = Array.from({ length: read.length + 1 }, () => new Uint16Array(meant.length + 1));
  for (let i = 0; i <= read.length; i += 1) {
    for (let j = 0; j <= meant.length; j += 1) {
      if (i === 0 || j === 0) costs[i]![j] = i + j;
      else
        costs[i]![j] = Math.min(
          costs[i - 1]![j - 1]! + (read[i - 1] === meant[j - 1] ? 0 : 1),
          costs[i - 1]![j]! + 1,
          costs[i]![j - 1]! + 1,
        );
    }
  }
  return costs;
}

/** Where two words differ, between letters that they share. */
function differences(read: string, meant: string): Stretch[] {
  const costs = editCosts(read, meant);
  const found: Stretch[] = [];
  let [readEnd, meantEnd] = [read.length, meant.length];
  const end = (i: number, j: number) => {
    if (i < readEnd || j < meantEnd) found.unshift({ read: read.slice(i, readEnd), meant: meant.slice(j, meantEnd) });
    [readEnd, meantEnd] = [i - 1, j - 1];
  };
  for (let [i, j] = [read.length, meant.length]; i >= 0 && j >= 0;) {
    const cost = costs[i]![j]!;
    if (i > 0 && j > 0 && read[i - 1] === meant[j - 1] && costs[i - 1]![j - 1] === cost) {
      end(i, j);
      i -= 1;
      j -= 1;
    } else if (i > 0 && j > 0 && costs[i - 1]![j - 1] === cost - 1) [i, j] = [i - 1, j - 1];
    else if (i > 0 && costs[i - 1]![j] === cost - 1) i -= 1;
    else if (j > 0) j -= 1;
    else {
      end(0, 0);
      break;
    }
  }
  return found;
}

/** The name of a confusion: the fewer letters first, else in the order of the alphabet. */
function nameOf({ read, meant }: Stretch): string {
  const [short, long] = sidesOf(`${read}~${meant}`);
  return short.length === long.length && long < short ? `${long}~${short}` : `${short}~${long}`;
}

/**
 * Which letters a machine took for which, from a word as it was read and as a member has corrected it; both folded. One
 * letter for one or two, two for one, or a letter lost or made. None where the words have little in common.
 */
export function confusionsOf(read: string, meant: string): string[] {
  if (read === meant || !LETTERS.test(read) || !LETTERS.test(meant)) return [];
  const found = differences(read, meant);
  const letters = found.reduce((sum, stretch) => sum + Math.max(stretch.read.length, stretch.meant.length), 0);
  if (letters > Math.max(read.length, meant.length) * MOST_DIFFERENT) return [];
  return found.flatMap((stretch) => {
    const [short, long] = sidesOf(`${stretch.read}~${stretch.meant}`);
    const isConfusion =
      long.length <= MOST_LETTERS &&
      short.length <= 1 &&
      short.length + long.length > 0 &&
      !(short === '' && long.length > 1);
    return isConfusion ? [nameOf(stretch)] : [];
  });
}
