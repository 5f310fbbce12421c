import { UserError } from '#server/platform/config/UserError.ts';

/** Thrown by a command that Ctrl-C stopped at a safe place; its message says how to go on. */
export class Stopped extends UserError {}
