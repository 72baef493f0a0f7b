import type { AccountPort } from './accountPort';
import type { AuthConfigAnswer, SessionAnswer } from '@/domain/auth/answers';
import type {
  ExternalSignInPayload,
  LoginPayload,
  PasswordChangePayload,
  RegistrationPayload,
  ResendPayload,
  VerificationPayload,
} from '@/domain/auth/payloads';
import type { SecondStepPayload } from '@/domain/auth/secondStepSchema';
import type { ForgotPasswordPayload, PasswordResetPayload } from '@/domain/auth/passwordReset';
import type { MetricsRange, ServerMetrics } from '@/domain/servers/metrics';
import type { BulkPowerAction, OwnerPowerAction } from '@/domain/servers/power';
import type { CartEntry } from '@/domain/cart/entry';
import type { PromoCode } from '@/domain/cart/promo';
import type { RunBulkActionPart, BulkActionPart, Listed } from '@/domain/list/bulkAction';
import type { ReadPart } from '@/domain/list/pagedList';
import type { Money } from '@/domain/money/money';
import type { OrderConditions, OrderSortKey } from '@/domain/order/orderRules';
import type { OrderId, PlacedOrder } from '@/domain/order/placedOrder';
import type { Outcome } from '@/domain/results/outcome';
import type { ServerSshKey, SshKey, SshKeyDraft, SshKeyRefusal } from '@/domain/sshKeys/sshKey';
import type { Offers } from '@/domain/catalog/offers';
import type { ProductLine } from '@/domain/catalog/plan';
import type { PasswordRefusal } from '@/domain/profile/passwordChange';
import type { Server, ServerId } from '@/domain/servers/server';
import type { ServerConditions, ServersAbout, ServerSortKey, ServerSum } from '@/domain/servers/serverRules';
import type { PortalNotification } from '@/domain/notifications/notifications';
import type {
  ConsoleAccess,
  ConsoleRefusal,
  ServerDetails,
  ServerOverview,
} from '@/domain/servers/serverDetails';
import type { TariffRefusal } from '@/domain/pricing/tariffChange';
import type { CancellationQuote, CancellationRefusal } from '@/domain/servers/cancellation';
import type { CancellationChoice } from '@/domain/servers/cancellationChoice';
import type {
  ChargeConflict,
  EditedServer,
  SaveRefusal,
  SettingsConflict,
  SettingsUpdate,
} from '@/domain/servers/serverSettings';
import type { Ticket, TicketId } from '@/domain/support/support';
import type { SupportAnswer } from '@/domain/support/supportAnswers';
import type { NewTicket } from '@/domain/support/supportForm';
import type { TicketConditions, TicketsAbout, TicketSortKey } from '@/domain/support/ticketRules';
import type { ChangeTopic } from '@app/contract/changes';
import type { Watch } from './lazyPort';
import type { AdminPort } from './adminPort';
import type { DeskPort } from './deskPort';
import type { NetworkPort } from './networkPort';
import type { RecoveryPort } from './recoveryPort';
import type { BackupsPort } from './backupsPort';
import type { BillingPort } from './billingPort';
import type { SnapshotsPort } from './snapshotsPort';
import type { SavedFiltersPort } from './savedFiltersPort';
import type { SecurityPort } from './securityPort';
import type { MembersPort } from './membersPort';
import type { UsagePort } from './usagePort';
import type { ToolsPort } from './toolsPort';

/*
 * Interfaces that a provider implements for its own backend, one port at a time. A call returns a promise of its value,
 * or of an `Outcome` if its screen explains refusals. All other failures reject with a `PortError`, and the screen
 * offers a retry. Reads accept an AbortSignal, which fires when the page is left. `watch` returns its unsubscribe
 * function; the log returns nothing. Calls are passed as plain functions. An adapter without a required session calls
 * sessionEnded() (sessionEnd.ts).
 */

/** Accounts and sessions (§7), implemented by app/ports/http/authHttp.ts. */
export interface AuthPort {
  login(payload: LoginPayload): Promise<void>;
  /** Signs in after `secondFactorNeeded`, by a code. */
  secondStep(payload: SecondStepPayload): Promise<void>;
  /** Signs in with a passkey, which the browser asks for. Code `passkeyCanceled`: the person chose none. */
  passkeyLogin(): Promise<void>;
  register(payload: RegistrationPayload): Promise<void>;
  verifyEmail(payload: VerificationPayload): Promise<void>;
  resendCode(payload: ResendPayload): Promise<void>;
  session(): Promise<SessionAnswer>;
  logout(): Promise<void>;
  /** Ends every session of the signed-in user, including this one. */
  logoutEverywhere(): Promise<void>;
  /** Mails a password reset link. The answer is the same for every address. */
  forgotPassword(payload: ForgotPasswordPayload): Promise<void>;
  /** Sets the password by the link's token, once. 400: the link is invalid. */
  resetPassword(payload: PasswordResetPayload): Promise<void>;
  /** Changes the password of the signed-in user. */
  changePassword(payload: PasswordChangePayload): Promise<Outcome<void, PasswordRefusal>>;
  config(): Promise<AuthConfigAnswer>;
  /** Returns the URL of the external sign-in (D13). With every agreement it may create an account (D23). */
  externalSignIn(payload: ExternalSignInPayload): Promise<{ url: string }>;
}

type ReadServers = ReadPart<Server, ServerSortKey, ServerConditions, ServerSum, ServersAbout>;

/** The customer's servers. */
export interface ServersPort {
  /** Lists the servers of a product line, which has its own list (D30), or all for null. */
  list(line: ProductLine | null, ...request: Parameters<ReadServers>): ReturnType<ReadServers>;
  /** Returns the account's servers with these ids, in id order. */
  named(ids: readonly ServerId[], signal?: AbortSignal): Promise<readonly Server[]>;
  /** Addresses, history and access of a server (D7), requested when its dialog opens. */
  details(id: ServerId, signal?: AbortSignal): Promise<ServerDetails>;
  /** Returns the data of a server's page, or null for an unknown id. */
  overview(id: ServerId, signal?: AbortSignal): Promise<ServerOverview | null>;
  /** Load and traffic over a range that ends now. */
  metrics(id: ServerId, range: MetricsRange, signal?: AbortSignal): Promise<ServerMetrics>;
  /** Returns a temporary address of the server's console. */
  console(id: ServerId): Promise<Outcome<ConsoleAccess, ConsoleRefusal>>;
  /** Starts, stops or restarts a server; returns it in transition. `changed`: its status no longer allows it. */
  power(id: ServerId, action: OwnerPowerAction): Promise<Outcome<Server, 'noServer' | 'changed'>>;
  /** Replaces the tags of a server; returns it. */
  saveTags(id: ServerId, tags: readonly string[]): Promise<Outcome<Server, 'noServer' | 'demonstration'>>;
  /** Only Active servers are sent (D8). Rejects if any was not rebooted. */
  reboot(ids: readonly ServerId[], signal?: AbortSignal): Promise<void>;
  /** Restarts, stops or starts the chosen servers in parts; those in another state are skipped. */
  powerListed(
    action: BulkPowerAction,
    line: ProductLine | null,
    chosen: Listed<ServerId, ServerSortKey, ServerConditions> | { ids: readonly ServerId[] },
    cursor: string | null,
  ): Promise<BulkActionPart>;
  /** Returns the settings of a server (§2). Null for an unknown id. */
  settings(id: ServerId, signal?: AbortSignal): Promise<EditedServer | null>;
  /** Saves settings based on this version; reinstalls the system if it or its software changes. */
  save(
    id: ServerId,
    version: string,
    update: SettingsUpdate,
    signal?: AbortSignal,
  ): Promise<Outcome<EditedServer, SaveRefusal | SettingsConflict | ChargeConflict>>;
  /**
   * Changes a server's tariff (D18) by its star's name. The provider charges the balance or creates a bill; in that
   * case the server is returned unchanged with its awaited tariff (D28).
   *
   * @param charge sum that the person saw; a changed price is refused with both sums (D39)
   */
  changeTariff(
    id: ServerId,
    tariff: string,
    charge: Money,
    signal?: AbortSignal,
  ): Promise<Outcome<Server, TariffRefusal | ChargeConflict>>;
  /** Quotes the cancellation of a server, requested when its dialog opens. */
  cancellationQuote(id: ServerId, signal?: AbortSignal): Promise<CancellationQuote>;
  /** Cancels a server; returns it until its period ends, null if it is gone. */
  cancel(id: ServerId, choice: CancellationChoice): Promise<Outcome<Server | null, CancellationRefusal>>;
  /** Withdraws the cancellation of a server. */
  keep(id: ServerId): Promise<Outcome<Server, 'noServer' | 'changed'>>;
}

/** Plans on sale, from which every order is priced (D21). */
export interface CatalogPort {
  /** Every plan of the three catalogues, and the other current prices. */
  offers(signal?: AbortSignal): Promise<Offers>;
  /** Returns the promo code of that name (upper case), or null (D10). The domain decides whether it applies. */
  promo(code: string, signal?: AbortSignal): Promise<PromoCode | null>;
}

/** Result of reading a stored cart; a damaged one was set aside, never deleted (D11). */
export interface StoredCart {
  entries: readonly CartEntry[];
  damaged: boolean;
}

/** Storage of the cart: the device's, or the account's at the provider. */
export interface CartPort {
  load(signal?: AbortSignal): Promise<StoredCart>;
  /**
   * Rejects if it could not be stored: the cart then exists as long as the page. Code `stale` means that it was changed
   * elsewhere and must be loaded again.
   */
  save(entries: readonly CartEntry[], signal?: AbortSignal): Promise<void>;
  /**
   * Moves the device's cart into the account's and returns how many entries were new (D26); idempotent by key. Only for
   * a cart stored with the account.
   */
  take?(entries: readonly CartEntry[], key: string): Promise<{ added: number }>;
  /** Subscribes to changes in other tabs; returns the unsubscribe function. */
  watch: Watch;
}

/** Paid orders and their progress (D35). */
export interface OrdersPort {
  list: ReadPart<PlacedOrder, OrderSortKey, OrderConditions>;
  /** Null for an unknown id. */
  order(id: OrderId, signal?: AbortSignal): Promise<PlacedOrder | null>;
}

/** Public SSH keys of the account. */
export interface SshKeysPort {
  /** In order of creation. */
  list(signal?: AbortSignal): Promise<readonly SshKey[]>;
  add(draft: SshKeyDraft): Promise<Outcome<SshKey, SshKeyRefusal>>;
  /** Idempotent. */
  remove(id: number): Promise<Outcome<void, 'demonstration'>>;
  /** Keys that were put on a server when its disk was installed; null if they are unknown. */
  onServer(id: ServerId, signal?: AbortSignal): Promise<readonly ServerSshKey[] | null>;
}

/** Support tickets (§2). */
export interface SupportPort {
  list: ReadPart<Ticket, TicketSortKey, TicketConditions, never, TicketsAbout>;
  /** Null for an unknown id. */
  ticket(id: TicketId, signal?: AbortSignal): Promise<Ticket | null>;
  /** Suggested answers, shown before a question is sent. */
  answers(signal?: AbortSignal): Promise<readonly SupportAnswer[]>;
  /** The portal has checked its own file limits; the backend must check them again. */
  create(ticket: NewTicket, files: readonly File[]): Promise<Ticket>;
  /** Returns the ticket to the queue, even a closed one. */
  reply(id: TicketId, message: string, files: readonly File[]): Promise<Ticket>;
  close(id: TicketId): Promise<Ticket>;
  setArchived(ids: readonly TicketId[], isArchived: boolean): Promise<void>;
  /** Archives all tickets of a list's query, in parts. */
  archiveListed(
    isArchived: boolean,
    ...part: Parameters<RunBulkActionPart<TicketId, TicketSortKey, TicketConditions>>
  ): Promise<BulkActionPart>;
}

/** Notifications of the account, for their page and the bell. */
export interface NotificationsPort {
  /** Newest first. */
  list(signal?: AbortSignal): Promise<readonly PortalNotification[]>;
  setRead(ids: readonly string[], isRead: boolean): Promise<void>;
  /** Subscribes to new and read notifications; returns the unsubscribe function. */
  watch: Watch;
}

/** Reports changes of the account made elsewhere: on another device, by the provider or automatically (D31). */
export interface ChangesPort {
  /** Subscribes to a topic's changes. */
  watch: (topic: ChangeTopic) => Watch;
}

/** Destination of the portal's events; a provider sends them to its log. */
export interface LogPort {
  /** A path without a route (§2). */
  notFound(path: string): void;
  /** An action that the specification logs, or an error caught by a boundary. */
  event(name: string, details?: Readonly<Record<string, unknown>>): void;
}

export interface Ports {
  auth: AuthPort;
  servers: ServersPort;
  snapshots: SnapshotsPort;
  backups: BackupsPort;
  recovery: RecoveryPort;
  network: NetworkPort;
  catalog: CatalogPort;
  cart: CartPort;
  billing: BillingPort;
  orders: OrdersPort;
  account: AccountPort;
  savedFilters: SavedFiltersPort;
  sshKeys: SshKeysPort;
  support: SupportPort;
  notifications: NotificationsPort;
  admin: AdminPort;
  desk: DeskPort;
  security: SecurityPort;
  tools: ToolsPort;
  members: MembersPort;
  usage: UsagePort;
  changes: ChangesPort;
  log: LogPort;
}

/**
 * Ports for a customer's pages. Admin ports are separate, so that customers do not load them; the tools and
 * the account's security have their own, so that the other pages do not.
 */
export type CustomerPorts = Omit<
  Ports,
  'auth' | 'admin' | 'desk' | 'security' | 'tools' | 'members' | 'usage' | 'changes' | 'log'
>;
