import { createCommandReader } from './createCommandReader.ts';
import { createOwnReader } from './createOwnReader.ts';
import type { PageReader, ReadingMethod } from './PageReader.ts';

/** Opens what reads pages as the operator chose. @throws UserError when it is not installed. */
export const openPageReader = ({ command }: ReadingMethod): PageReader =>
  command === null ? createOwnReader() : createCommandReader(command);
