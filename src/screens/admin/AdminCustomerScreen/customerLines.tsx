import { breakable } from '@/components/breakable';
import { BillStateBadge } from '@/components/BillStateBadge';
import { itemsText } from '@/components/billTexts';
import { OrderStatusBadge } from '@/components/OrderStatusBadge';
import { TicketStatusBadge } from '@/components/TicketStatusBadge';
import type { CustomerOverview } from '@/domain/admin/customer';
import { mailName } from '@/domain/admin/mail';
import { paymentName } from '@/domain/admin/payment';
import { canRefund } from '@/domain/admin/refund';
import { serverStatusOf } from '@/domain/admin/server';
import { stateOf } from '@/domain/servers/serverStates';
import type { I18n } from '@/i18n/I18nProvider';
import { deskTicketPath, paths, withQuery } from '@/paths';
import { Badge } from '@/primitives/Badge';
import { Button } from '@/primitives/Button';
import { changeText } from '../AdminAuditScreen/adminAuditView';
import { MailResultBadge } from '../AdminMailsScreen/mailColumns';
import { AdminPaymentStatusBadge } from '../AdminPaymentsScreen/paymentColumns';
import type { AdminCustomerActions } from './adminCustomerView';
import type { CustomerLine } from './LineList';

const { admin } = paths;

const memberText = (member: string | undefined, t: I18n['t']): readonly string[] =>
  member === undefined ? [] : [t('adminCustomer.member', { member })];

/** Servers, each with a link to its row in the list. */
export function serverLines({ servers }: CustomerOverview, { t, date }: I18n): readonly CustomerLine[] {
  return servers.items.map(({ id, name, plan, ip, status, expires }) => ({
    id: String(id),
    title: breakable(name),
    href: withQuery(admin.servers, { q: name }),
    detail: [plan, ip || t('common.noAddress'), t('adminCustomer.until', { date: date(expires) })].join(
      ' · ',
    ),
    badge: (
      <Badge tone={stateOf(serverStatusOf(status)).tone} size="sm">
        {t(`adminServers.status.${status}`)}
      </Badge>
    ),
  }));
}

/** Orders, each with a link to its payment. */
export function orderLines({ orders }: CustomerOverview, i18n: I18n): readonly CustomerLine[] {
  const { t, money, dateTime } = i18n;
  return orders.items.map(({ id, at, titles, status, amount, paymentId, member }) => ({
    id: String(id),
    title: t('orders.title', { id }),
    href: paymentId === null ? null : withQuery(admin.payments, { q: paymentName(paymentId) }),
    detail: [titles.join(', '), dateTime(at), ...memberText(member, t)].join(' · '),
    badge: <OrderStatusBadge status={status} size="sm" />,
    figure: money(amount),
  }));
}

/** Bills, each with a link to its row in the list. */
export function billLines({ bills }: CustomerOverview, { t, money, date }: I18n): readonly CustomerLine[] {
  return bills.items.map((bill) => ({
    id: String(bill.id),
    title: bill.number,
    href: withQuery(admin.bills, { q: bill.number }),
    detail: [itemsText(bill, t), date(bill.date)].join(' · '),
    badge: <BillStateBadge status={bill.state} size="sm" />,
    figure: money(bill.amount),
  }));
}

/** Payments with failure reasons, each with a link to its row in the list; paid ones can be refunded. */
export function paymentLines(
  { payments, user }: CustomerOverview,
  i18n: I18n,
  onRefund: AdminCustomerActions['onRefund'],
): readonly CustomerLine[] {
  const { t, money, date } = i18n;
  return payments.items.map((payment) => {
    const { id, method, failure, status, amount, member } = payment;
    return {
      id: String(id),
      title: paymentName(id),
      href: withQuery(admin.payments, { q: paymentName(id) }),
      detail: [
        itemsText(payment, t),
        t(`paymentMethod.${method}`),
        date(payment.date),
        ...memberText(member, t),
        ...(failure === null ? [] : [t(`adminPayments.failure.${failure}`)]),
      ].join(' · '),
      badge: <AdminPaymentStatusBadge status={status} size="sm" />,
      figure: money(amount),
      ...(canRefund(payment) && {
        action: (
          <Button
            size="sm"
            aria-label={t('adminCustomer.refundOf', { id })}
            onClick={() => onRefund(payment, user)}
          >
            {t('adminPayments.refund')}
          </Button>
        ),
      }),
    };
  });
}

/** Billing documents, each a link to its PDF. */
export function documentLines({ documents }: CustomerOverview, i18n: I18n): readonly CustomerLine[] {
  const { t, money, date, locale } = i18n;
  return documents.items.map((document) => ({
    id: String(document.id),
    title: t(`adminCustomer.document.${document.kind}`, { number: document.number }),
    href: document.path === null ? null : withQuery(document.path, { language: locale }),
    detail: date(document.date),
    figure: money(document.amount),
  }));
}

/** Tickets, latest message first, each with a link to its page. */
export function ticketLines({ tickets }: CustomerOverview, { t, dateTime }: I18n): readonly CustomerLine[] {
  return tickets.items.map(({ id, subject, department, status, updatedAt }) => ({
    id: String(id),
    title: breakable(subject),
    href: deskTicketPath(id),
    detail: [`#${id}`, t(`support.department.${department}`), dateTime(updatedAt)].join(' · '),
    badge: <TicketStatusBadge status={status} size="sm" />,
  }));
}

/** Sign-ins by time and device. */
export function signInLines({ signIns }: CustomerOverview, { t, dateTime }: I18n): readonly CustomerLine[] {
  return signIns.items.map(({ id, at, device }) => ({
    id: String(id),
    title: device ?? t('adminCustomer.unknownDevice'),
    href: null,
    detail: dateTime(at),
  }));
}

/** Mails to the customer, each with a link that finds it in the mail log. */
export function mailLines({ mails }: CustomerOverview, { t, dateTime }: I18n): readonly CustomerLine[] {
  return mails.items.map(({ id, kind, at, email, subject, result }) => ({
    id: String(id),
    title: breakable(subject),
    href: withQuery(admin.mails, { q: mailName(id) }),
    detail: [t(`adminMails.kind.${kind}`), email, dateTime(at)].join(' · '),
    badge: <MailResultBadge status={result} size="sm" />,
  }));
}

/** Audit records, each with a link to the records of its subject. */
export function historyLines({ history }: CustomerOverview, i18n: I18n): readonly CustomerLine[] {
  const { t, dateTime } = i18n;
  return history.items.map(({ id, at, kind, admin: author, subject, changes }) => ({
    id: String(id),
    title: t(`adminAudit.event.${kind}`),
    href: withQuery(admin.audit, { q: subject }),
    detail: [
      dateTime(at),
      author === '' ? t('adminAudit.portal') : author,
      ...changes.map((change) => changeText(change, i18n)),
    ].join(' · '),
  }));
}
