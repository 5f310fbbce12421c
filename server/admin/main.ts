import { openConsole } from './openConsole.ts';
import { runCommand } from './runCommand.ts';

const console = openConsole();
const code = await runCommand(process.argv.slice(2), console);
process.exit(console.signal.aborted ? process.exitCode : code);
