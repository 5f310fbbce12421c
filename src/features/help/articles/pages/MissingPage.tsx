import { MissingPanel } from '#features/help/core/index.ts';

/** Any path below the help that has no page. */
export function Component() {
  return <MissingPanel kind="page" />;
}
