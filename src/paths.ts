/**
 * The one table of the portal's addresses. Everything that links, redirects or matches takes its address here, so
 * a renamed route is one line and a dead link does not compile.
 */
export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  verify: '/verify',
  forgotPassword: '/forgot-password',
  /** Opened from a mail, with `?token=`. */
  resetPassword: '/reset-password',
  /** The public page of incidents, which the server makes. */
  status: '/status',
  legal: {
    terms: '/legal/terms-of-service',
    rules: '/legal/service-rules',
    refund: '/legal/refund-policy',
    privacy: '/legal/privacy-policy',
  },
  /** The documents as registration links them (§2); they redirect to the canonical pages (D3). */
  consents: {
    userAgreement: '/terms',
    serviceTerms: '/services',
    refundPolicy: '/refund',
    dataProcessing: '/privacy',
  },
  dashboard: {
    root: '/dashboard',
    vps: '/dashboard/vps',
    vpsCatalog: '/dashboard/vps-catalog',
    vpsCpu: '/dashboard/vps-cpu',
    vpsCpuCatalog: '/dashboard/vps-cpu-catalog',
    vpsStorage: '/dashboard/vps-storage',
    vpsStorageCatalog: '/dashboard/vps-storage-catalog',
    osSelection: '/dashboard/os-selection',
    /** Of one server: `serverPath`. */
    server: '/dashboard/server',
    serverEdit: '/dashboard/server-edit',
    serverRenew: '/dashboard/server-renew',
    serverChangeTariff: '/dashboard/server-change-tariff',
    dedicated: '/dashboard/dedicated',
    protection: '/dashboard/protection',
    dns: '/dashboard/dns',
    ftp: '/dashboard/ftp',
    ip: '/dashboard/ip',
    ssl: '/dashboard/ssl',
    ispmanager: '/dashboard/ispmanager',
    modules: '/dashboard/modules',
    bitninja: '/dashboard/bitninja',
    profile: '/dashboard/profile',
    userRoles: '/dashboard/user-roles',
    payers: '/dashboard/payers',
    payerAdd: '/dashboard/payers/new',
    /** Of one payer: `payerPath`. */
    payer: '/dashboard/payers/:id',
    affiliate: '/dashboard/affiliate',
    cart: '/dashboard/cart',
    orders: '/dashboard/orders',
    /** Of one order: `orderPath`. */
    order: '/dashboard/orders/order',
    paymentMethods: '/dashboard/payment-methods',
    discounts: '/dashboard/discounts',
    userSettings: '/dashboard/user-settings',
    billing: '/dashboard/billing',
    /** Of some bills: `billPaymentPath`. */
    billPayment: '/dashboard/billing/pay',
    documents: '/dashboard/documents',
    payments: '/dashboard/payments',
    paymentMethod: '/dashboard/payment-method',
    paymentsHistory: '/dashboard/payments-history',
    support: '/dashboard/support',
    supportCreate: '/dashboard/support/create',
    supportTicket: '/dashboard/support/ticket',
    tools: '/dashboard/tools',
    notifications: '/dashboard/notifications',
    statistics: '/dashboard/statistics',
    help: '/dashboard/help',
  },
  admin: {
    root: '/admin',
    dashboard: '/admin/dashboard',
    analytics: '/admin/analytics',
    users: '/admin/users',
    /** Of one customer: `customerPath`. */
    user: '/admin/users/:id',
    servers: '/admin/servers',
    payments: '/admin/payments',
    settings: '/admin/settings',
    jobs: '/admin/jobs',
    refunds: '/admin/refunds',
    bills: '/admin/bills',
    unclaimed: '/admin/unclaimed',
    mails: '/admin/mails',
    mailTexts: '/admin/mails/texts',
    tickets: '/admin/tickets',
    /** Of one ticket: `deskTicketPath`. */
    ticket: '/admin/tickets/:id',
    audit: '/admin/audit',
    ledger: '/admin/ledger',
    staff: '/admin/staff',
    status: '/admin/status',
    catalog: '/admin/catalog',
    promoCodes: '/admin/catalog/promo-codes',
    prices: '/admin/catalog/prices',
    methods: '/admin/catalog/methods',
    rates: '/admin/catalog/rates',
  },
} as const;

/** Pages the app does not route: they are documents of their own, pre-rendered (app/build/prerender.tsx). */
export const documentPaths: readonly string[] = [paths.landing, ...Object.values(paths.legal)];

/** Where the server answers, and no page is: the way to a bank. */
export const serverPrefix = { pay: '/pay/' } as const;

/** Short addresses that stand for canonical ones (D3). */
export const redirects: Readonly<Record<string, string>> = {
  [paths.consents.userAgreement]: paths.legal.terms,
  [paths.consents.serviceTerms]: paths.legal.rules,
  [paths.consents.refundPolicy]: paths.legal.refund,
  [paths.consents.dataProcessing]: paths.legal.privacy,
  [paths.dashboard.root]: paths.dashboard.vps,
  [paths.admin.root]: paths.admin.dashboard,
};

/** An address with query parameters, each encoded; empty ones are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Where one payer stands. */
export function payerPath(id: string): string {
  return paths.dashboard.payer.replace(':id', encodeURIComponent(id));
}

/** The page of one customer, for staff. */
export function customerPath(id: number): string {
  return paths.admin.user.replace(':id', String(id));
}

/** The page on which staff answer one ticket. */
export function deskTicketPath(id: number): string {
  return paths.admin.ticket.replace(':id', String(id));
}

/** Address of a file of a ticket's message. */
export function attachmentHref(ticketId: number, attachmentId: string): string {
  return `/api/tickets/${ticketId}/attachments/${encodeURIComponent(attachmentId)}`;
}

/** Where one order stands. */
export function orderPath(id: number): string {
  return withQuery(paths.dashboard.order, { id: String(id) });
}

/** Where one server stands. */
export function serverPath(id: number): string {
  return withQuery(paths.dashboard.server, { id: String(id) });
}

/** Where bills are paid together; `for` is their ids. */
export function billPaymentPath(ids: readonly number[]): string {
  return withQuery(paths.dashboard.billPayment, { for: ids.join('.') });
}

/** Where one incident is on the public page. */
export function incidentPath(id: number): string {
  return `${paths.status}#incident-${id}`;
}

/** Every page of the dashboard, by its name in the table. */
export type SectionKey = Exclude<keyof typeof paths.dashboard, 'root'>;

/** The message with the page's name: link, breadcrumb, tab and placeholder show the same. */
export function sectionName<Key extends SectionKey>(key: Key): `shell.nav.${Key}` {
  return `shell.nav.${key}`;
}

export function sectionPath(key: SectionKey): string {
  return paths.dashboard[key];
}

/** The anchor of the admin dashboard's recent activity: the badge leads there, and counts what stands there. */
export const activityId = 'activity';
