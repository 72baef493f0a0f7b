import { monthOfDay } from '@/domain/months';
import type { NotificationSubject, PortalNotification } from '@/domain/notificationSchema';
import type { I18n } from '@/i18n/I18nProvider';
import type { SectionIconName } from '@/primitives/sectionIcons';

/** A notification in words. */
export interface NotificationText {
  title: string;
  text: string;
  action: string;
}

export const notificationIcons: Readonly<Record<NotificationSubject['kind'], SectionIconName>> = {
  serverEnding: 'server',
  serverRenewing: 'server',
  serverRenewed: 'server',
  serverEnded: 'shieldAlert',
  serverDeletion: 'shieldAlert',
  serverDeleted: 'shieldAlert',
  serverSuspended: 'shieldAlert',
  serverReady: 'server',
  serverLeft: 'server',
  serverFailed: 'shieldAlert',
  orderFailed: 'list',
  paymentDue: 'receipt',
  paymentReceived: 'wallet',
  refunded: 'wallet',
  refundCanceled: 'wallet',
  paymentCredited: 'wallet',
  paymentFailed: 'card',
  billExpired: 'receipt',
  billPartPaid: 'wallet',
  promoUsed: 'receipt',
  billCanceled: 'receipt',
  actIssued: 'receipt',
  signedIn: 'shieldAlert',
  accessRestored: 'server',
  ticketAnswered: 'message',
};

/** What a notification says, and what its action is called. */
export function notificationText(
  { about, isServerGone = false }: Pick<PortalNotification, 'about' | 'isServerGone'>,
  i18n: Pick<I18n, 't' | 'money' | 'currency' | 'date'>,
): NotificationText {
  const text = textOf(about, i18n);
  if (!isServerGone) return text;
  const { t } = i18n;
  return { ...text, text: t('notifications.serverGone.text'), action: t('notifications.serverGone.action') };
}

function textOf(
  about: NotificationSubject,
  { t, money, currency, date }: Pick<I18n, 't' | 'money' | 'currency' | 'date'>,
): NotificationText {
  const action = t(`notifications.${about.kind}.action`);
  switch (about.kind) {
    case 'serverEnding':
      return {
        title: t('notifications.serverEnding.title', { domain: about.domain }),
        text: t('notifications.serverEnding.text', { id: about.serverId, date: date(about.endDate) }),
        action,
      };
    case 'serverRenewing':
    case 'serverRenewed': {
      const { domain, endDate, amount, period } = about;
      return {
        title: t(`notifications.${about.kind}.title`, { domain }),
        text: t(`notifications.${about.kind}.text`, {
          date: date(endDate),
          amount: money(amount),
          period,
        }),
        action,
      };
    }
    case 'serverEnded':
      return {
        title: t('notifications.serverEnded.title', { domain: about.domain }),
        text: t('notifications.serverEnded.text', { date: date(about.suspendedOn) }),
        action,
      };
    case 'serverDeletion':
      return {
        title: t('notifications.serverDeletion.title', { domain: about.domain }),
        text: t('notifications.serverDeletion.text', { date: date(about.deletedOn) }),
        action,
      };
    case 'serverDeleted':
      return {
        title: t('notifications.serverDeleted.title', { domain: about.domain }),
        text: t('notifications.serverDeleted.text'),
        action,
      };
    case 'serverSuspended':
    case 'serverReady':
      return {
        title: t(`notifications.${about.kind}.title`, { domain: about.domain }),
        text: t(`notifications.${about.kind}.text`, { id: about.serverId }),
        action,
      };
    case 'serverFailed':
      return {
        title: t('notifications.serverFailed.title', { domain: about.domain }),
        text: t(
          about.hasForgottenPassword
            ? 'notifications.serverFailed.passwordText'
            : 'notifications.serverFailed.text',
          { id: about.serverId },
        ),
        action,
      };
    case 'serverLeft':
      return {
        title: t('notifications.serverLeft.title', { domain: about.domain }),
        text: t('notifications.serverLeft.text'),
        action,
      };
    case 'orderFailed':
      return {
        title: t('notifications.orderFailed.title', { id: about.orderId }),
        text:
          about.amount === 0
            ? t('notifications.orderFailed.freeText', { title: about.title })
            : t('notifications.orderFailed.text', { title: about.title, amount: money(about.amount) }),
        action,
      };
    case 'paymentDue':
    case 'paymentReceived':
      return {
        title: t(`notifications.${about.kind}.title`, { amount: money(about.amount) }),
        text: t(`notifications.${about.kind}.text.${about.purpose ?? 'other'}`),
        action,
      };
    case 'refunded':
      return {
        title: t('notifications.refunded.title', { amount: money(about.amount) }),
        text: t(`notifications.refunded.${about.target}`),
        action,
      };
    case 'refundCanceled':
      return {
        title: t('notifications.refundCanceled.title', { amount: money(about.amount) }),
        text: t(`notifications.refundCanceled.${about.to}`, { number: about.number, note: about.note }),
        action,
      };
    case 'paymentCredited':
      return {
        title: t('notifications.paymentCredited.title', { amount: money(about.amount) }),
        text: t('notifications.paymentCredited.text', { number: about.number }),
        action,
      };
    case 'paymentFailed':
      return {
        title: t(
          about.reason === 'canceled'
            ? 'notifications.paymentFailed.canceledTitle'
            : 'notifications.paymentFailed.title',
          { number: about.number },
        ),
        text: t(`notifications.paymentFailed.text.${about.reason}`),
        action,
      };
    case 'billExpired':
      return {
        title: t('notifications.billExpired.title', { number: about.number }),
        text: [
          t('notifications.billExpired.text'),
          ...(about.amount > 0
            ? [t('notifications.billExpired.returned', { amount: money(about.amount) })]
            : []),
          ...(about.promo === null ? [] : [t('notifications.billExpired.promo', { code: about.promo })]),
          t('notifications.billExpired.late'),
        ].join(' '),
        action,
      };
    case 'billPartPaid':
      return {
        title: t('notifications.billPartPaid.title', { number: about.number, amount: money(about.amount) }),
        text: t('notifications.billPartPaid.text', { rest: currency(about.rest) }),
        action,
      };
    case 'promoUsed':
      return {
        title: t('notifications.promoUsed.title', { number: about.number }),
        text: t('notifications.promoUsed.text', { code: about.promo }),
        action,
      };
    case 'billCanceled':
      return {
        title: t('notifications.billCanceled.title', { number: about.number }),
        text: t('notifications.billCanceled.text', { note: about.note }),
        action,
      };
    case 'actIssued': {
      const { from, to } = monthOfDay(about.month);
      return {
        title: t('notifications.actIssued.title', { number: about.number }),
        text: t('notifications.actIssued.text', { from: date(from), to: date(to) }),
        action,
      };
    }
    case 'signedIn':
      return {
        title: t('notifications.signedIn.title'),
        text: t('notifications.signedIn.text', {
          device: about.device ?? t('notifications.signedIn.unknown'),
        }),
        action,
      };
    case 'accessRestored':
      return {
        title: t('notifications.accessRestored.title'),
        text: t('notifications.accessRestored.text', { count: about.lostDays }),
        action,
      };
    case 'ticketAnswered':
      return {
        title: t('notifications.ticketAnswered.title', { id: about.ticketId }),
        text: t('notifications.ticketAnswered.text', { subject: about.subject }),
        action,
      };
  }
}
