// A loader for packages in the built application: it leaves out what this application never uses of them and tree
// shaking must keep. In
// development packages are whole.
import path from 'node:path';

import { cutCode } from './cutCode.mjs';
import { iconLines, icons } from './icons.mjs';
import { openId } from './openId.mjs';
import { openSeadragon } from './openSeadragon.mjs';
import { react, reactDom, reactDomClient, scheduler } from './react.mjs';
import { router } from './router.mjs';
import { immer, query, queryHooks, toolkit } from './toolkit.mjs';
import { vitals } from './vitals.mjs';

/** By the ends of addresses of files; of several that match only those with a text are cut. */
const CUTS = [
  { file: /\/react\/cjs\/react\.production\.js$/u, cuts: react },
  { file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/u, cuts: reactDomClient },
  { file: /\/react-dom\/cjs\/react-dom\.production\.js$/u, cuts: reactDom },
  { file: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/u, cuts: icons },
  { file: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/u, having: '__iconData.node;', cuts: iconLines },
  {
    file: /\/react-router\/dist\/production\/chunk-[^/]+\.mjs$/u,
    having: 'function createBrowserRouter(',
    cuts: router,
  },
  { file: /\/@reduxjs\/toolkit\/dist\/query\/rtk-query\.modern\.mjs$/u, cuts: query },
  { file: /\/@reduxjs\/toolkit\/dist\/query\/react\/rtk-query-react\.modern\.mjs$/u, cuts: queryHooks },
  { file: /\/@reduxjs\/toolkit\/dist\/redux-toolkit\.modern\.mjs$/u, cuts: toolkit },
  { file: /\/immer\/dist\/immer\.mjs$/u, cuts: immer },
  { file: /\/oidc-client-ts\/dist\/esm\/oidc-client-ts\.js$/u, cuts: openId },
  { file: /\/openseadragon\/build\/openseadragon\/openseadragon\.js$/u, cuts: openSeadragon },
  { file: /\/scheduler\/cjs\/scheduler\.production\.js$/u, cuts: scheduler },
  { file: /\/web-vitals\/dist\/web-vitals\.js$/u, cuts: vitals },
];

/** @param {string} file - an address of a module of the build */
export const isCut = (file) => CUTS.some((cut) => cut.file.test(file.split(path.sep).join('/')));

export default function withoutUnused(source) {
  const file = this.resourcePath.split(path.sep).join('/');
  const found = CUTS.find((cut) => cut.file.test(file));
  return !found || (found.having && !source.includes(found.having))
    ? source
    : cutCode(source, found.cuts, path.basename(file));
}
