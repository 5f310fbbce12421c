import { spawnSync } from 'node:child_process';

/** Processes that a process has started and that still run. */
export function childrenOf(parent: number): { pid: number; command: string }[] {
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, ppid, command = ''] = /^\s*(\d+)\s+(\d+) (.*)$/.exec(line) ?? [];
    return Number(ppid) === parent ? [{ pid: Number(pid), command }] : [];
  });
}
