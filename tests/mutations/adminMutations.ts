import { empty, of, type Mutation } from './mutation.ts';

/** Of the requirements of administration. */
export const adminMutations: readonly Mutation[] = [
  ...of('src/domain/admin/settings.ts', [
    ['ADMIN-14', 'smtpPort: 587', 'smtpPort: 25'],
    ['ADMIN-14', 'maxLoginAttempts: 5', 'maxLoginAttempts: 6'],
    ['ADMIN-14', 'sessionMinutes: 60', 'sessionMinutes: 90'],
  ]),
  ...of('src/screens/admin/AdminAnalyticsScreen/analyticsStats.tsx', [
    ['ADMIN-02', "label={t('adminAnalytics.metric.average')}", "label={t('adminAnalytics.metric.revenue')}"],
  ]),
  ...of('src/screens/admin/AdminUsersScreen/userColumns.tsx', [
    ['ADMIN-03', 'cell: ({ balance }) => money(balance)', empty],
    ['ADMIN-03', 'cell: ({ joined }) => date(joined)', empty],
  ]),
  ...of('src/screens/admin/AdminUsersScreen/AdminUsersScreen.tsx', [
    ['ADMIN-04', 'primaryAction={addButton}', ''],
  ]),
  ...of('src/screens/admin/AdminServersScreen/serverColumns.tsx', [
    ['ADMIN-07', 'cell: ({ plan }) => plan', empty],
    ['ADMIN-07', 'cell: ({ created }) => date(created)', empty],
  ]),
  ...of('src/screens/admin/AdminPaymentsScreen/paymentColumns.tsx', [
    ['ADMIN-09', 'cell: (payment) => itemsText(payment, t)', empty],
    ['ADMIN-12', '<AdminPaymentStatusBadge status={status} size="sm" />', 'null'],
  ]),
  ...of('src/screens/admin/AdminPaymentsScreen/PaymentStats.tsx', [
    ['ADMIN-09', 'money(stats[status].sum)', 'stats[status].count'],
  ]),
  ...of('src/screens/admin/AdminJobsScreen/jobColumns.tsx', [
    ['ADMIN-18', 'cell: ({ reason }) => <bdi lang="en">{reason}</bdi>', empty],
  ]),
  ...of('src/screens/admin/AdminJobsScreen/AdminJobsScreen.tsx', [
    ['ADMIN-19', "onQuestionAsk('start', job)", 'onDetailsOpen(job)'],
    ['ADMIN-19', '...(job.canStart', '...(job.id > 0'],
  ]),
  ...of('src/screens/admin/AdminJobsScreen/JobOverlays.tsx', [
    ['ADMIN-19', 'onConfirm={onQuestionConfirm}', 'onConfirm={onOverlayClose}'],
  ]),
  ...of('src/screens/admin/list/NoteField.tsx', [['ADMIN-25', "label={t('admin.note')}", 'label={hint}']]),
  ...of('src/screens/admin/AdminRefundsScreen/refundColumns.tsx', [
    ['ADMIN-26', 'cell: ({ payment }) => payment ?? ', 'cell: () => '],
  ]),
  ...of('src/screens/admin/AdminRefundsScreen/RefundOverlays.tsx', [
    ['ADMIN-32', "submitLabel={t('adminRefunds.cancel')}", "submitLabel={t('adminRefunds.send')}"],
  ]),
  ...of('src/screens/admin/AdminBillsScreen/adminBillColumns.tsx', [
    ['ADMIN-27', 'cell: ({ payer }) => payer', empty],
  ]),
  ...of('src/screens/admin/AdminBillsScreen/BillOverlays.tsx', [
    ['ADMIN-28', "{ label: t('adminBills.owed'), value: money(bill.owed) },", ''],
    ['ADMIN-29', "submitLabel={t('adminBills.cancel')}", "submitLabel={t('adminBills.receive')}"],
  ]),
];
