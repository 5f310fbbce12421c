import type { Site } from '#server/modules/kernel/site/site.ts';

import { createGedcomWork } from './createGedcomWork.ts';
import type { GedcomWork } from './GedcomWork.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    /** Largest GEDCOM file that is taken in, in megabytes. */
    gedcomMegabytes: number;
    /** Where trees are written as files: not among the requests. */
    gedcomWork: GedcomWork;
  }
}

/** The processes of a site that read and write GEDCOM files: for `perSite`. */
export const gedcomWorkOf = ({ connection, settings, log }: Site): GedcomWork =>
  createGedcomWork({ connection, memoryMegabytes: settings.gedcomMemoryMegabytes, log });
