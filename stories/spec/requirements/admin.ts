import type { Area } from './types';

export const admin = {
  prefix: 'ADMIN',
  title: 'Admin area',
  screen: 'AdminDashboardScreen',
  requirements: [
    {
      id: 'ADMIN-01',
      text: '/admin/dashboard: stat cards, recent activity, system status.',
      from: ['§2 Admin', '§1'],
    },
    {
      id: 'ADMIN-02',
      text: '/admin/analytics: metrics and usage bars.',
      from: ['§2 Admin'],
      screen: 'AdminAnalyticsScreen',
    },
    {
      id: 'ADMIN-03',
      text: '/admin/users: a table of id, e-mail, name, status, balance, servers, joined, last login.',
      from: ['§2 Admin', '§3'],
      screen: 'AdminUsersScreen',
    },
    {
      id: 'ADMIN-04',
      text: 'Users: search, Filter, Add New User.',
      from: ['§2 Admin'],
      screen: 'AdminUsersScreen',
    },
    {
      id: 'ADMIN-05',
      text: 'User actions: View Details, Edit User, Suspend User, Delete User.',
      from: ['§2 Admin'],
      screen: 'AdminUsersScreen',
    },
    { id: 'ADMIN-06', text: 'User statuses Active and Suspended.', from: ['§4'], screen: 'AdminUsersScreen' },
    {
      id: 'ADMIN-07',
      text: '/admin/servers: a table of id, name, user, status, data centre, IP, plan, expires; created is in the details.',
      from: ['§2 Admin', '§3'],
      screen: 'AdminServersScreen',
    },
    {
      id: 'ADMIN-08',
      text: 'Server actions: View Details, Start, Stop, Restart, Server Settings.',
      from: ['§2 Admin'],
      screen: 'AdminServersScreen',
    },
    {
      id: 'ADMIN-09',
      text: '/admin/payments: stats and a table of id, user, amount, method, status, date, description.',
      from: ['§2 Admin', '§3'],
      screen: 'AdminPaymentsScreen',
    },
    {
      id: 'ADMIN-10',
      text: 'Payment actions: View Details, Download Receipt.',
      from: ['§2 Admin'],
      screen: 'AdminPaymentsScreen',
    },
    {
      id: 'ADMIN-11',
      text: 'Process Payment for pending rows only.',
      from: ['§2 Admin', '§4'],
      screen: 'AdminPaymentsScreen',
    },
    {
      id: 'ADMIN-12',
      text: 'Payment statuses Completed, Pending, Failed.',
      from: ['§4'],
      screen: 'AdminPaymentsScreen',
    },
    { id: 'ADMIN-13', text: '/admin/settings: a form.', from: ['§2 Admin'], screen: 'AdminSettingsScreen' },
    {
      id: 'ADMIN-14',
      text: 'Defaults: SMTP port 587, tax 10, currency USD, 5 login attempts, session 60 minutes.',
      from: ['§9 Admin'],
      screen: 'AdminSettingsScreen',
    },
    {
      id: 'ADMIN-15',
      text: 'Nine further menu links have no route and show the 404.',
      from: ['§2 Admin', 'D5'],
      screen: 'NotFoundScreen',
    },
    {
      id: 'ADMIN-16',
      text: 'The header: a sample admin, Profile, Settings, Log out, a badge of 3.',
      from: ['§2 Admin'],
    },
    { id: 'ADMIN-17', text: 'Open by default: no access check.', from: ['§6', '§2 Admin', 'D22'] },
    {
      id: 'ADMIN-18',
      text: 'What failed after its last attempt is listed, with its server, its customer and the reason.',
      from: ['D33'],
      screen: 'AdminJobsScreen',
    },
    {
      id: 'ADMIN-19',
      text: 'An administrator starts it again; what was refunded is not started.',
      from: ['D33'],
      screen: 'AdminJobsScreen',
    },
    {
      id: 'ADMIN-20',
      text: 'An administrator gives back a part of a payment, or all of it, with a reason.',
      from: ['D33'],
      screen: 'AdminPaymentsScreen',
    },
    {
      id: 'ADMIN-21',
      text: 'What was given back is listed, with where it went and why.',
      from: ['D33'],
      screen: 'AdminRefundsScreen',
    },
  ],
} as const satisfies Area;
