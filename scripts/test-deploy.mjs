// `npm run test:deploy`: reads every file of deploy/ by the program it is for. Caddyfile, Compose and Kubernetes by
// their own Go modules, which Go 1.26 or newer downloads by their checksums; nginx.conf and muniment.service by nginx
// and systemd, where those are installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const has = (program, args) => spawnSync(program, args).error === undefined;
const faults = [];
function check(name, program, args, options = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options });
  if (status !== 0) faults.push(name);
  console.log(`${status === 0 ? 'ok   ' : 'wrong'} ${name}${status === 0 ? '' : `\n${stdout}${stderr}`}`);
}

if (!has('go', ['version'])) {
  console.error('Go is not installed: https://go.dev/dl. Nothing was checked.');
  process.exit(2);
}
const home = mkdtempSync(path.join(os.tmpdir(), 'muniment-deploy-'));
try {
  // Compose wants the file of settings to be there.
  const settings = 'deploy/.env';
  const isMade = !existsSync(settings);
  if (isMade) copyFileSync('deploy/.env.example', settings);
  try {
    const { status } = spawnSync('go', ['run', '.', '..'], { cwd: 'deploy/check', stdio: 'inherit' });
    if (status !== 0) faults.push('Caddyfile, Compose and Kubernetes');
  } finally {
    if (isMade) rmSync(settings);
  }
  if (has('nginx', ['-v'])) {
    const at = (name) => path.join(home, name);
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-keyout',
        at('key.pem'),
        '-out',
        at('cert.pem'),
        '-days',
        '1',
        '-subj',
        '/CN=records.example.org',
      ],
      { stdio: 'ignore' },
    );
    const server = readFileSync('deploy/nginx.conf', 'utf8')
      .replace(/ssl_certificate +.*;/u, `ssl_certificate ${at('cert.pem')};`)
      .replace(/ssl_certificate_key .*;/u, `ssl_certificate_key ${at('key.pem')};`);
    writeFileSync(at('nginx.conf'), `pid ${at('pid')};\nerror_log stderr;\nevents {}\nhttp {\n${server}\n}\n`);
    check('deploy/nginx.conf: nginx', 'nginx', ['-t', '-p', home, '-c', at('nginx.conf')]);
  } else console.log('      deploy/nginx.conf was not checked: nginx is not installed.');
  if (has('systemd-analyze', ['--version']))
    check('deploy/muniment.service: systemd', 'systemd-analyze', ['verify', path.resolve('deploy/muniment.service')]);
  else console.log('      deploy/muniment.service was not checked: systemd is not installed.');
} finally {
  rmSync(home, { recursive: true, force: true });
}
process.exit(faults.length > 0 ? 1 : 0);
