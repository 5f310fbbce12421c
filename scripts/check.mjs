// `npm run check`: what must hold before any test runs. Each step prints its seconds; the first failure ends it.
import { spawnSync } from 'node:child_process';

const bin = (file) => `node_modules/${file}`;
const STEPS = [
  ['codegen is clean', ['--import', 'tsx', 'scripts/codegen.ts', '--check']],
  ['types', [bin('typescript/bin/tsc'), '-p', '.']],
  ['lint and fences', [bin('eslint/bin/eslint.js'), '.', '--cache', '--cache-location', '.cache/eslint/', '--max-warnings', '0']],
  ['dead code', [bin('knip/bin/knip.js'), '--no-progress']],
  ['bundle budget', ['scripts/bundle-budget.mjs']],
];

for (const [name, args] of STEPS) {
  const started = Date.now();
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (status !== 0) {
    console.error(`check failed: ${name} (${seconds} s)`);
    process.exit(status ?? 1);
  }
  console.log(`ok ${name} (${seconds} s)`);
}
