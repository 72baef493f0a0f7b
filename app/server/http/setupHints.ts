import type { MiddlewareHandler } from 'hono';
import { isPrivateAddress, parseAddress } from './addressGroup';
import type { TrustedProxies } from './trustedProxies';
import type { ServerEnv } from './types';

/** Number of forwarded requests from one private address, without direct visitors, that indicates a proxy. */
const ENOUGH_REQUESTS = 20;

/** Limits log lines about hosts that probes invent. */
const MOST_HOSTS = 5;

/** Warns the operator, once each, about missing configuration. */
export interface SetupHints {
  /** Detects a reverse proxy that is not configured. */
  readonly watchProxy: MiddlewareHandler<ServerEnv>;
  /** A browser on the portal's page used an untrusted host. */
  unknownHost: (origin: string) => void;
}

/** @param warn logs one line for the operator */
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
    // A health check does not pass through the proxy.
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
