import type { TokenScope } from '@/domain/tokens/apiToken';
import type { Call, Contract } from './call';
import { contract } from './contract';

/** Scopes that a call requires of a token, all of them; `session` if no token may make it. */
export type CallScopes = readonly [TokenScope, ...TokenScope[]] | 'session';

type CustomerCalls<Area> = {
  readonly [Name in keyof Area as Area[Name] extends { role: 'customer' } ? Name : never]: CallScopes;
};

/** Every customer call by area: a new call without its scopes does not compile. */
type Scopes = {
  readonly [
    Area in keyof typeof contract as keyof CustomerCalls<(typeof contract)[Area]> extends never ? never : Area
  ]: CustomerCalls<(typeof contract)[Area]>;
};

const servers: CallScopes = ['servers'];
const billing: CallScopes = ['billing'];
const support: CallScopes = ['support'];
/** Changes a server, and may charge the balance or return money to it. */
const paidChange: CallScopes = ['servers', 'billing'];

const scopes = {
  account: {
    summary: ['read'],
    profile: ['read'],
    saveProfile: 'session',
    notices: 'session',
    saveNotices: 'session',
  },
  auth: {
    logoutEverywhere: 'session',
    changePassword: 'session',
    sessions: 'session',
    endSession: 'session',
    endOtherSessions: 'session',
  },
  cart: { load: 'session', save: 'session', take: 'session' },
  billing: {
    history: billing,
    pay: billing,
    progress: billing,
    payPending: billing,
    deletePending: billing,
    deleteListed: billing,
    payers: billing,
    addPayer: billing,
    savePayer: billing,
    removePayer: billing,
  },
  bills: { list: billing, cancel: billing, cancelListed: billing },
  cards: { list: billing, setRenewal: 'session', remove: 'session' },
  network: {
    firewall: servers,
    saveFirewall: servers,
    reverseNames: servers,
    checkReverseName: servers,
    saveReverseName: servers,
  },
  notifications: { list: ['read'], setRead: 'session' },
  orders: { list: billing, order: billing },
  papers: { ofPayment: billing, list: billing, document: billing },
  recovery: { state: servers, resetPassword: 'session', setRescue: 'session' },
  servers: {
    list: servers,
    details: servers,
    overview: servers,
    metrics: servers,
    console: servers,
    power: servers,
    settings: servers,
    save: paidChange,
    reboot: servers,
    rebootListed: servers,
    leaving: servers,
    leave: paidChange,
    stay: servers,
    changeTariff: paidChange,
  },
  snapshots: { list: servers, make: servers, restore: servers, remove: servers },
  sshKeys: { list: 'session', add: 'session', remove: 'session' },
  support: {
    list: support,
    ticket: support,
    create: support,
    reply: support,
    close: support,
    setArchived: support,
    archiveListed: support,
    attachment: support,
  },
  tokens: { list: 'session', create: 'session', revoke: 'session' },
  webhooks: {
    list: 'session',
    create: 'session',
    rotate: 'session',
    resume: 'session',
    test: 'session',
    deliveries: 'session',
    remove: 'session',
  },
} as const satisfies Scopes;

const areas: Readonly<Record<string, Contract>> = contract;

const byCall = new Map<Call | undefined, CallScopes>(
  Object.entries(scopes).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, each]) => [areas[area]?.[name], each] as const),
  ),
);

/** Returns the scopes that a call requires of a token. Public calls need none. */
export function scopesOf(one: Call): CallScopes | 'anyone' {
  return one.role === 'anyone' ? 'anyone' : (byCall.get(one) ?? 'session');
}

/** Whether a token with these scopes may make a call. */
export function isAllowed(granted: readonly TokenScope[], one: Call): boolean {
  const required = scopesOf(one);
  if (required === 'anyone') return true;
  if (required === 'session') return false;
  if (one.method === 'GET' && granted.includes('read')) return true;
  return required.every((scope) => granted.includes(scope));
}
