import { openConsole } from './openConsole.ts';
import { runCommand } from './runCommand.ts';

// What a command writes is for its own user: exports, rejected rows, images.
process.umask(0o077);
const console = openConsole();
const code = await runCommand(process.argv.slice(2), console);
process.exit(console.signal.aborted ? process.exitCode : code);
