import { isIPv6 } from 'node:net';
import type { ServerContext } from './types';

/** What the connection says about the visitor, given whether a reverse proxy in front of us can be believed. */
export interface Connection {
  /** Whether the visitor's own connection is encrypted: decides `Secure` on cookies and HSTS. */
  isHttps: (c: ServerContext) => boolean;
  /** The network address that limits are counted for. */
  clientAddress: (c: ServerContext) => string;
  /** The host that the visitor typed. */
  host: (c: ServerContext) => string;
  /** The id that a trusted proxy gave the request, if it gave one. */
  requestId: (c: ServerContext) => string | null;
}

/** Of a list header, the entry that the nearest proxy (ours) appended; earlier ones are the visitor's claims. */
function lastEntry(header: string | undefined): string | undefined {
  return header?.split(',').at(-1)?.trim();
}

/** One household owns a whole IPv6 /64, so limits are counted per /64 there. */
export function addressGroup(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const headGroups = head.split(':').filter(Boolean);
  const tailGroups = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - headGroups.length - tailGroups.length);
  const groups = [...headGroups, ...Array.from({ length: zeros }, () => '0'), ...tailGroups];
  return `${groups.slice(0, 4).join(':').toLowerCase()}::/64`;
}

/** Reads connection facts; `X-Forwarded-*` headers count only behind a trusted proxy, since anyone can send them. */
export function createConnection(options: { trustProxy: boolean; publicUrl: string | null }): Connection {
  const forwarded = (c: ServerContext, name: string) =>
    options.trustProxy ? lastEntry(c.req.header(name)) : undefined;
  return {
    isHttps: (c) =>
      forwarded(c, 'x-forwarded-proto') === 'https' || options.publicUrl?.startsWith('https:') === true,
    clientAddress: (c) =>
      addressGroup(forwarded(c, 'x-forwarded-for') ?? c.env.incoming?.socket.remoteAddress ?? 'unknown'),
    host: (c) => forwarded(c, 'x-forwarded-host') ?? c.req.header('host') ?? new URL(c.req.url).host,
    requestId: (c) => {
      const id = forwarded(c, 'x-request-id');
      return id !== undefined && /^[\w.:=+/-]{1,128}$/.test(id) ? id : null;
    },
  };
}
