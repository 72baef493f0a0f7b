import { isIPv6, type Socket } from 'node:net';
import { parseAddress } from './addressGroup';

const HTTP_PORT = 80;
const EVERY_ADDRESS = ['0.0.0.0', '::'];

function urlHost(name: string, port: number): string {
  const host = isIPv6(name) ? `[${name}]` : name.toLowerCase();
  return port === HTTP_PORT ? host : `${host}:${port}`;
}

/**
 * Returns the hosts that can only mean this server: the machine's names with the listening port, the connection's
 * address, and HOST. The request's own claim is not used: a foreign name can resolve to this address (DNS rebinding),
 * an address cannot.
 */
export function listenedHosts(
  socket: Pick<Socket, 'localAddress' | 'localPort'> | undefined,
  listenHost: string | undefined,
): readonly string[] {
  const port = socket?.localPort ?? HTTP_PORT;
  const cameInAt = parseAddress(socket?.localAddress ?? '');
  const names = ['localhost', '127.0.0.1', '::1', cameInAt, listenHost];
  return names
    .filter((name) => typeof name === 'string')
    .filter((name) => !EVERY_ADDRESS.includes(name))
    .map((name) => urlHost(name, port));
}
