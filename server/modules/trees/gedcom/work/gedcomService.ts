import type { GedcomWork } from './GedcomWork.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    /** Where trees are written as files: not among the requests. */
    gedcomWork: GedcomWork;
  }
}
