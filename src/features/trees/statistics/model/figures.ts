import { figure } from '#domain/kernel/wording/countInWords.ts';
import { centuryInWords } from '#domain/trees/statistics/century.ts';

import { ageTexts, birthTexts, centuryTexts, completenessTexts, nameTexts, sizeTexts, sourceTexts } from '../texts.ts';
import type {
  TreeAgeSpread,
  TreeCommonNames,
  TreeCompleteness,
  TreeFamilySizes,
  TreeSourcedFacts,
  TreeStatistics,
} from '../treeStatisticsApi.ts';
import { barRow, type FigureData } from './figureRow.ts';

const most = (values: readonly number[]): number => Math.max(1, ...values);

/** How complete the ancestors of a person are. */
export const completenessFigure = (name: string, generations: TreeCompleteness): FigureData => ({
  title: completenessTexts.title,
  caption: completenessTexts.caption(name),
  rows: generations.map(({ generation, known, possible }) =>
    barRow(
      completenessTexts.generations(generation),
      completenessTexts.value(known, possible),
      (known * 100) / possible,
    ),
  ),
  end: 100,
  axis: null,
  columns: [completenessTexts.generation, completenessTexts.known, completenessTexts.possible, completenessTexts.share],
  table: generations.map(({ generation, known, possible }) => [
    completenessTexts.generations(generation),
    figure(known),
    figure(possible),
    completenessTexts.shareOf(known, possible),
  ]),
});

/** Ages at death or at marriage. */
export const ageFigure = (
  { title, caption }: { title: string; caption: string },
  spreads: readonly TreeAgeSpread[],
): FigureData => ({
  title,
  caption,
  rows: spreads.map(({ century, group, count, lower, median, upper }) => ({
    label: ageTexts.row(centuryInWords(century), ageTexts.groups[group]),
    value: ageTexts.value(median, count),
    from: lower,
    to: upper,
    mark: median,
    tone: group === 'MEN' ? 'first' : 'second',
  })),
  end: Math.ceil(most(spreads.map(({ upper }) => upper)) / 10) * 10,
  axis: ageTexts.axis,
  columns: [ageTexts.century, ageTexts.group, ageTexts.people, ageTexts.lower, ageTexts.median, ageTexts.upper],
  table: spreads.map(({ century, group, count, lower, median, upper }) => [
    centuryInWords(century),
    ageTexts.groups[group],
    figure(count),
    String(lower),
    String(median),
    String(upper),
  ]),
});

/** The commonest names of a century, or of all. */
export const namesFigure = (which: string, { century, total, names }: TreeCommonNames): FigureData => ({
  title: nameTexts.title,
  caption: nameTexts.caption(
    which,
    century === null ? centuryTexts.inAll : centuryTexts.ofBirth(centuryInWords(century)),
  ),
  rows: names.map(({ name, count }) => barRow(name, nameTexts.value(count, total), count)),
  end: most(names.map(({ count }) => count)),
  axis: null,
  columns: [nameTexts.name, nameTexts.people, nameTexts.share],
  table: names.map(({ name, count }) => [name, figure(count), nameTexts.shareOf(count, total)]),
});

/** Where people were born. */
export const birthsFigure = (
  { bornSomewhere }: Pick<TreeStatistics, 'bornSomewhere'>,
  places: TreeStatistics['birthPlaces'],
): FigureData => ({
  title: birthTexts.title,
  caption: birthTexts.caption(bornSomewhere),
  rows: places.map(({ name, count }) => barRow(name, figure(count), count)),
  end: most(places.map(({ count }) => count)),
  axis: null,
  columns: [birthTexts.place, birthTexts.people],
  table: places.map(({ name, count }) => [name, figure(count)]),
});

/** Children per family, up to the largest there is. */
export function sizesFigure({ families, children, sizes }: TreeFamilySizes): FigureData {
  const shown = sizes.slice(0, sizes.findLastIndex((count) => count > 0) + 1);
  const label = (at: number) => sizeTexts.size(at + 1, at + 1 === sizes.length);
  return {
    title: sizeTexts.title,
    caption: sizeTexts.caption(families, (children / Math.max(1, families)).toFixed(1)),
    rows: shown.map((count, at) => barRow(label(at), sizeTexts.value(count), count)),
    end: most(shown),
    axis: null,
    columns: [sizeTexts.children, sizeTexts.families],
    table: shown.map((count, at) => [label(at), figure(count)]),
  };
}

/** How many facts name a source. */
export const sourcesFigure = (sources: readonly TreeSourcedFacts[]): FigureData => ({
  title: sourceTexts.title,
  caption: sourceTexts.caption(
    sources.reduce((sum, { sourced }) => sum + sourced, 0),
    sources.reduce((sum, { facts }) => sum + facts, 0),
  ),
  rows: sources.map(({ label, facts, sourced }) =>
    barRow(label, sourceTexts.value(sourced, facts), (sourced * 100) / Math.max(1, facts)),
  ),
  end: 100,
  axis: null,
  columns: [sourceTexts.fact, sourceTexts.facts, sourceTexts.sourced, sourceTexts.share],
  table: sources.map(({ label, facts, sourced }) => [
    label,
    figure(facts),
    figure(sourced),
    sourceTexts.shareOf(sourced, facts),
  ]),
});
