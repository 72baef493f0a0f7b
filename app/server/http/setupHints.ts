import type { MiddlewareHandler } from 'hono';
import { isPrivateAddress, parseAddress } from './addressGroup';
import type { TrustedProxies } from './trustedProxies';
import type { ServerEnv } from './types';

/** So many forwarded requests from one private address, and no visitor's own one, are a proxy and no accident. */
const ENOUGH_REQUESTS = 20;

/** A prober's inventions must not fill the log. */
const MOST_HOSTS = 5;

/** Tells whoever runs the portal, once each, what their setup lacks. */
export interface SetupHints {
  /** Notices a reverse proxy that the server was not told of. */
  readonly watchProxy: MiddlewareHandler<ServerEnv>;
  /** A browser on the portal's own page used an address that is not believed. */
  unknownHost: (origin: string) => void;
}

/** @param warn one line for the operator */
export function createSetupHints(options: {
  readonly trustProxy: TrustedProxies;
  readonly warn: (line: string) => void;
}): SetupHints {
  const { trustProxy, warn } = options;
  const hosts = new Set<string>();
  let isSettled = trustProxy.kind !== 'none';
  let proxy = '';
  let forwarded = 0;

  const see = (address: string, isForwarded: boolean) => {
    if (!isPrivateAddress(address)) isSettled = true;
    // A health check does not come through the proxy.
    else if (isForwarded) {
      forwarded = address === proxy ? forwarded + 1 : 1;
      proxy = address;
    }
    if (forwarded < ENOUGH_REQUESTS || isSettled) return;
    isSettled = true;
    warn(
      `Every request comes from ${proxy} with X-Forwarded-For: a reverse proxy, so all visitors share one address and its limits. If it is yours, set TRUST_PROXY=1, or to the number of proxies if there are more.`,
    );
  };

  return {
    watchProxy: async (c, next) => {
      const address = parseAddress(c.env.incoming?.socket.remoteAddress ?? '');
      if (!isSettled && address !== null) see(address, c.req.header('x-forwarded-for') !== undefined);
      await next();
    },
    unknownHost(origin) {
      if (hosts.has(origin) || hosts.size >= MOST_HOSTS) return;
      hosts.add(origin);
      warn(
        `A browser opened the portal as ${origin}, which is not where it listens, and was refused. If that is its address, set PUBLIC_URL=${origin}.`,
      );
    },
  };
}
