import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type {
  NotificationKind,
  NotificationSubject,
  PortalNotification,
} from '@/domain/notifications/notifications';
import { rubles } from '@/domain/money/money';
import type { OrderId } from '@/domain/order/placedOrder';
import type { ServerId } from '@/domain/servers/server';
import type { TicketId } from '@/domain/support/support';
import { orderPath } from '@/paths';
import { sampleNotifications } from '@/sample-data/notifications';
import { NotificationsScreen } from '@/screens/notifications/NotificationsScreen/NotificationsScreen';
import { toNotificationsView } from '@/screens/notifications/NotificationsScreen/notificationsView';
import { inContentArea } from '../../kit/contentArea';
import { choice, count, knobs, lengthened, repeated, toggle } from '../../kit/knobs';
import { retries } from '../../kit/plays';
import { startingWith } from '../../kit/textMatch';
import { t } from '../../kit/words';

const now = '2026-11-21T10:10:00Z';

/** The page of these notifications, as the app shows it. */
function makeView(notifications: readonly PortalNotification[]) {
  return toNotificationsView({ status: 'ready', value: notifications }, now);
}

const sample = sampleNotifications;

const about = { serverId: 1024 as ServerId, domain: 'shop.example.ru' };

/** One of each kind. */
const subjectOf: {
  readonly [Kind in NotificationKind]: Extract<NotificationSubject, { kind: Kind }>;
} = {
  serverEnding: { kind: 'serverEnding', ...about, endDate: '2026-12-05' },
  serverRenewing: {
    kind: 'serverRenewing',
    ...about,
    endDate: '2026-11-28',
    amount: rubles(1577),
    period: 'month',
  },
  serverRenewed: {
    kind: 'serverRenewed',
    ...about,
    endDate: '2026-12-21',
    amount: rubles(1577),
    period: 'year',
  },
  serverEnded: { kind: 'serverEnded', ...about, suspendedOn: '2026-11-24' },
  serverSuspended: { kind: 'serverSuspended', ...about },
  serverDeletion: { kind: 'serverDeletion', ...about, deletedOn: '2026-11-28' },
  serverDeleted: { kind: 'serverDeleted', domain: about.domain },
  serverReady: { kind: 'serverReady', ...about },
  serverLeft: { kind: 'serverLeft', domain: about.domain },
  serverFailed: { kind: 'serverFailed', ...about, operation: 'reinstall', hasForgottenPassword: true },
  trafficUsed: { kind: 'trafficUsed', ...about, percent: 80, until: '2026-12-05' },
  orderFailed: { kind: 'orderFailed', orderId: 7003 as OrderId, title: about.domain, amount: rubles(1577) },
  paymentDue: { kind: 'paymentDue', amount: rubles(1577) },
  paymentReceived: { kind: 'paymentReceived', amount: rubles(1577) },
  refunded: { kind: 'refunded', amount: rubles(1577), target: 'balance' },
  refundCanceled: {
    kind: 'refundCanceled',
    number: 'MRD-5112',
    amount: rubles(1577),
    to: 'balance',
    note: 'Ошибка в счёте',
  },
  balanceAdjusted: {
    kind: 'balanceAdjusted',
    direction: 'credit',
    amount: rubles(500),
    note: 'Простой 19 ноября, обращение #5017',
  },
  paymentCredited: { kind: 'paymentCredited', number: 'MRD-5112', amount: rubles(1577) },
  paymentFailed: { kind: 'paymentFailed', number: 'MRD-5112', reason: 'declined' },
  billExpired: { kind: 'billExpired', number: 'MRD-5112', amount: rubles(500), promo: 'WELCOME10' },
  billPartPaid: {
    kind: 'billPartPaid',
    number: 'MRD-5112',
    amount: rubles(1000),
    rest: { currency: 'RUB', minor: 65_585 },
  },
  promoUsed: { kind: 'promoUsed', number: 'MRD-5112', promo: 'WELCOME10' },
  billCanceled: { kind: 'billCanceled', number: 'MRD-5112', note: 'Выставлен дважды' },
  actIssued: { kind: 'actIssued', number: 'MRD-A-2026-10', month: '2026-10-01' },
  signedIn: { kind: 'signedIn', device: 'Firefox, Windows' },
  accessRestored: { kind: 'accessRestored', lostDays: 3 },
  incident: {
    kind: 'incident',
    incidentId: 12,
    of: 'incident',
    name: { ru: 'Серверы в Амстердаме теряют пакеты', en: 'Packet loss on servers in Amsterdam' },
    isResolved: false,
  },
  dataReady: { kind: 'dataReady' },
  ticketAnswered: { kind: 'ticketAnswered', ticketId: 5001 as TicketId, subject: 'Сайт не открывается' },
};
const everySubject = Object.values(subjectOf);

/** The same about something whose name is as long as names come. */
function lengthenedSubject(subject: NotificationSubject): NotificationSubject {
  if ('domain' in subject) return { ...subject, domain: lengthened(subject.domain) };
  if ('title' in subject) return { ...subject, title: lengthened(subject.title) };
  if ('note' in subject) return { ...subject, note: lengthened(subject.note) };
  return 'subject' in subject ? { ...subject, subject: lengthened(subject.subject) } : subject;
}

const kinds = everySubject.map(({ kind }) => kind);

/** Unread notifications with these subjects. */
const notificationsAbout = (subjects: readonly NotificationSubject[]): readonly PortalNotification[] =>
  subjects.map((about) => ({ id: about.kind, at: '2026-11-21T09:30:00Z', isRead: false, about }));

/** How many there are, what they are about, and which of them are read. */
const notificationKnobs = knobs(
  {
    notifications: count(sample.length, 60),
    about: choice(['as they are', 'one of each', ...kinds]),
    read: choice(['as they are', 'none', 'all']),
    longNames: toggle(),
  },
  ({ notifications, about: kind, read, longNames }) => {
    const subjects = everySubject.filter((subject) => kind === 'one of each' || subject.kind === kind);
    const shown = kind === 'as they are' ? sample : notificationsAbout(subjects);
    return {
      view: makeView(
        repeated(shown, kind === 'one of each' ? Math.max(notifications, kinds.length) : notifications).map(
          (each) => ({
            ...each,
            isRead: read === 'as they are' ? each.isRead : read === 'all',
            about: longNames ? lengthenedSubject(each.about) : each.about,
          }),
        ),
      ),
    };
  },
);

const meta = {
  component: NotificationsScreen,
  decorators: [inContentArea],
  args: {
    view: makeView(sample),
    onReadChange: fn(),
    onAllRead: fn(),
    onActionFollow: fn(),
    onRetry: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof NotificationsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three unread notifications, as in the bell, each with its action. */
// shows: NOTIFY-02, NOTIFY-03, NOTIFY-04, NOTIFY-12
export const Default: Story = {
  parameters: notificationKnobs,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('notifications.unread', { count: 3 }))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: t('notifications.today') })).toBeVisible();
    const pay = canvas.getByRole('link', { name: startingWith(`${t('notifications.paymentDue.action')}:`) });
    const names = canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    await expect(new Set(names).size).toBe(names.length);
    await expect(pay).toHaveAttribute('href', '/dashboard/billing?state=open');
    // A story stays where it is.
    pay.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(pay);
    await expect(args.onActionFollow).toHaveBeenCalledOnce();
    await userEvent.click(
      canvas.getByRole('button', {
        name: t('notifications.markRead', {
          title: t('notifications.serverEnding.title', { domain: 'mail.example.ru' }),
        }),
      }),
    );
    await expect(args.onReadChange).toHaveBeenCalledWith('n4', true);
    await userEvent.click(canvas.getByRole('button', { name: t('notifications.readAll') }));
    await expect(args.onAllRead).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

/** §2: the specification's placeholder text. */
// shows: NOTIFY-01
export const Empty: Story = {
  args: { view: makeView([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('notifications.empty.description'))).toBeVisible();
  },
};

export const Error: Story = {
  args: { view: { status: 'error', reason: 'offline' } },
  play: retries('onRetry'),
};

const ordered = { kind: 'serverReady', orderId: 7001 as OrderId } as const;

/** Those of one order are together, with their own weight. */
// shows: NOTIFY-13
export const OneOrder: Story = {
  args: {
    view: makeView(
      (
        [
          { ...ordered, serverId: 1024 as ServerId, domain: 'shop.example.ru' },
          subjectOf.paymentDue,
          { kind: 'orderFailed', orderId: ordered.orderId, title: 'Naos', amount: rubles(1577) },
          { ...ordered, serverId: 1031 as ServerId, domain: 'api.example.ru' },
          { kind: 'paymentReceived', amount: rubles(4731), purpose: 'order', orderId: ordered.orderId },
        ] satisfies NotificationSubject[]
      ).map((about, index) => ({ id: `o${index}`, at: '2026-11-21T09:30:00Z', isRead: index > 2, about })),
    ),
  },
  play: async ({ canvas }) => {
    const title = t('notifications.order', { id: 7001 });
    await expect(canvas.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      orderPath(ordered.orderId),
    );
    const group = within(canvas.getByRole('list', { name: title }));
    await expect(group.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const AllRead: Story = {
  args: { view: makeView(sample.map((each) => ({ ...each, isRead: true }))) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('notifications.readAll') }));
    await expect(args.onReasonAsk).toHaveBeenCalledWith(t('notifications.nothingUnread'));
    const [first] = canvas.getAllByRole('button', {
      name: startingWith(t('notifications.markUnread', { title: '' })),
    });
    if (first) await userEvent.click(first);
    await expect(args.onReadChange).toHaveBeenCalledWith('n5', false);
  },
};

/** The list has one of each notification, with its icon, text and action. */
export const OneOfEach: Story = {
  args: { view: makeView(notificationsAbout(everySubject)) },
  play: async ({ canvas }) => {
    const linkOf = (action: string, title: string) =>
      canvas.getByRole('link', { name: t('notifications.actionOf', { action, title }) });
    await expect(
      linkOf(t('notifications.signedIn.action'), t('notifications.signedIn.title')),
    ).toHaveAttribute('href', '/dashboard/profile');
    await expect(
      linkOf(t('notifications.ticketAnswered.action'), t('notifications.ticketAnswered.title', { id: 5001 })),
    ).toHaveAttribute('href', '/dashboard/support/ticket?id=5001');
  },
};

const renewed = { serverId: 1024 as ServerId, domain: 'shop.example.ru', amount: rubles(1577) };

/** From month to month (D29): about to be renewed, renewed, over, about to be deleted, deleted. */
export const MonthAfterMonth: Story = {
  args: {
    view: makeView(
      [
        { kind: 'serverDeleted', domain: 'old.example.ru' } as const,
        {
          kind: 'serverDeletion',
          serverId: renewed.serverId,
          domain: 'old.example.ru',
          deletedOn: '2026-11-28',
        } as const,
        {
          kind: 'serverEnded',
          serverId: renewed.serverId,
          domain: 'test.example.ru',
          suspendedOn: '2026-11-24',
        } as const,
        { kind: 'serverRenewed', ...renewed, endDate: '2026-12-21', period: 'year' } as const,
        { kind: 'serverRenewing', ...renewed, endDate: '2026-11-28', period: 'year' } as const,
      ].map((about, index) => ({ id: `m${index}`, at: '2026-11-21T03:00:00Z', isRead: index > 2, about })),
    ),
  },
  play: async ({ canvas }) => {
    const title = t('notifications.serverRenewing.title', { domain: renewed.domain });
    const action = t('notifications.serverRenewing.action');
    await expect(
      canvas.getByRole('link', { name: t('notifications.actionOf', { action, title }) }),
    ).toHaveAttribute('href', '/dashboard/server-edit?id=1024');
  },
};

export const LongContent: Story = {
  args: {
    view: makeView([
      {
        id: 'n9',
        at: '2026-11-21T10:05:00Z',
        isRead: false,
        about: {
          kind: 'ticketAnswered',
          ticketId: 999_999_999 as TicketId,
          subject: `<b>${'Оченьдлинноесловобезпробелов'.repeat(6)}</b>`,
        },
      },
      {
        id: 'n8',
        at: '2024-02-29T10:05:00Z',
        isRead: true,
        about: {
          kind: 'serverSuspended',
          serverId: 1_234_567 as ServerId,
          domain: `${'very-long-subdomain-'.repeat(9)}example.ru`,
        },
      },
      {
        id: 'n7',
        at: '2024-02-29T10:05:00Z',
        isRead: false,
        about: { kind: 'paymentDue', amount: rubles(12_345_678.9) },
      },
    ]),
  },
};
