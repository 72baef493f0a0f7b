import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

/** A request of Node with the fields of its socket that the app reads. */
export function incomingAt(
  ends: Partial<Pick<Socket, 'remoteAddress' | 'localAddress' | 'localPort'>>,
): IncomingMessage {
  const socket = new Socket();
  for (const [name, value] of Object.entries(ends)) Object.defineProperty(socket, name, { value });
  return new IncomingMessage(socket);
}
