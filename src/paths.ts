/** All addresses of the portal. Links, redirects and routes use this table, so that a dead link does not compile. */
export const paths = {
  landing: '/',
  login: '/login',
  register: '/register',
  verify: '/verify',
  forgotPassword: '/forgot-password',
  askSupport: '/ask-support',
  /** Opened from a mail, with `?token=`. */
  resetPassword: '/reset-password',
  /** Public page of incidents, rendered by the server. */
  status: '/status',
  legal: {
    terms: '/legal/terms-of-service',
    rules: '/legal/service-rules',
    refund: '/legal/refund-policy',
    privacy: '/legal/privacy-policy',
  },
  /** Documents as the registration links them (§2); they redirect to canonical pages (D3). */
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
    /** Page of a server: `serverPath`. */
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
    /** Page of a payer: `payerPath`. */
    payer: '/dashboard/payers/:id',
    affiliate: '/dashboard/affiliate',
    cart: '/dashboard/cart',
    orders: '/dashboard/orders',
    /** Page of an order: `orderPath`. */
    order: '/dashboard/orders/order',
    paymentMethods: '/dashboard/payment-methods',
    discounts: '/dashboard/discounts',
    userSettings: '/dashboard/user-settings',
    billing: '/dashboard/billing',
    /** Payment of bills: `billPaymentPath`. */
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
    /** Page of a customer: `customerPath`. */
    user: '/admin/users/:id',
    servers: '/admin/servers',
    payments: '/admin/payments',
    statements: '/admin/payments/statements',
    settings: '/admin/settings',
    entities: '/admin/settings/entities',
    jobs: '/admin/jobs',
    refunds: '/admin/refunds',
    bills: '/admin/bills',
    unclaimed: '/admin/unclaimed',
    mails: '/admin/mails',
    mailTexts: '/admin/mails/texts',
    tickets: '/admin/tickets',
    /** Page of a ticket: `deskTicketPath`. */
    ticket: '/admin/tickets/:id',
    audit: '/admin/audit',
    ledger: '/admin/ledger',
    staff: '/admin/staff',
    status: '/admin/status',
    catalog: '/admin/catalog',
    promoCodes: '/admin/catalog/promo-codes',
    prices: '/admin/catalog/prices',
    datacenterSales: '/admin/catalog/datacenters',
    systems: '/admin/catalog/systems',
    methods: '/admin/catalog/methods',
    rates: '/admin/catalog/rates',
  },
} as const;

/** Pre-rendered documents, which the app does not route (app/build/prerender.tsx). */
export const documentPaths: readonly string[] = [paths.landing, ...Object.values(paths.legal)];

/** Short addresses and their canonical ones (D3). */
export const redirects: Readonly<Record<string, string>> = {
  [paths.consents.userAgreement]: paths.legal.terms,
  [paths.consents.serviceTerms]: paths.legal.rules,
  [paths.consents.refundPolicy]: paths.legal.refund,
  [paths.consents.dataProcessing]: paths.legal.privacy,
  [paths.dashboard.root]: paths.dashboard.vps,
  [paths.admin.root]: paths.admin.dashboard,
};

/** Addresses that the app leaves to the server, with all below: legal texts, papers, the API, banks, the status. */
const documentPattern = /^\/(?:(?:api|bank|console|hooks|legal|metrics|pay|status)(?:\/|$)|$)/;

/** Whether a path, or the target of its redirect, is a document that the app does not route. */
export const isDocumentPath = (path: string): boolean => documentPattern.test(redirects[path] ?? path);

/** Adds encoded query parameters to an address; empty ones are omitted. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Returns the page of a payer. */
export function payerPath(id: string): string {
  return paths.dashboard.payer.replace(':id', encodeURIComponent(id));
}

/** Returns the staff's page of a customer. */
export function customerPath(id: number): string {
  return paths.admin.user.replace(':id', String(id));
}

/** Returns the staff's page of a ticket. */
export function deskTicketPath(id: number): string {
  return paths.admin.ticket.replace(':id', String(id));
}

/** Returns the address of a message's file. */
export function attachmentHref(ticketId: number, attachmentId: string): string {
  return `/api/tickets/${ticketId}/attachments/${encodeURIComponent(attachmentId)}`;
}

/** Returns the page of an order. */
export function orderPath(id: number): string {
  return withQuery(paths.dashboard.order, { id: String(id) });
}

/** Returns the page of a server. */
export function serverPath(id: number): string {
  return withQuery(paths.dashboard.server, { id: String(id) });
}

/** Returns the payment page of bills; `for` contains their ids. */
export function billPaymentPath(ids: readonly number[]): string {
  return withQuery(paths.dashboard.billPayment, { for: ids.join('.') });
}

/** Returns the address of an incident on the public page. */
export function incidentPath(id: number): string {
  return `${paths.status}#incident-${id}`;
}

/** Dashboard pages by their names in the table. */
export type SectionKey = Exclude<keyof typeof paths.dashboard, 'root'>;

/** Returns the message with the page's name, used by links, breadcrumb, tab and placeholder. */
export function sectionName<Key extends SectionKey>(key: Key): `shell.nav.${Key}` {
  return `shell.nav.${key}`;
}

export function sectionPath(key: SectionKey): string {
  return paths.dashboard[key];
}

/** Anchor of the admin dashboard's recent activity, to which the badge links. */
export const activityId = 'activity';
