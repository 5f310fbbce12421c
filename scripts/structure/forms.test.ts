import { readFileSync } from 'node:fs';

import { sourceFiles } from './importGraph.ts';

/** A `<form>` of its own, each with its reason. */
const WITHOUT_FORMIK: Readonly<Record<string, string>> = {
  'src/ui/Form/Form.tsx': 'the one form that all others are',
  'src/features/help/core/HelpSearchBox.tsx': 'a question leads to an address: nothing is sent',
  'src/features/billing/staff/BillingDeskPage.tsx': 'a clue leads to an address: nothing is sent',
  'src/features/records/sets/components/ListFilters.tsx': 'filters the list while one types: nothing is sent',
};
/** Where formik itself is asked for; everything else uses `useForm`. */
const FORMIK = ['src/services/forms/checkWithYup.ts', 'src/ui/Form/FormikCore.tsx'];

const filesWith = (pattern: RegExp): string[] =>
  sourceFiles('src')
    .filter((file) => !/\.test\.tsx?$/u.test(file) && pattern.test(readFileSync(file, 'utf8')))
    .sort();

describe('a form by which something is sent', () => {
  it('is the house’s Form, which takes what useForm gives', () =>
    expect(filesWith(/<form[\s>]/u)).toEqual(Object.keys(WITHOUT_FORMIK).sort()));

  it('reaches formik by useForm alone, so that no page pays for it before it is touched', () =>
    expect(filesWith(/^(?:import|export) (?!type\b)[^;]*from 'formik'/mu)).toEqual(FORMIK));

  it('has yup downloaded at the first check and not with the page', () =>
    expect(filesWith(/^(?:import|export) (?!type\b)[^;]*from 'yup'/mu)).toEqual([
      'src/services/forms/checkWithYup.ts',
    ]));
});
