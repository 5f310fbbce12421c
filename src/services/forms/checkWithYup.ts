// By name, so that the bundler leaves the rest of formik out of the site: some of it needs a package that is aliased
// away (rspack.config.ts), and would fail as soon as the whole of formik is evaluated.
export { validateYupSchema, yupToFormErrors } from 'formik';
export * as yup from 'yup';
