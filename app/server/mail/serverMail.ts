import * as v from 'valibot';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import { moneySchema } from '@/domain/money/moneySchema';
import { trafficWarnings } from '@/domain/servers/traffic';
import { failedOperations } from '@/domain/servers/failedOperation';
import type { NoticeEvent } from '@/domain/results/notices';
import { defaultPeriod, periodIds } from '@/domain/pricing/period';
import { formattersFor } from '@/i18n/format';
import { longDate } from '@/i18n/longDate';
import { paths, withQuery } from '@/paths';
import { message, type Language, type MessageKey } from '../messages/messages';
import type { Mail } from './mailer';
import { eventMail, type MailTo } from './eventMail';
import { writeMail } from './mailTexts';

const server = { serverId: v.number(), domain: v.string() };
/** The day that the event refers to. */
const on = { day: isoDateSchema };
const charge = { amount: moneySchema };
/** Older stored mails have no period; it was a month. */
const renewal = { ...charge, period: v.optional(v.picklist(periodIds), defaultPeriod) };

/** Events about a server's periods (D29), its cancellation and its operations. `day` is the day of the next step. */
export const serverMailEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('renewing'), ...server, ...on, ...renewal }),
  v.object({ kind: v.literal('repriced'), ...server, ...on, ...charge }),
  v.object({ kind: v.literal('priceWithdrawn'), ...server, ...charge }),
  v.object({ kind: v.literal('ending'), ...server, ...on }),
  v.object({ kind: v.literal('renewed'), ...server, ...on, ...renewal }),
  v.object({ kind: v.literal('unpaid'), ...server, ...on, ...charge }),
  v.object({ kind: v.literal('ended'), ...server, ...on }),
  v.object({ kind: v.literal('suspended'), ...server, ...on }),
  v.object({ kind: v.literal('deletion'), ...server, ...on }),
  v.object({ kind: v.literal('deleted'), ...server }),
  v.object({ kind: v.literal('leaves'), ...server, ...on }),
  v.object({ kind: v.literal('left'), ...server, ...charge }),
  v.object({ kind: v.literal('over'), ...server }),
  v.object({
    kind: v.literal('operationFailed'),
    ...server,
    operation: v.picklist(failedOperations),
    hasForgottenPassword: v.boolean(),
  }),
  v.object({ kind: v.literal('trafficUsed'), ...server, ...on, percent: v.picklist(trafficWarnings) }),
]);
export type ServerMailEvent = v.InferOutput<typeof serverMailEventSchema>;

/** Notification setting of each event; null if it is always mailed. */
export const eventOf: Readonly<Record<ServerMailEvent['kind'], NoticeEvent | null>> = {
  // A price is never changed without notice.
  repriced: null,
  priceWithdrawn: null,
  renewing: 'reminder',
  ending: 'reminder',
  renewed: 'renewed',
  unpaid: 'unpaid',
  ended: 'unpaid',
  suspended: 'suspended',
  deletion: 'deletion',
  deleted: 'deletion',
  leaves: 'deletion',
  left: 'deletion',
  over: 'deletion',
  operationFailed: 'operations',
  trafficUsed: 'traffic',
};

/** Message key of the link to the next step. */
const links: Readonly<Record<ServerMailEvent['kind'], MessageKey>> = {
  renewing: 'mailLinkServerSettings',
  repriced: 'mailLinkServerSettings',
  priceWithdrawn: 'mailLinkServerSettings',
  ending: 'mailLinkRenew',
  renewed: 'mailLinkServerSettings',
  unpaid: 'mailLinkPay',
  ended: 'mailLinkRenew',
  suspended: 'mailLinkRenew',
  deletion: 'mailLinkRenew',
  deleted: 'mailLinkServers',
  leaves: 'mailLinkServers',
  left: 'mailLinkServers',
  over: 'mailLinkServers',
  operationFailed: 'mailLinkServer',
  trafficUsed: 'mailLinkServer',
};

const { dashboard } = paths;

/** Target page of an event's link. */
function pathOf({ kind, serverId }: ServerMailEvent): string {
  switch (kind) {
    case 'renewing':
    case 'repriced':
    case 'priceWithdrawn':
    case 'renewed':
      return withQuery(dashboard.serverEdit, { id: String(serverId) });
    case 'unpaid':
      return dashboard.paymentsHistory;
    case 'deleted':
    case 'leaves':
    case 'left':
    case 'over':
      return dashboard.vps;
    case 'operationFailed':
    case 'trafficUsed':
      return withQuery(dashboard.server, { id: String(serverId) });
    case 'ending':
    case 'ended':
    case 'suspended':
    case 'deletion':
      return withQuery(dashboard.serverRenew, { id: String(serverId) });
  }
}

type FailureEvent = Extract<ServerMailEvent, { kind: 'operationFailed' }>;

/** Explains what a failed operation has left behind. */
function failureText({ operation, hasForgottenPassword }: FailureEvent, language: Language): string {
  const text = message(language, `mailFailure.${operation}`);
  return hasForgottenPassword ? `${text} ${message(language, 'mailFailure.password')}` : text;
}

const supportLink = ({ serverId }: FailureEvent, language: Language) => ({
  label: message(language, 'mailLinkAskSupport'),
  path: withQuery(dashboard.supportCreate, { server: String(serverId) }),
});

/** Mail about a server, with how to stop or prevent the event (D36). */
export function serverMail(event: ServerMailEvent, to: MailTo): Mail {
  const { language } = to;
  const values = {
    domain: event.domain,
    ...('day' in event ? { date: longDate(event.day, language) } : {}),
    ...('period' in event ? { period: message(language, `period.${event.period}`) } : {}),
    ...('percent' in event ? { percent: String(event.percent) } : {}),
    ...('operation' in event ? { failure: failureText(event, language) } : {}),
    ...('amount' in event ? { amount: formattersFor(language).money(event.amount) } : {}),
  };
  return eventMail(
    {
      ...writeMail(to, event.kind, values),
      links: [
        { label: message(language, links[event.kind]), path: pathOf(event) },
        ...(event.kind === 'operationFailed' ? [supportLink(event, language)] : []),
        { label: message(language, 'mailLinkNotices'), path: dashboard.userSettings },
      ],
      summary: `server: ${event.kind}`,
    },
    to,
  );
}
