/** Roles that the owner of an account can give to colleagues. */
export const memberRoles = ['finance', 'technician', 'readOnly'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Roles of people in an account. */
export const accountRoles = ['owner', ...memberRoles] as const;
export type AccountRole = (typeof accountRoles)[number];

/** Rights in an account: the scopes of API tokens, and those that no token has. */
export const accountRights = [
  'read',
  'servers',
  'billing',
  'support',
  /** Fills the cart and marks notifications as read. */
  'cart',
  /** Makes API tokens. */
  'tools',
  /** Changes the profile, webhooks and colleagues. */
  'manage',
  /** Reads and changes what only the owner may see. */
  'own',
] as const;
export type AccountRight = (typeof accountRights)[number];

const rightsByRole: Readonly<Record<AccountRole, readonly AccountRight[]>> = {
  owner: accountRights,
  finance: ['read', 'billing', 'support', 'cart'],
  technician: ['read', 'servers', 'support', 'cart', 'tools'],
  readOnly: ['read'],
};

/** Returns the rights of a role. */
export const rightsOfRole = (role: AccountRole): readonly AccountRight[] => rightsByRole[role];

/** Whether a role has a right. */
export const hasAccountRight = (role: AccountRole, right: AccountRight): boolean =>
  rightsByRole[role].includes(right);
