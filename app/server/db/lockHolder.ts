import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const UNKNOWN = '-';

/** Holder of a lock, as far as this process knows. */
export type LockHolder =
  /** The process is dead, or the lock is damaged. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'alive'; readonly pid: number }
  /** In another container or on another machine, where its pid has no meaning here. */
  | { readonly kind: 'elsewhere'; readonly pid: number; readonly host: string };

/**
 * Returns the start time of a process in kernel ticks, because a pid may have been reused. Without /proc, only the pid
 * is compared.
 */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name before ')' may contain spaces; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

/** Containers on one machine may share a hostname, and each has a process 1. */
function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return UNKNOWN;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns the content that this process writes into its lock. */
export function ownLock(): string {
  return [process.pid, startedAt(process.pid), hostname() || UNKNOWN, pidNamespace()].join(' ');
}

/** Finds the holder of a lock with this content. Content without a host was written on this one. */
export function findHolder(content: string): LockHolder {
  const [, , ownHost = UNKNOWN, ownNamespace = UNKNOWN] = ownLock().split(' ');
  const [pidText = '', started = '', host = ownHost, namespace = ownNamespace] = content.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return { kind: 'gone' };
  if (host !== ownHost || namespace !== ownNamespace) return { kind: 'elsewhere', pid, host };
  return isAlive(pid) && started === startedAt(pid) ? { kind: 'alive', pid } : { kind: 'gone' };
}
