import { GenericError } from '../errors/GenericError.tsx';

/** `/error`: the generic error page at an address of its own (spec 1 section 2). */
export function Component() {
  return <GenericError />;
}
