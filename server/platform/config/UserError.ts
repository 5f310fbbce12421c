/**
 * Something the operator of the site can mend: a wrong setting, a missing file, a taken folder. Its message is one
 * clear sentence and is shown alone, without a stack trace.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
}
