import { validateWith } from './validateWith.ts';

interface Values {
  name: string;
  lines: { text: string }[];
}

const schemaOf = jest.fn<
  ReturnType<Parameters<typeof validateWith>[0]>,
  Parameters<Parameters<typeof validateWith>[0]>
>((yup) =>
  yup.object({
    name: yup.string().trim().required('Enter a name.').max(5, 'Too long.'),
    lines: yup.array().of(yup.object({ text: yup.string().required('Enter a text.') })),
  }),
);
const check = validateWith<Values>(schemaOf);

it.each<[string, Values, object]>([
  ['nothing', { name: 'Ann', lines: [] }, {}],
  ['an empty field', { name: '', lines: [] }, { name: 'Enter a name.' }],
  [
    'several fields at once',
    { name: 'Joanna', lines: [{ text: 'a' }, { text: '' }] },
    { name: 'Too long.', lines: [undefined, { text: 'Enter a text.' }] },
  ],
])('refuses %s, at the field and in the words of the schema', async (_case, values, expected) =>
  expect(await check(values)).toEqual(expected),
);

it('makes its schema once', async () => {
  await check({ name: 'Ann', lines: [] });
  await check({ name: 'Bea', lines: [] });
  expect(schemaOf).toHaveBeenCalledTimes(1);
});
