import type { ServerAccess } from './serverDetails';

/** Returns the command that opens a server's shell; null for Windows, and before it has an address. */
export function sshCommand({ system, host, port, user }: ServerAccess): string | null {
  if (system !== 'linux' || host === '') return null;
  return port === 22 ? `ssh ${user}@${host}` : `ssh -p ${port} ${user}@${host}`;
}
