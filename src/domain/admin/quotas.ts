/**
 * Limits of an account that the provider sets, with their defaults. Limits that belong to the portal's own design are
 * constants beside their rules: entries of a cart, SSH keys of a server order, rules of a firewall, tags, saved filters,
 * passkeys, and the size of an image, which the provisioner measures.
 */
export const quotaDefaults = {
  snapshotsPerServer: 3,
  /** Colleagues and open invitations. */
  colleaguesPerAccount: 20,
  apiTokensPerAccount: 50,
  webhooksPerAccount: 10,
  /** Files of all tickets of an account; the default is a bit more than two messages of maximum size. */
  ticketFilesMegabytes: 300,
} as const;

export type Quota = keyof typeof quotaDefaults;
export type Quotas = Record<Quota, number>;

/** The quotas in the order of the form. */
export const quotas = Object.keys(quotaDefaults) as Quota[];

/** Bounds of the quotas, inclusive. */
export const quotaBounds = {
  snapshotsPerServer: { from: 1, to: 50 },
  colleaguesPerAccount: { from: 1, to: 200 },
  apiTokensPerAccount: { from: 1, to: 500 },
  webhooksPerAccount: { from: 1, to: 100 },
  // One message with files always fits.
  ticketFilesMegabytes: { from: 150, to: 100_000 },
} as const satisfies Record<Quota, { from: number; to: number }>;
