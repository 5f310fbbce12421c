/**
 * Stands in for the package `hoist-non-react-statics` (rspack.config.ts). Only formik's `connect` and `withFormik` call
 * it, and formik calls `connect` for parts of its own when it is loaded whole, so a function must be here; nothing uses
 * what it copies.
 */
export default function hoistNonReactStatics<Target>(target: Target): Target {
  return target;
}
