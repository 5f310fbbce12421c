// `npm run test:deploy`: deploy/ by the schema of Compose and by the types of Kubernetes, as their own Go modules have them. Go 1.26 or newer downloads those by their checksums.
import { spawnSync } from 'node:child_process';

if (spawnSync('go', ['version']).status !== 0) {
  console.error('Go is not installed: https://go.dev/dl. Nothing was checked.');
  process.exit(2);
}
const { status } = spawnSync('go', ['run', '.', '..'], { cwd: 'deploy/check', stdio: 'inherit' });
process.exit(status ?? 1);
