import type { AdminAccount } from '@/domain/admin/account';
import type { AdminEvent, SystemState } from '@/domain/admin/activity';
import type { ResourceUsage } from '@/domain/admin/analytics';
import { settingsDefaults, type AdminSettings } from '@/domain/admin/settings';
import type { IsoDateTime } from '@/domain/dates';

/** §2: the admin header shows a sample admin. */
export const sampleAdmin: Omit<AdminAccount, 'notifications'> = {
  name: 'Виктор Лебедев',
  email: 'admin@meridian.example',
};

/** §9's defaults; the names, which it leaves open, are the provider's. */
export const sampleSettings: AdminSettings = {
  siteName: 'Meridian',
  supportEmail: 'support@meridian.example',
  smtpHost: 'smtp.meridian.example',
  senderEmail: 'noreply@meridian.example',
  ...settingsDefaults,
};

/** What monitoring reports. No list has these figures, so they are said here and change with nothing. */
export const sampleUsage: readonly ResourceUsage[] = [
  { id: 'cpu', percent: 46 },
  { id: 'memory', percent: 71 },
  { id: 'disk', percent: 83 },
  { id: 'traffic', percent: 38 },
];

/** One part is not well, so that the dashboard has something to say. Figures of monitoring, as above. */
export const sampleSystems: readonly SystemState[] = [
  { part: 'portal', health: 'ok', uptime: 99.98 },
  { part: 'billing', health: 'ok', uptime: 100 },
  { part: 'network', health: 'ok', uptime: 99.95 },
  { part: 'mail', health: 'degraded', uptime: 98.7 },
  { part: 'backup', health: 'ok', uptime: 99.9 },
];

const minute = 60_000;

/** What happened before a moment, newest first: three things are new, as the badge has it (§2). */
export function makeAdminActivity(now: IsoDateTime): readonly AdminEvent[] {
  const paymentName = (id: number) => `#${String(id)}`;
  const ago = (minutes: number) => new Date(Date.parse(now) - minutes * minute).toISOString() as IsoDateTime;
  return [
    { id: 'e8', at: ago(14), kind: 'paymentReceived', subject: paymentName(7126), isNew: true },
    { id: 'e7', at: ago(95), kind: 'paymentReceived', subject: paymentName(7125), isNew: true },
    { id: 'e6', at: ago(190), kind: 'paymentFailed', subject: paymentName(7124), isNew: true },
    { id: 'e5', at: ago(26 * 60), kind: 'serverRestarted', subject: 'build.pixelhaus.example', isNew: false },
    { id: 'e4', at: ago(49 * 60), kind: 'serverOrdered', subject: 'mail.example.ru', isNew: false },
    { id: 'e3', at: ago(5 * 24 * 60), kind: 'userSignedUp', subject: 'r.gareev@example.ru', isNew: false },
    {
      id: 'e2',
      at: ago(12 * 24 * 60),
      kind: 'serverStopped',
      subject: 'ivanov-test.example.ru',
      isNew: false,
    },
    {
      id: 'e1',
      at: ago(40 * 24 * 60),
      kind: 'userSuspended',
      subject: 'oleg.tarasov@example.ru',
      isNew: false,
    },
  ];
}
