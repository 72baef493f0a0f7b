import type { AuthConfigAnswer, SessionAnswer } from '@/domain/auth/answers';
import type {
  ExternalSignInPayload,
  LoginPayload,
  PasswordChangePayload,
  RegistrationPayload,
  ResendPayload,
  VerificationPayload,
} from '@/domain/auth/payloads';
import type { ForgotPasswordPayload, PasswordResetPayload } from '@/domain/auth/passwordReset';
import type { AccountSummary } from '@/domain/profile/account';
import type { MetricsRange, ServerMetrics } from '@/domain/servers/metrics';
import type { PowerAction } from '@/domain/servers/power';
import type { CartEntry } from '@/domain/cart/entry';
import type { PromoCode } from '@/domain/cart/promo';
import type { RunBulkActionPart, BulkActionPart } from '@/domain/list/bulkAction';
import type { ReadPart } from '@/domain/list/pagedList';
import type { Money } from '@/domain/money/money';
import type { OrderConditions, OrderSortKey } from '@/domain/order/orderRules';
import type { OrderId, PlacedOrder } from '@/domain/order/placedOrder';
import type { Outcome } from '@/domain/results/outcome';
import type { CurrencyAmount, ExchangeRates } from '@/domain/payment/currency';
import type { Bill } from '@/domain/payment/bill';
import type { BillConditions, BillSortKey, BillSum } from '@/domain/payment/billRules';
import type { BookedMethodId, PaymentMethod } from '@/domain/payment/method';
import type { Payer, PayerDraft, RemovalRefusal } from '@/domain/payment/payer';
import type { DocumentConditions, DocumentSortKey, PortalDocument } from '@/domain/documents/document';
import type { Payment } from '@/domain/payment/payment';
import type { PaymentConditions, PaymentSortKey, PaymentSum } from '@/domain/payment/paymentRules';
import type { SavedCard } from '@/domain/payment/savedCard';
import type { PaymentProgress } from '@/domain/payment/progress';
import type { MethodRefusal } from '@/domain/payment/settlement';
import type { Plan, ProductLine } from '@/domain/catalog/plan';
import type { PasswordChange, PasswordRefusal } from '@/domain/profile/passwordChange';
import type { EditedProfile, Profile, ProfileRefusal } from '@/domain/profile/profile';
import type { Server, ServerId } from '@/domain/servers/server';
import type { ServerConditions, ServersAbout, ServerSortKey, ServerSum } from '@/domain/servers/serverRules';
import type { NoticeSettings } from '@/domain/results/notices';
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

/*
 * What a provider implements to put its own backend behind the portal, one port at a time. A call gives a promise: of its
 * value; of an `Outcome` where its screen tells refusals apart; and of nothing else: all the rest rejects with a
 * `PortError`, and the screen then offers a retry. What only reads takes an AbortSignal, which ends it when the page is
 * left. `watch` gives the way to stop it; the log answers nothing. Calls are passed on as plain functions. An adapter whose
 * backend wants a session and has none says so with sessionEnded() (sessionEnd.ts).
 */

/** Accounts and sessions (§7). Ours is app/ports/http/authHttp.ts. */
export interface AuthPort {
  login(payload: LoginPayload): Promise<void>;
  register(payload: RegistrationPayload): Promise<void>;
  verifyEmail(payload: VerificationPayload): Promise<void>;
  resendCode(payload: ResendPayload): Promise<void>;
  session(): Promise<SessionAnswer>;
  logout(): Promise<void>;
  /** Ends every session of whoever is signed in, this one too. */
  logoutEverywhere(): Promise<void>;
  /** Mails a link for another password. The answer is the same for every address. */
  forgotPassword(payload: ForgotPasswordPayload): Promise<void>;
  /** The password by the token of that link, once. 400: the link does not work (any more). */
  resetPassword(payload: PasswordResetPayload): Promise<void>;
  /** The password of whoever is signed in. */
  changePassword(payload: PasswordChangePayload): Promise<Outcome<void, PasswordRefusal>>;
  config(): Promise<AuthConfigAnswer>;
  /** Where to send the browser for the external sign-in (D13). With every agreement it may make an account (D23). */
  externalSignIn(payload: ExternalSignInPayload): Promise<{ url: string }>;
}

type ReadServers = ReadPart<Server, ServerSortKey, ServerConditions, ServerSum, ServersAbout>;

/** The customer's servers. */
export interface ServersPort {
  /** Those of one product line, which has a list of its own (D30), or of all for null. */
  list(line: ProductLine | null, ...request: Parameters<ReadServers>): ReturnType<ReadServers>;
  /** Those of the account's servers that these numbers name, in the order of their numbers. */
  named(ids: readonly ServerId[], signal?: AbortSignal): Promise<readonly Server[]>;
  /** Addresses, history and access of one server (D7): requested when its dialog opens. */
  details(id: ServerId, signal?: AbortSignal): Promise<ServerDetails>;
  /** A server as its own page shows it, or null when the customer has none of that number. */
  overview(id: ServerId, signal?: AbortSignal): Promise<ServerOverview | null>;
  /** Load and traffic over the range that ends now. */
  metrics(id: ServerId, range: MetricsRange, signal?: AbortSignal): Promise<ServerMetrics>;
  /** A short-lived address of the server's screen. */
  console(id: ServerId): Promise<Outcome<ConsoleAccess, ConsoleRefusal>>;
  /** Starts, stops or restarts a server; gives it as it is meanwhile. `changed`: its status does not allow it any more. */
  power(id: ServerId, action: PowerAction): Promise<Outcome<Server, 'noServer' | 'changed'>>;
  /** Only Active servers are sent (D8). Rejects when any of them was not rebooted. */
  reboot(ids: readonly ServerId[], signal?: AbortSignal): Promise<void>;
  /** The same for all that a list of a product line has, part by part: those that are not Active are skipped. */
  rebootListed(
    line: ProductLine | null,
    ...part: Parameters<RunBulkActionPart<ServerId, ServerSortKey, ServerConditions>>
  ): Promise<BulkActionPart>;
  /** Returns the settings of a server (§2). Null when the customer has none of that number. */
  settings(id: ServerId, signal?: AbortSignal): Promise<EditedServer | null>;
  /**
   * Saves the settings that were made from this version; the system is reinstalled when it or its software
   * changes.
   */
  save(
    id: ServerId,
    version: string,
    update: SettingsUpdate,
    signal?: AbortSignal,
  ): Promise<Outcome<EditedServer, SaveRefusal | SettingsConflict | ChargeConflict>>;
  /**
   * Moves a server to one of the tariffs (D18) by its star's name; the provider takes the charge, or makes a bill of it:
   * then the server comes back as it was, with the tariff that it waits for (D28).
   *
   * @param charge the sum that the person saw; another one by now is refused with both (D39)
   */
  changeTariff(
    id: ServerId,
    tariff: string,
    charge: Money,
    signal?: AbortSignal,
  ): Promise<Outcome<Server, TariffRefusal | ChargeConflict>>;
  /** Returns the current terms of cancelling a server; requested when its dialog opens. */
  leaving(id: ServerId, signal?: AbortSignal): Promise<CancellationQuote>;
  /** Cancels a server; gives it as it is until its period ends, null where it is gone. */
  leave(id: ServerId, choice: CancellationChoice): Promise<Outcome<Server | null, CancellationRefusal>>;
  /** Withdraws the cancellation of a server. */
  stay(id: ServerId): Promise<Outcome<Server, 'noServer' | 'changed'>>;
}

/** Catalogue on sale. The price of everything that is ordered is worked out from here (D21). */
export interface CatalogPort {
  /** Every plan of the three catalogues. */
  plans(signal?: AbortSignal): Promise<readonly Plan[]>;
  /** The promo code of that name (upper case), or null (D10). Whether it applies is the domain's to say. */
  promo(code: string, signal?: AbortSignal): Promise<PromoCode | null>;
}

/** Result of reading a stored cart; a damaged one has been set aside, never deleted (D11). */
export interface StoredCart {
  entries: readonly CartEntry[];
  damaged: boolean;
}

/** Where the cart is stored. Ours is the device's storage; a provider may keep it with the account. */
export interface CartPort {
  load(signal?: AbortSignal): Promise<StoredCart>;
  /**
   * Rejects when it could not be stored: the cart then lives as long as the page. With code `stale` it was changed elsewhere since
   * it was loaded, and is to be loaded and changed again.
   */
  save(entries: readonly CartEntry[], signal?: AbortSignal): Promise<void>;
  /**
   * Moves what a visitor had in the device's cart into the account's, and tells how many were not there yet (D26); the
   * same key moves nothing twice. Only where the cart is kept with the account.
   */
  take?(entries: readonly CartEntry[], key: string): Promise<{ added: number }>;
  /** Calls back when the cart was changed elsewhere, in another tab; returns how to stop listening. */
  watch: Watch;
}

/** Payment to make once: the same key is never charged twice. */
export interface PaymentRequest {
  /** Made when the payment was started; a second submission with it gets the first one's answer. */
  key: string;
  method: BookedMethodId;
  /** Amount that is paid by the method, without commission. */
  amount: CurrencyAmount;
  /** Part of an order that is paid from the balance besides. */
  fromBalance?: Money;
  payer: PayerDraft;
  /** Purchased entries; empty for topping up the balance, and for bills. */
  entries: readonly CartEntry[];
  /** The bills that are paid. */
  bills?: readonly number[];
  /** Of a top-up: amount that the balance gets, as the person saw it. */
  credited?: Money;
  /** Of a payment by card: have it saved for later ones. */
  savesCard?: boolean;
  /** The saved card that pays. */
  card?: number;
  promo: string | null;
}

/**
 * Why a payment was not accepted; `priceChanged`: the order costs another amount by now (D21); `alreadySettled`: something of it
 * has been paid for.
 */
export type PaymentRefusal = MethodRefusal | 'priceChanged' | 'insufficientBalance' | 'alreadySettled';

/** A payment that was accepted; with `continueAt` it is paid there, outside the app, and waits until then. */
export interface AcceptedPayment extends Payment {
  continueAt?: string | undefined;
}

/** Payments, payers, and their history. */
export interface BillingPort {
  methods(signal?: AbortSignal): Promise<readonly PaymentMethod[]>;
  rates(signal?: AbortSignal): Promise<ExchangeRates>;
  /** On whose behalf one may pay (D20). */
  payers(signal?: AbortSignal): Promise<readonly Payer[]>;
  /** One that is there already is changed to this: never twice. */
  addPayer(draft: PayerDraft, signal?: AbortSignal): Promise<Payer>;
  /** A payer that has been removed meanwhile is there again: what was typed is not lost. */
  savePayer(id: string, draft: PayerDraft, signal?: AbortSignal): Promise<Payer>;
  /** Bills keep the payer they were made out to. One that is gone already is done. */
  removePayer(id: string, signal?: AbortSignal): Promise<Outcome<void, RemovalRefusal>>;
  /** A payment that was accepted is paid, or pending: waits for its money (D20). */
  pay(request: PaymentRequest, signal?: AbortSignal): Promise<Outcome<AcceptedPayment, PaymentRefusal>>;
  /** How a payment stands now; null for a number that is none of the account's. */
  progress(id: number, signal?: AbortSignal): Promise<PaymentProgress | null>;
  /** Newest first. */
  history: ReadPart<Payment, PaymentSortKey, PaymentConditions, PaymentSum>;
  /**
   * Pays pending rows from the balance (D12). `charge` is the sum the person saw, in kopecks; the call rejects with `priceChanged`
   * where the rows cost another sum.
   */
  payPending(ids: readonly number[], charge: Money, signal?: AbortSignal): Promise<void>;
  /** Deletes rows that wait for their money (D12). */
  deletePending(ids: readonly number[], signal?: AbortSignal): Promise<void>;
  /** The same for all that the history lists, part by part: other rows are skipped. */
  deleteListed: RunBulkActionPart<number, PaymentSortKey, PaymentConditions>;
  /** Requests for money, unpaid first (D35). */
  bills: ReadPart<Bill, BillSortKey, BillConditions, BillSum>;
  /** The bills of these numbers, at most 200; without those that are none of the account's. */
  billsOf(ids: readonly number[], signal?: AbortSignal): Promise<readonly Bill[]>;
  /** Ends bills that wait for money, and what they were for: all of them, or none. */
  cancelBills(ids: readonly number[], signal?: AbortSignal): Promise<Outcome<void, 'alreadySettled'>>;
  /** The same for all that the list has, part by part: other bills are skipped. */
  cancelListed: RunBulkActionPart<number, BillSortKey, BillConditions>;
  /** Completion certificates of months and refund documents, newest first (D36). */
  documents: ReadPart<PortalDocument, DocumentSortKey, DocumentConditions>;
  /** Saved cards, in the order in which they were saved. */
  cards(signal?: AbortSignal): Promise<readonly SavedCard[]>;
  /** Pays auto-renewal with this card and no other, or with none. */
  setCardRenewal(id: number, isOn: boolean, signal?: AbortSignal): Promise<void>;
  /** The bank forgets it. One that is gone already is done. */
  removeCard(id: number, signal?: AbortSignal): Promise<void>;
}

/** Paid orders and their progress (D35). */
export interface OrdersPort {
  list: ReadPart<PlacedOrder, OrderSortKey, OrderConditions>;
  /** Null for a number that is no order of this customer. */
  order(id: OrderId, signal?: AbortSignal): Promise<PlacedOrder | null>;
}

/** The account: what the top bar shows of it, and the profile behind it (§2, §3). */
export interface AccountPort {
  summary(signal?: AbortSignal): Promise<AccountSummary>;
  profile(signal?: AbortSignal): Promise<EditedProfile>;
  /** Saves the profile that was made from this version; from then on `summary` answers with its name. */
  saveProfile(
    version: string,
    profile: Profile,
    signal?: AbortSignal,
  ): Promise<Outcome<EditedProfile, ProfileRefusal>>;
  /** Of what the account is told by itself, and where; null where it is told nothing. */
  notices(signal?: AbortSignal): Promise<NoticeSettings | null>;
  saveNotices(settings: NoticeSettings): Promise<void>;
  /** The password of the account of the built-in data; that of someone signed in is the auth port's. */
  changePassword(change: PasswordChange, signal?: AbortSignal): Promise<Outcome<void, PasswordRefusal>>;
}

/** Questions to support and the answers to them (§2). */
export interface SupportPort {
  list: ReadPart<Ticket, TicketSortKey, TicketConditions, never, TicketsAbout>;
  /** Null for a number that is no ticket of this customer. */
  ticket(id: TicketId, signal?: AbortSignal): Promise<Ticket | null>;
  /** The instructions, for answers that are there before the question is sent. */
  answers(signal?: AbortSignal): Promise<readonly SupportAnswer[]>;
  /** `files` have passed the portal's own limits; whoever stores them checks again. */
  create(ticket: NewTicket, files: readonly File[]): Promise<Ticket>;
  /** Puts the ticket back into the queue, a closed one too. */
  reply(id: TicketId, message: string, files: readonly File[]): Promise<Ticket>;
  close(id: TicketId): Promise<Ticket>;
  setArchived(ids: readonly TicketId[], isArchived: boolean): Promise<void>;
  /** The same for all that the list has, part by part. */
  archiveListed(
    isArchived: boolean,
    ...part: Parameters<RunBulkActionPart<TicketId, TicketSortKey, TicketConditions>>
  ): Promise<BulkActionPart>;
}

/** Notifications of the account: the page shows them and the bell counts them. */
export interface NotificationsPort {
  /** Newest first. */
  list(signal?: AbortSignal): Promise<readonly PortalNotification[]>;
  setRead(ids: readonly string[], isRead: boolean): Promise<void>;
  /** Tells when `list` would answer differently: something came, or was read. Returns how to stop. */
  watch: Watch;
}

/** Tells what of the account has changed elsewhere: on another device, by the provider, by itself (D31). */
export interface ChangesPort {
  /** Calls back when what is read of this would be different by now. */
  watch: (topic: ChangeTopic) => Watch;
}

/** Where events of the portal go: a provider sends them to its log. */
export interface LogPort {
  /** A path that no route knows (§2). */
  notFound(path: string): void;
  /** Something a person did that the specification wants recorded, or a fault caught by a boundary. */
  event(name: string, details?: Readonly<Record<string, unknown>>): void;
}

export interface Ports {
  auth: AuthPort;
  servers: ServersPort;
  catalog: CatalogPort;
  cart: CartPort;
  billing: BillingPort;
  orders: OrdersPort;
  account: AccountPort;
  support: SupportPort;
  notifications: NotificationsPort;
  admin: AdminPort;
  desk: DeskPort;
  changes: ChangesPort;
  log: LogPort;
}

/** Ports that a customer's pages use. The provider's own side is separate, so that no customer loads it. */
export type CustomerPorts = Omit<Ports, 'auth' | 'admin' | 'desk' | 'changes' | 'log'>;
