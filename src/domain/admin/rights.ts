/** Rights that an admin call may require. A right that ends in `.read` only reads. */
export const adminRights = [
  'audit.read',
  'bills.edit',
  'bills.read',
  'catalog.edit',
  'catalog.read',
  'desk.read',
  'jobs.read',
  'jobs.start',
  'ledger.read',
  'mails.edit',
  'mails.read',
  'money.adjust',
  'notes.edit',
  'payments.process',
  'payments.read',
  'refunds.edit',
  'refunds.read',
  'servers.edit',
  'servers.power',
  'servers.read',
  'settings.edit',
  'settings.read',
  'staff.edit',
  'staff.read',
  'status.edit',
  'status.read',
  'tickets.answer',
  'tickets.read',
  'users.delete',
  'users.edit',
  'users.merge',
  'users.read',
  'users.view',
] as const;

export type AdminRight = (typeof adminRights)[number];

/** Roles of the provider's staff, from all rights to read-only. */
export const staffRoles = ['owner', 'finance', 'support', 'readOnly'] as const;

export type StaffRole = (typeof staffRoles)[number];

const readRights = adminRights.filter((right) => right.endsWith('.read'));

const rightsByRole: Readonly<Record<StaffRole, ReadonlySet<AdminRight>>> = {
  owner: new Set(adminRights),
  finance: new Set([
    ...readRights,
    'bills.edit',
    'catalog.edit',
    'jobs.start',
    'money.adjust',
    'notes.edit',
    'payments.process',
    'refunds.edit',
  ]),
  support: new Set([
    ...readRights,
    'mails.edit',
    'notes.edit',
    'servers.edit',
    'servers.power',
    'status.edit',
    'tickets.answer',
    'users.edit',
    'users.view',
  ]),
  readOnly: new Set(readRights),
};

/** Returns whether this role of the staff includes the right. */
export const hasRight = (role: StaffRole, right: AdminRight): boolean => rightsByRole[role].has(right);
