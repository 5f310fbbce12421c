import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { NodeAccess } from './askNode.ts';

/** What makes a cluster one with TLS and passwords. */
export interface SecuredParts {
  settings: Readonly<Record<string, unknown>>;
  /** Files of a node's configuration, by name. */
  files: Readonly<Record<string, string>>;
  admin: NodeAccess;
}

const TEN_YEARS = '3650';

/**
 * A private authority with a certificate of a node on the loopback, and the plug-in’s settings for them. Its
 * administrator is the one that the plug-in comes with.
 */
export function securedParts(home: string): SecuredParts {
  const folder = mkdtempSync(path.join(tmpdir(), 'muniment-authority-'));
  const openssl = (...args: readonly string[]): void => {
    const { status, stderr } = spawnSync('openssl', args, { cwd: folder });
    if (status !== 0) throw new Error(`openssl: ${stderr.toString()}`);
  };
  try {
    openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      'ca-key.pem',
      '-out',
      'ca.pem',
      '-days',
      TEN_YEARS,
      '-subj',
      '/CN=authority of a test',
    );
    openssl(
      'req',
      '-new',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      'node-key.pem',
      '-out',
      'node.csr',
      '-subj',
      '/CN=node',
    );
    writeFileSync(path.join(folder, 'names'), 'subjectAltName=IP:127.0.0.1,DNS:localhost\n');
    openssl(
      'x509',
      '-req',
      '-in',
      'node.csr',
      '-CA',
      'ca.pem',
      '-CAkey',
      'ca-key.pem',
      '-CAcreateserial',
      '-out',
      'node.pem',
      '-days',
      TEN_YEARS,
      '-extfile',
      'names',
    );
    const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
    const shipped = [
      'action_groups',
      'allowlist',
      'audit',
      'config',
      'internal_users',
      'nodes_dn',
      'roles',
      'roles_mapping',
      'tenants',
      'whitelist',
    ];
    const ssl = (layer: string): Record<string, unknown> => ({
      [`plugins.security.ssl.${layer}.pemcert_filepath`]: 'node.pem',
      [`plugins.security.ssl.${layer}.pemkey_filepath`]: 'node-key.pem',
      [`plugins.security.ssl.${layer}.pemtrustedcas_filepath`]: 'ca.pem',
    });
    return {
      settings: {
        ...ssl('transport'),
        ...ssl('http'),
        'plugins.security.ssl.http.enabled': true,
        'plugins.security.ssl.transport.enforce_hostname_verification': false,
        'plugins.security.allow_default_init_securityindex': true,
        'plugins.security.nodes_dn': ['CN=node'],
        'plugins.security.restapi.roles_enabled': ['all_access'],
      },
      files: {
        ...Object.fromEntries(['ca.pem', 'node.pem', 'node-key.pem'].map((name) => [name, read(name)])),
        ...Object.fromEntries(
          shipped.map((name) => [
            `opensearch-security/${name}.yml`,
            readFileSync(path.join(home, 'plugins/opensearch-security/config', `${name}.yml`), 'utf8'),
          ]),
        ),
      },
      admin: { username: 'admin', password: 'admin', ca: read('ca.pem') },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
