import type { AdminAccount } from '@/domain/admin/account';
import type { AdminEvent, SystemState } from '@/domain/admin/activity';
import type { ResourceUsage } from '@/domain/admin/analytics';
import { paymentName } from '@/domain/admin/payment';
import { settingsDefaults, type AdminSettings } from '@/domain/admin/settings';
import { defaultReminderDays } from '@/domain/renewal/defaultRules';
import { defaultTimeZone } from '@/domain/time/timeZone';
import { sampleDatacenters } from './datacenters';

/** The sample administrator in the admin header (§2). */
export const sampleAdmin: Omit<AdminAccount, 'notifications'> = {
  name: 'Виктор Лебедев',
  email: 'admin@meridian.example',
  role: 'owner',
  timeZone: defaultTimeZone,
  datacenters: sampleDatacenters,
};

/** Defaults of §9 and the time zone of D41. §9 defines no names; these are the provider's. */
export const sampleSettings: AdminSettings = {
  siteName: 'Meridian',
  supportEmail: 'support@meridian.example',
  smtpHost: 'smtp.meridian.example',
  smtpUser: '',
  smtpPassword: '',
  senderEmail: 'noreply@meridian.example',
  ...settingsDefaults,
  reminderDays: [...defaultReminderDays],
  timeZone: defaultTimeZone,
};

/** Figures of monitoring. They are constants, because no sample list contains them. */
export const sampleUsage: readonly ResourceUsage[] = [
  { id: 'cpu', percent: 46 },
  { id: 'memory', percent: 71 },
  { id: 'disk', percent: 83 },
  { id: 'traffic', percent: 38 },
];

/** Figures of monitoring, with one failing system. */
export const sampleSystems: readonly SystemState[] = [
  { part: 'database', health: 'ok', figure: 4 },
  { part: 'mail', health: 'ok', figure: 0 },
  { part: 'jobs', health: 'degraded', figure: 2 },
  { part: 'gateways', health: 'ok', figure: 5 },
  { part: 'disk', health: 'ok', figure: 38 },
  { part: 'provisioner', health: 'ok', figure: 0 },
];

/** Events, newest first, at the times of the sample lists. Three are new, as in the badge (§2). */
export const sampleActivity: readonly AdminEvent[] = [
  { id: 'e8', at: '2026-11-19T08:50:00Z', kind: 'paymentFailed', subject: paymentName(7124), isNew: true },
  { id: 'e7', at: '2026-11-18T15:25:00Z', kind: 'paymentReceived', subject: paymentName(7123), isNew: true },
  {
    id: 'e6',
    at: '2026-11-18T10:00:00Z',
    kind: 'serverRestarted',
    subject: 'build.pixelhaus.example',
    isNew: true,
  },
  {
    id: 'e5',
    at: '2026-11-16T13:20:00Z',
    kind: 'userSignedUp',
    subject: 'r.gareev@example.ru',
    isNew: false,
  },
  { id: 'e4', at: '2026-11-10T12:05:00Z', kind: 'paymentReceived', subject: paymentName(7121), isNew: false },
  {
    id: 'e3',
    at: '2026-11-09T07:30:00Z',
    kind: 'serverStopped',
    subject: 'ivanov-test.example.ru',
    isNew: false,
  },
  { id: 'e2', at: '2026-11-05T09:12:00Z', kind: 'serverOrdered', subject: 'mail.example.ru', isNew: false },
  {
    id: 'e1',
    at: '2026-10-12T12:00:00Z',
    kind: 'userSuspended',
    subject: 'oleg.tarasov@example.ru',
    isNew: false,
  },
];
