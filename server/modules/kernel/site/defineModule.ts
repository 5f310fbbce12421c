import type { Module } from './site.ts';

/** Says what a module brings: the default export of its module.ts, which the start finds by its folder. */
export const defineModule = (module: Module): Module => module;
