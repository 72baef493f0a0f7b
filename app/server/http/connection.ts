import { addressGroup, parseAddress } from './addressGroup';
import { listenedHosts } from './listenedHosts';
import { forwardedEntry, trustedHops, type TrustedProxies } from './trustedProxies';
import type { ServerContext } from './types';

/** Facts about the visitor's connection. They depend on whether a reverse proxy in front of the server is trusted. */
export interface Connection {
  /** Whether the visitor's own connection is encrypted: decides `Secure` on cookies and HSTS. */
  isHttps: (c: ServerContext) => boolean;
  /** The network address that limits are counted for. */
  clientAddress: (c: ServerContext) => string;
  /** The hosts, in small letters, that this request may have been meant for; whatever else it claims is not believed. */
  believedHosts: (c: ServerContext) => readonly string[];
  /** The id that a trusted proxy gave the request, if it gave one. */
  requestId: (c: ServerContext) => string | null;
}

export interface ConnectionOptions {
  /** The proxies whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy: TrustedProxies;
  /** How visitors reach the portal, when it was configured. */
  readonly publicUrl: string | null;
  /** The name or address listened on, when it was configured. */
  readonly listenHost?: string | undefined;
}

/** Reads connection facts; `X-Forwarded-*` headers count only behind a trusted proxy, since anyone can send them. */
export function createConnection({ trustProxy, publicUrl, listenHost }: ConnectionOptions): Connection {
  const forwarded = (c: ServerContext, name: string) => {
    const remoteAddress = c.env.incoming?.socket.remoteAddress;
    return forwardedEntry(
      c.req.header(name),
      trustedHops(trustProxy, remoteAddress, c.req.header('x-forwarded-for')),
    );
  };
  return {
    isHttps: (c) => forwarded(c, 'x-forwarded-proto') === 'https' || publicUrl?.startsWith('https:') === true,
    clientAddress: (c) => {
      const visitor = parseAddress(forwarded(c, 'x-forwarded-for') ?? '');
      return addressGroup(visitor ?? c.env.incoming?.socket.remoteAddress ?? 'unknown');
    },
    believedHosts: (c) => {
      const byProxy = forwarded(c, 'x-forwarded-host')?.toLowerCase();
      return [...(byProxy ? [byProxy] : []), ...listenedHosts(c.env.incoming?.socket, listenHost)];
    },
    requestId: (c) => {
      const id = forwarded(c, 'x-request-id');
      return id !== undefined && /^[\w.:=+/-]{1,128}$/.test(id) ? id : null;
    },
  };
}
