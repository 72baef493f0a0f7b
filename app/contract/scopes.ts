import { hasAccountRight, type AccountRight, type AccountRole } from '@/domain/members/memberRole';
import type { TokenScope } from '@/domain/tokens/apiToken';
import type { Call, Contract } from './call';
import { contract } from './contract';

/** Scopes that a call requires of a token, all of them. */
type TokenScopes = readonly [TokenScope, ...TokenScope[]];

/** A call that no token may make: about the person who is signed in, or with this right in the account. */
type SessionOnly = 'person' | { readonly right: AccountRight };

/** Rights that a call requires. */
type CallScopes = TokenScopes | SessionOnly;

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
const cart: CallScopes = { right: 'cart' };
const tools: CallScopes = { right: 'tools' };
const manage: CallScopes = { right: 'manage' };
const keys: CallScopes = { right: 'servers' };
/** Changes a server, and may charge the balance or return money to it. */
const paidChange: CallScopes = ['servers', 'billing'];

const scopes = {
  account: {
    summary: ['read'],
    profile: ['read'],
    saveProfile: manage,
    notices: manage,
    saveNotices: manage,
  },
  auth: {
    logoutEverywhere: 'person',
    changePassword: 'person',
    confirmPassword: 'person',
    sessions: 'person',
    endSession: 'person',
    endOtherSessions: 'person',
    accounts: 'person',
    act: 'person',
    leave: 'person',
    accept: 'person',
    transfer: manage,
    startPasskey: 'person',
    addPasskey: 'person',
    renamePasskey: 'person',
    removePasskey: 'person',
  },
  cart: { load: cart, save: cart, take: cart },
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
  bills: { list: billing, ofServer: billing, cancel: billing, cancelListed: billing },
  dataExport: { state: { right: 'own' }, request: { right: 'own' }, download: { right: 'own' } },
  cards: { list: billing, setRenewal: { right: 'billing' }, remove: { right: 'billing' } },
  members: {
    list: manage,
    invite: manage,
    cancelInvitation: manage,
    changeRole: manage,
    remove: manage,
  },
  network: {
    firewall: servers,
    saveFirewall: servers,
    reverseNames: servers,
    checkReverseName: servers,
    saveReverseName: servers,
  },
  notifications: { list: ['read'], setRead: cart },
  orders: { list: billing, order: billing },
  papers: { ofPayment: billing, list: billing, document: billing },
  recovery: {
    state: servers,
    resetPassword: keys,
    setRescue: keys,
    iso: servers,
    attachIso: keys,
    detachIso: keys,
  },
  savedFilters: { list: servers, save: servers, remove: servers },
  security: {
    protection: 'person',
    startSecondFactor: 'person',
    confirmSecondFactor: 'person',
    renewRecoveryCodes: 'person',
    endSecondFactor: 'person',
    forgetBrowser: 'person',
    startEmailChange: 'person',
    confirmEmailChange: 'person',
    cancelEmailChange: 'person',
    settlement: { right: 'own' },
    deleteAccount: { right: 'own' },
  },
  servers: {
    list: servers,
    details: servers,
    overview: servers,
    metrics: servers,
    console: servers,
    power: servers,
    settings: servers,
    // Without the right to pay, only the name may change (`canPay`).
    save: servers,
    reboot: servers,
    powerListed: servers,
    saveTags: servers,
    leaving: servers,
    leave: paidChange,
    stay: servers,
    changeTariff: paidChange,
  },
  backups: { list: servers, make: servers, restore: servers, restoreTo: servers, remove: servers },
  snapshots: { list: servers, make: servers, restore: servers, restoreTo: servers, remove: servers },
  sshKeys: { list: keys, add: keys, remove: keys, onServer: keys },
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
  tokens: { list: tools, create: tools, revoke: tools },
  usage: {
    addresses: servers,
    discounts: billing,
    spending: billing,
    traffic: servers,
    trafficOf: servers,
  },
  webhooks: {
    list: manage,
    create: manage,
    rotate: manage,
    resume: manage,
    test: manage,
    deliveries: manage,
    remove: manage,
  },
} as const satisfies Scopes;

const areas: Readonly<Record<string, Contract>> = contract;

const byCall = new Map<Call | undefined, CallScopes>(
  Object.entries(scopes).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, each]) => [areas[area]?.[name], each] as const),
  ),
);

/** Returns the scopes that a call requires of a token; `session` if no token may make it. Public calls need none. */
export function scopesOf(one: Call): TokenScopes | 'session' | 'anyone' {
  if (one.role === 'anyone') return 'anyone';
  const required = byCall.get(one);
  return Array.isArray(required) ? (required as TokenScopes) : 'session';
}

/** Whether a token with these scopes may make a call. */
export function isAllowed(granted: readonly TokenScope[], one: Call): boolean {
  const required = scopesOf(one);
  if (required === 'anyone') return true;
  if (required === 'session') return false;
  if (one.method === 'GET' && granted.includes('read')) return true;
  return required.every((scope) => granted.includes(scope));
}

/** Whether a caller may make calls that charge the balance. */
export const canPay = ({
  member,
  token,
}: {
  readonly member: { readonly role: AccountRole } | null;
  readonly token: { readonly scopes: readonly TokenScope[] } | null;
}): boolean =>
  (member === null || hasAccountRight(member.role, 'billing')) &&
  (token === null || token.scopes.includes('billing'));

/** Whether a call is about the person who is signed in, whichever account they act for. */
export const isPersonal = (one: Call): boolean => byCall.get(one) === 'person';

/** Whether somebody with this role in an account may make a call. Every role reads all but what is the owner's own. */
export function isAllowedFor(role: AccountRole, one: Call): boolean {
  const required = byCall.get(one);
  if (one.role === 'anyone' || required === 'person') return true;
  if (required === undefined) return false;
  const isOwn = 'right' in required && required.right === 'own';
  if (one.method === 'GET' && !isOwn && hasAccountRight(role, 'read')) return true;
  return 'right' in required
    ? hasAccountRight(role, required.right)
    : required.every((scope) => hasAccountRight(role, scope));
}
