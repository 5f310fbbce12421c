import { ruleSchema } from './ruleSchema.ts';
import { validateWith } from './validateWith.ts';

interface Values {
  name: string;
  place: string;
}

const check = validateWith<Values>(() =>
  Promise.resolve(
    ruleSchema<Values>({ name: '', place: '' }, ({ name, place }) => ({
      ...(name.trim() === '' && { name: 'Enter a name.' }),
      ...(place.length > 3 && { place: 'Too long.' }),
    })),
  ),
);

it.each<[string, Values, object]>([
  ['nothing', { name: 'Ann', place: '' }, {}],
  ['an empty field, which the rule is given as an empty text', { name: '', place: '' }, { name: 'Enter a name.' }],
  ['several fields at once', { name: ' ', place: 'Roche' }, { name: 'Enter a name.', place: 'Too long.' }],
])('refuses %s, at the field and in the words of the rule', async (_case, values, expected) =>
  expect(await check(values)).toEqual(expected),
);
