// A loader for react-router's production build in the browser: it leaves out what only its framework mode uses (prefetching of
// pages by links, server components, instrumentation, `<Form>`, data in the document) and routes that are lazy by themselves, which
// tree shaking must keep: ours are lazy pages (src/app/lazyPage.tsx). 3.5 kB of every first load.
// A cut that no longer fits stops the build, so that an update of the package is looked at.
const CUTS = [
  ['function PrefetchPageLinks({ page, ...linkProps }) {', 'function PrefetchPageLinks() {\n  return null;\n}\nfunction unusedPrefetchPageLinks({ page, ...linkProps }) {'],
  ['function usePrefetchBehavior(prefetch, theirElementProps) {', 'function usePrefetchBehavior() {\n  return [false, null, null];\n}\nfunction unusedPrefetchBehavior(prefetch, theirElementProps) {'],
  ['return shouldPrefetch && !isAbsolute ? /* @__PURE__ */ React10.createElement(React10.Fragment, null, link, /* @__PURE__ */ React10.createElement(PrefetchPageLinks, { page: href })) : link;', 'return link;'],
  ['return /* @__PURE__ */ React2.createElement(RSCErrorHandler, { error }, result);', 'return result;'],
  ['  if (init.instrumentations) {\n    router = instrumentClientSideRouter(', '  if (false) {\n    router = instrumentClientSideRouter('],
  ['  if (init.instrumentations) {\n    let instrumentations = init.instrumentations;', '  if (false) {\n    let instrumentations = init.instrumentations;'],
  ['  if (!route.lazy) {\n    return {', '  {\n    return {'],
  ['  if (!routeToUpdate.lazy || typeof routeToUpdate.lazy !== "object") {\n    return;\n  }', '  return;'],
  ['function parseHydrationData() {', 'function parseHydrationData() {\n  return undefined;\n}\nfunction unusedParseHydrationData() {'],
  ['var Form = React10.forwardRef(', 'var Form = /* @__PURE__ */ React10.forwardRef('],
  ['Form.displayName = "Form";', ''],
];

/** The part with the router of browsers; others pass unchanged. */
const isRouter = (source) => source.includes('function createBrowserRouter(');

export default function withoutFramework(source) {
  if (!isRouter(source)) return source;
  return CUTS.reduce((text, [part, instead]) => {
    if (text.split(part).length !== 2) throw new Error(`react-router has changed: “${part.slice(0, 60)}” is there ${text.split(part).length - 1} times (scripts/withoutFramework.mjs)`);
    return text.replace(part, () => instead);
  }, source);
}
