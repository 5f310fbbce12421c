import type { ListedTitle } from '#features/newspapers/core/index.ts';

import { advancedTexts as texts } from '../texts.ts';
import { optionOf } from './advancedValues.ts';
import type { Option } from './countyOptions.ts';
import { seriesOf } from './facetChoice.ts';

/** The chosen values as an option, one a line, where they are not among those on offer. */
export const withChosen = (options: readonly Option[], chosen: string): Option[] =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? [...options]
    : [{ value: chosen, label: texts.several(chosen.split('\n').length) }, ...options];

/** Newspapers, then series of them where they may be offered. */
export function titleOptions(titles: readonly ListedTitle[], hasSeries: boolean, chosen: string): Option[] {
  const series = hasSeries
    ? seriesOf(titles).map(({ name, titles: ids }) => ({
        value: optionOf([...ids].sort()),
        label: texts.seriesOption(name),
      }))
    : [];
  const single = titles.map(({ id, name }) => ({ value: id, label: name }));
  return withChosen([...single, ...series.filter(({ value }) => !single.some((each) => each.value === value))], chosen);
}
