import { addressGroup, parseAddress } from './addressGroup';
import { listenedHosts } from './listenedHosts';
import { forwardedEntry, trustedHops, type TrustedProxies } from './trustedProxies';
import type { ServerContext } from './types';

/** Facts about the visitor's connection. They depend on trusted reverse proxies. */
export interface Connection {
  /** Whether the visitor's connection is encrypted; decides `Secure` on cookies and HSTS. */
  isHttps: (c: ServerContext) => boolean;
  /** Exact network address of the visitor; null if unknown. */
  visitorAddress: (c: ServerContext) => string | null;
  /** Network address for limits. */
  clientAddress: (c: ServerContext) => string;
  /** Trusted hosts of this request, in lower case. */
  believedHosts: (c: ServerContext) => readonly string[];
  /** Request id from a trusted proxy, if any. */
  requestId: (c: ServerContext) => string | null;
}

export interface ConnectionOptions {
  /** Proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustProxy: TrustedProxies;
  /** Public URL, if configured. */
  readonly publicUrl: string | null;
  /** Configured name or address to listen on. */
  readonly listenHost?: string | undefined;
}

/** Reads connection facts. `X-Forwarded-*` headers count only behind a trusted proxy, because anyone can send them. */
export function createConnection({ trustProxy, publicUrl, listenHost }: ConnectionOptions): Connection {
  const forwarded = (c: ServerContext, name: string) => {
    const remoteAddress = c.env.incoming?.socket.remoteAddress;
    return forwardedEntry(
      c.req.header(name),
      trustedHops(trustProxy, remoteAddress, c.req.header('x-forwarded-for')),
    );
  };
  const visitorAddress = (c: ServerContext) =>
    parseAddress(forwarded(c, 'x-forwarded-for') ?? '') ??
    parseAddress(c.env.incoming?.socket.remoteAddress ?? '');
  return {
    isHttps: (c) => forwarded(c, 'x-forwarded-proto') === 'https' || publicUrl?.startsWith('https:') === true,
    visitorAddress,
    clientAddress: (c) => addressGroup(visitorAddress(c) ?? 'unknown'),
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
