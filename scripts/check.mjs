// `npm run check`: what must hold before any test runs, two steps at a time, since the machine that checks has two
// cores at least. Each step prints its seconds when it ends, with what it said; all run, and any failure fails the
// whole.
import { spawn } from 'node:child_process';

const bin = (file) => `node_modules/${file}`;
// The long ones first.
const STEPS = [
  [
    'lint and fences',
    [bin('eslint/bin/eslint.js'), '.', '--cache', '--cache-location', '.cache/eslint/', '--max-warnings', '0'],
  ],
  ['promises', [bin('oxlint/bin/oxlint'), '--type-aware']],
  ['types', [bin('typescript-7/bin/tsc'), '-p', '.']],
  ['codegen is clean', ['--import', 'tsx', 'scripts/codegen.ts', '--check']],
  // Generated files are not in git, and imported all the same.
  ['dead code', [bin('knip/bin/knip.js'), '--no-progress', '--no-gitignore']],
  ['formatting', [bin('oxfmt/bin/oxfmt'), '--check', '.']],
  ['bundle budget', ['--import', 'tsx', 'scripts/bundle-budget.mjs']],
];
const AT_ONCE = 2;

/** Resolves with whether the step passed; never rejects. */
function run([name, args]) {
  const started = Date.now();
  return new Promise((resolve) => {
    const said = [];
    const step = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    step.stdout.on('data', (chunk) => said.push(chunk));
    step.stderr.on('data', (chunk) => said.push(chunk));
    step.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      console.log(`${code === 0 ? 'ok' : 'check failed:'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      resolve(code === 0);
    });
  });
}

const waiting = [...STEPS];
let allPassed = true;
async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) allPassed = (await run(step)) && allPassed;
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
process.exit(allPassed ? 0 : 1);
