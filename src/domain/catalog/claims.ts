/** Claims of the provider about itself (§1, §9). Figures only: the words are messages. */
export const claims = {
  /** At least so many active servers. */
  servers: 10_000,
  /** Guaranteed uptime, per cent. */
  uptime: 99.9,
  /** At least so many data centres. */
  datacenters: 15,
} as const;

export type Claims = Readonly<Record<keyof typeof claims, number>>;
