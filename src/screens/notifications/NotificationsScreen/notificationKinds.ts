import { monthOfDay } from '@/domain/time/months';
import type {
  NotificationKind,
  NotificationSubject,
  PortalNotification,
} from '@/domain/notifications/notifications';
import type { BillFilter } from '@/domain/payment/billRules';
import type { I18n } from '@/i18n/I18nProvider';
import { inLanguage } from '@/domain/values/localized';
import { incidentPath, orderPath, paths, serverPath, withQuery } from '@/paths';
import type { SectionIconName } from '@/primitives/sectionIcons';

/** Texts of a notification. */
export interface NotificationText {
  title: string;
  text: string;
  action: string;
}

type Formatters = Pick<I18n, 't' | 'locale' | 'money' | 'currency' | 'date'>;

type SubjectOf<Kind extends NotificationKind> = Extract<NotificationSubject, { kind: Kind }>;

/** Presentation of a kind. Its action's label is the message `notifications.<kind>.action`. */
interface Presentation<Subject> {
  readonly icon: SectionIconName;
  /** Colour of the icon: `warning` for something due, `danger` for a failure or a stopped server. */
  readonly tone?: 'warning' | 'danger';
  /** Target of the action. */
  readonly href: (about: Subject) => string;
  readonly title: (about: Subject, i18n: Formatters) => string;
  readonly text: (about: Subject, i18n: Formatters) => string;
}

const { dashboard } = paths;

const openBills: BillFilter = 'open';

type ServerSubject = Extract<NotificationSubject, { serverId: unknown }>;

const toRenewal = ({ serverId }: ServerSubject) => withQuery(dashboard.serverRenew, { id: String(serverId) });
const toServer = ({ domain }: ServerSubject) => withQuery(dashboard.vps, { q: domain });
const toServers = () => dashboard.vps;
const toPayments = () => dashboard.paymentsHistory;
const toBills = () => dashboard.billing;

const presentations: { readonly [Kind in NotificationKind]: Presentation<SubjectOf<Kind>> } = {
  serverEnding: {
    icon: 'server',
    tone: 'warning',
    href: toRenewal,
    title: ({ domain }, { t }) => t('notifications.serverEnding.title', { domain }),
    text: ({ serverId, endDate }, { t, date }) =>
      t('notifications.serverEnding.text', { id: serverId, date: date(endDate) }),
  },
  serverRenewing: {
    icon: 'server',
    href: ({ serverId }) => withQuery(dashboard.serverEdit, { id: String(serverId) }),
    title: ({ domain }, { t }) => t('notifications.serverRenewing.title', { domain }),
    text: ({ endDate, amount, period }, { t, date, money }) =>
      t('notifications.serverRenewing.text', { date: date(endDate), amount: money(amount), period }),
  },
  serverRenewed: {
    icon: 'server',
    href: toServer,
    title: ({ domain }, { t }) => t('notifications.serverRenewed.title', { domain }),
    text: ({ endDate, amount, period }, { t, date, money }) =>
      t('notifications.serverRenewed.text', { date: date(endDate), amount: money(amount), period }),
  },
  serverEnded: {
    icon: 'shieldAlert',
    tone: 'danger',
    href: toRenewal,
    title: ({ domain }, { t }) => t('notifications.serverEnded.title', { domain }),
    text: ({ suspendedOn }, { t, date }) => t('notifications.serverEnded.text', { date: date(suspendedOn) }),
  },
  serverDeletion: {
    icon: 'shieldAlert',
    tone: 'danger',
    href: toRenewal,
    title: ({ domain }, { t }) => t('notifications.serverDeletion.title', { domain }),
    text: ({ deletedOn }, { t, date }) => t('notifications.serverDeletion.text', { date: date(deletedOn) }),
  },
  serverDeleted: {
    icon: 'shieldAlert',
    href: toServers,
    title: ({ domain }, { t }) => t('notifications.serverDeleted.title', { domain }),
    text: (_, { t }) => t('notifications.serverDeleted.text'),
  },
  serverSuspended: {
    icon: 'shieldAlert',
    tone: 'danger',
    href: toRenewal,
    title: ({ domain }, { t }) => t('notifications.serverSuspended.title', { domain }),
    text: ({ serverId }, { t }) => t('notifications.serverSuspended.text', { id: serverId }),
  },
  serverReady: {
    icon: 'server',
    href: toServer,
    title: ({ domain }, { t }) => t('notifications.serverReady.title', { domain }),
    text: ({ serverId }, { t }) => t('notifications.serverReady.text', { id: serverId }),
  },
  serverLeft: {
    icon: 'server',
    href: () => dashboard.vpsCatalog,
    title: ({ domain }, { t }) => t('notifications.serverLeft.title', { domain }),
    text: (_, { t }) => t('notifications.serverLeft.text'),
  },
  serverFailed: {
    icon: 'shieldAlert',
    tone: 'danger',
    href: ({ serverId }) => withQuery(dashboard.supportCreate, { server: String(serverId) }),
    title: ({ domain }, { t }) => t('notifications.serverFailed.title', { domain }),
    text: ({ operation = 'other', hasForgottenPassword }, { t }) =>
      [
        t('notifications.serverFailed.text', { operation }),
        ...(hasForgottenPassword ? [t('notifications.serverFailed.passwordText')] : []),
      ].join(' '),
  },
  trafficUsed: {
    icon: 'server',
    tone: 'warning',
    href: ({ serverId }) => serverPath(serverId),
    title: ({ domain, percent }, { t }) => t('notifications.trafficUsed.title', { domain, percent }),
    text: ({ until }, { t, date }) => t('notifications.trafficUsed.text', { date: date(until) }),
  },
  orderFailed: {
    icon: 'list',
    tone: 'danger',
    href: ({ orderId }) => orderPath(orderId),
    title: ({ orderId }, { t }) => t('notifications.orderFailed.title', { id: orderId }),
    text: ({ title, amount }, { t, money }) =>
      amount === 0
        ? t('notifications.orderFailed.freeText', { title })
        : t('notifications.orderFailed.text', { title, amount: money(amount) }),
  },
  paymentDue: {
    icon: 'receipt',
    tone: 'warning',
    href: () => withQuery(dashboard.billing, { state: openBills }),
    title: ({ amount }, { t, money }) => t('notifications.paymentDue.title', { amount: money(amount) }),
    text: ({ purpose, payBy, note }, { t, date }) =>
      payBy && note
        ? t('notifications.paymentDue.text.byStaff', { date: date(payBy), note })
        : t(`notifications.paymentDue.text.${purpose ?? 'other'}`),
  },
  paymentReceived: {
    icon: 'wallet',
    href: toPayments,
    title: ({ amount }, { t, money }) => t('notifications.paymentReceived.title', { amount: money(amount) }),
    text: ({ purpose }, { t }) => t(`notifications.paymentReceived.text.${purpose ?? 'other'}`),
  },
  refunded: {
    icon: 'wallet',
    href: toPayments,
    title: ({ amount }, { t, money }) => t('notifications.refunded.title', { amount: money(amount) }),
    text: ({ target }, { t }) => t(`notifications.refunded.${target}`),
  },
  refundCanceled: {
    icon: 'wallet',
    href: toPayments,
    title: ({ amount }, { t, money }) => t('notifications.refundCanceled.title', { amount: money(amount) }),
    text: ({ to, number, note }, { t }) => t(`notifications.refundCanceled.${to}`, { number, note }),
  },
  balanceAdjusted: {
    icon: 'wallet',
    href: toPayments,
    title: ({ direction, amount }, { t, money }) =>
      t('notifications.balanceAdjusted.title', { direction, amount: money(amount) }),
    text: ({ note }, { t }) => t('notifications.balanceAdjusted.text', { note }),
  },
  paymentCredited: {
    icon: 'wallet',
    href: toPayments,
    title: ({ amount }, { t, money }) => t('notifications.paymentCredited.title', { amount: money(amount) }),
    text: ({ number }, { t }) => t('notifications.paymentCredited.text', { number }),
  },
  paymentFailed: {
    icon: 'card',
    tone: 'danger',
    href: toPayments,
    title: ({ reason, number }, { t }) =>
      t(
        reason === 'canceled'
          ? 'notifications.paymentFailed.canceledTitle'
          : 'notifications.paymentFailed.title',
        { number },
      ),
    text: ({ reason }, { t }) => t(`notifications.paymentFailed.text.${reason}`),
  },
  billExpired: {
    icon: 'receipt',
    tone: 'warning',
    href: toBills,
    title: ({ number }, { t }) => t('notifications.billExpired.title', { number }),
    text: ({ amount, promo }, { t, money }) =>
      [
        t('notifications.billExpired.text'),
        ...(amount > 0 ? [t('notifications.billExpired.returned', { amount: money(amount) })] : []),
        ...(promo === null ? [] : [t('notifications.billExpired.promo', { code: promo })]),
        t('notifications.billExpired.late'),
      ].join(' '),
  },
  billPartPaid: {
    icon: 'wallet',
    tone: 'warning',
    href: toBills,
    title: ({ number, amount }, { t, money }) =>
      t('notifications.billPartPaid.title', { number, amount: money(amount) }),
    text: ({ rest }, { t, currency }) => t('notifications.billPartPaid.text', { rest: currency(rest) }),
  },
  promoUsed: {
    icon: 'receipt',
    href: toPayments,
    title: ({ number }, { t }) => t('notifications.promoUsed.title', { number }),
    text: ({ promo }, { t }) => t('notifications.promoUsed.text', { code: promo }),
  },
  billCanceled: {
    icon: 'receipt',
    href: toBills,
    title: ({ number }, { t }) => t('notifications.billCanceled.title', { number }),
    text: ({ note }, { t }) => t('notifications.billCanceled.text', { note }),
  },
  actIssued: {
    icon: 'receipt',
    href: () => dashboard.documents,
    title: ({ number }, { t }) => t('notifications.actIssued.title', { number }),
    text: ({ month }, { t, date }) => {
      const { from, to } = monthOfDay(month);
      return t('notifications.actIssued.text', { from: date(from), to: date(to) });
    },
  },
  signedIn: {
    icon: 'shieldAlert',
    href: () => dashboard.profile,
    title: (_, { t }) => t('notifications.signedIn.title'),
    text: ({ device }, { t }) =>
      t('notifications.signedIn.text', { device: device ?? t('notifications.signedIn.unknown') }),
  },
  accessRestored: {
    icon: 'server',
    href: toServers,
    title: (_, { t }) => t('notifications.accessRestored.title'),
    text: ({ lostDays }, { t }) => t('notifications.accessRestored.text', { count: lostDays }),
  },
  incident: {
    icon: 'shieldAlert',
    href: ({ incidentId }) => incidentPath(incidentId),
    title: ({ of, name, isResolved }, { t, locale }) =>
      isResolved
        ? t('notifications.incident.resolvedTitle', { name: inLanguage(name, locale) })
        : t('notifications.incident.title', { of, name: inLanguage(name, locale) }),
    text: ({ isResolved }, { t }) => t(`notifications.incident.${isResolved ? 'resolvedText' : 'text'}`),
  },
  dataReady: {
    icon: 'folder',
    href: () => withQuery(dashboard.userSettings, { tab: 'data' }),
    title: (_, { t }) => t('notifications.dataReady.title'),
    text: (_, { t }) => t('notifications.dataReady.text'),
  },
  ticketAnswered: {
    icon: 'message',
    href: ({ ticketId }) => withQuery(dashboard.supportTicket, { id: String(ticketId) }),
    title: ({ ticketId }, { t }) => t('notifications.ticketAnswered.title', { id: ticketId }),
    text: ({ subject }, { t }) => t('notifications.ticketAnswered.text', { subject }),
  },
};

/* The kind is a separate argument, so that the compiler matches presentation and subject. */

const linkOf = <Kind extends NotificationKind>(kind: Kind, about: SubjectOf<Kind>): string =>
  presentations[kind].href(about);

const wordsOf = <Kind extends NotificationKind>(
  kind: Kind,
  about: SubjectOf<Kind>,
  i18n: Formatters,
): Omit<NotificationText, 'action'> => ({
  title: presentations[kind].title(about, i18n),
  text: presentations[kind].text(about, i18n),
});

type Shown = Pick<PortalNotification, 'about' | 'isServerGone'>;

export const notificationIcon = ({ kind }: NotificationSubject): SectionIconName => presentations[kind].icon;

/** Returns the colour of a notification's icon. */
export const notificationTone = ({ kind }: NotificationSubject) => presentations[kind].tone ?? 'neutral';

/** Returns the target of a notification's action. */
export const notificationHref = ({ about, isServerGone = false }: Shown): string =>
  isServerGone ? dashboard.vps : linkOf(about.kind, about);

/** Returns the texts of a notification and its action. */
export function notificationText({ about, isServerGone = false }: Shown, i18n: Formatters): NotificationText {
  const { t } = i18n;
  const words = { ...wordsOf(about.kind, about, i18n), action: t(`notifications.${about.kind}.action`) };
  if (!isServerGone) return words;
  return { ...words, text: t('notifications.serverGone.text'), action: t('notifications.serverGone.action') };
}
