// `npm run dev`: the server, restarted when its files change, and the application with hot reload, on one address.
// Types of GraphQL follow the .graphql files. One Ctrl-C ends everything. PORT is the server's, DEV_PORT the browser's.
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

const node = (args, env = {}) => spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
const runOnce = (args) => {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
const CODEGEN = ['--import', 'tsx', 'scripts/codegen.ts'];

runOnce(['scripts/bootstrap.mjs']);
runOnce(CODEGEN);

const port = process.env.PORT ?? '3000';
const devPort = process.env.DEV_PORT ?? '5173';
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${devPort}`;
console.log(`Develop at ${publicUrl} (server on port ${port})`);

// Sign-in is bound to one origin: the one in the browser's address bar.
const server = node(['--import', 'tsx', '--watch', '--watch-preserve-output', 'server/main.ts', '--without-client'], {
  PORT: port,
  PUBLIC_URL: publicUrl,
});
const client = node(['node_modules/@rspack/cli/bin/rspack.js', 'serve'], {
  DEV_PORT: devPort,
  BACKEND_URL: `http://127.0.0.1:${port}`,
});

let pending;
const watchers = ['server/modules', 'src/features'].map((folder) =>
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.graphql')) return;
    clearTimeout(pending);
    // Editors save in several steps.
    pending = setTimeout(() => node(CODEGEN), 150);
  }),
);

let isStopping = false;
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  watchers.forEach((watcher) => watcher.close());
  clearInterval(orphanCheck);
  process.exitCode = code;
  for (const child of [server, client]) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
}
for (const child of [server, client]) child.on('exit', (code) => stop(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
// npm runs this below a shell that keeps SIGTERM to itself.
const parent = process.ppid;
const orphanCheck = setInterval(() => process.ppid !== parent && stop(0), 500);
