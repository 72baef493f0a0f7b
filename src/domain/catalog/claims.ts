/** Figures that the provider advertises (§1, §9); the wording is in the messages. */
export const claims = {
  /** Minimum number of active servers. */
  servers: 10_000,
  /** Guaranteed uptime in percent. */
  uptime: 99.9,
  /** Minimum number of data centres. */
  datacenters: 15,
} as const;

export type Claims = Readonly<Record<keyof typeof claims, number>>;
