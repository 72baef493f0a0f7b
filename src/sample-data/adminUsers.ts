import type { AdminUser, AdminUserId } from '@/domain/admin/user';
import { rubles } from '@/domain/money/money';

/** Makes a customer, with changes. */
export function makeAdminUser(changes: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 1 as AdminUserId,
    email: 'anna.sokolova@example.ru',
    name: 'Анна Соколова',
    status: 'Active',
    suspendedOn: null,
    balance: rubles(2450.5),
    servers: 4,
    joined: '2025-03-14',
    lastLogin: '2026-11-21T08:12:00Z',
    ...changes,
  };
}

type Row = readonly [
  email: string,
  name: string,
  status: AdminUser['status'],
  balance: number,
  joined: AdminUser['joined'],
  lastLogin: AdminUser['lastLogin'],
];

const rows: readonly Row[] = [
  ['anna.sokolova@example.ru', 'Анна Соколова', 'Active', 2450.5, '2025-03-14', '2026-11-21T08:12:00Z'],
  ['d.morozov@example.ru', 'Дмитрий Морозов', 'Active', 15320, '2025-05-02', '2026-11-20T19:40:00Z'],
  ['elena.kravtsova@example.com', 'Елена Кравцова', 'Active', 0, '2025-08-19', '2026-11-21T06:55:00Z'],
  [
    'office@severniy.example',
    'ООО «Северный ветер»',
    'Active',
    48750.25,
    '2025-09-30',
    '2026-11-19T14:03:00Z',
  ],
  ['john.carter@example.com', 'John Carter', 'Suspended', 0, '2025-11-11', '2026-09-02T22:17:00Z'],
  ['maria.lopez@example.com', 'María López', 'Active', 1200, '2026-01-23', '2026-11-18T11:30:00Z'],
  ['p.ivanov@example.ru', 'Пётр Иванов', 'Active', 377, '2026-06-08', '2026-11-21T05:20:00Z'],
  ['k.weiss@example.de', 'Katharina Weiß', 'Active', 9640, '2026-07-15', '2026-11-17T16:48:00Z'],
  ['info@pixelhaus.example', 'Pixelhaus GmbH', 'Active', 21300, '2026-08-04', '2026-11-20T09:11:00Z'],
  ['oleg.tarasov@example.ru', 'Олег Тарасов', 'Suspended', 150.75, '2026-08-27', '2026-10-11T12:00:00Z'],
  ['s.nguyen@example.com', 'Sophie Nguyen', 'Active', 577, '2026-10-05', '2026-11-21T07:02:00Z'],
  ['r.gareev@example.ru', 'Руслан Гареев', 'Active', 0, '2026-11-16', null],
];

/** The number of servers is counted from the sample servers. */
export type AdminUserRecord = Omit<AdminUser, 'servers'>;

/** Sample customers of the admin area, newest first; §9 defines none. */
export const sampleAdminUsers: readonly AdminUserRecord[] = rows
  .map(([email, name, status, balance, joined, lastLogin], index): AdminUserRecord => ({
    id: (index + 1) as AdminUserId,
    email,
    name,
    status,
    // A month before the sample day.
    suspendedOn: status === 'Suspended' ? '2026-10-21' : null,
    balance: rubles(balance),
    joined,
    lastLogin,
  }))
  .reverse();
