import { useCallback, useMemo } from 'react';
import type { AdminRefund } from '@/domain/admin/refund';
import { refundReasons } from '@/domain/payment/refund';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListCount } from '@/patterns/listKit/ListCount';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { CardIcon, WalletIcon } from '@/primitives/icons';
import { paymentsHref, type AdminRefundsScreenProps } from './adminRefundsView';
import { refundColumns } from './refundColumns';

/** Money that was given back to every customer, each with its reason (D33). */
export function AdminRefundsScreen(props: AdminRefundsScreenProps) {
  const { view } = props;
  const i18n = useI18n();
  const { t, money } = i18n;
  const columns = useMemo(() => refundColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ id }: AdminRefund) => t('adminRefunds.number', { id }), [t]);
  const rowMenu = useCallback(
    (refund: AdminRefund): RowMenu => ({
      label: t('adminRefunds.menu', { id: refund.id }),
      items: [
        {
          kind: 'link',
          id: 'payments',
          label: t('adminRefunds.payments'),
          icon: <CardIcon />,
          href: paymentsHref(refund),
        },
      ],
    }),
    [t],
  );
  return (
    <ListScreen
      title={t('adminRefunds.title')}
      view={view}
      actions={props}
      columns={columns}
      fields={[
        choiceField('reason', t('adminRefunds.column.reason'), refundReasons, (value) =>
          t(`adminRefunds.reason.${value}`),
        ),
      ]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      footer={
        view.status === 'ready' && (
          <ListCount count={view.rows.length} sum={t('adminRefunds.sum', { sum: money(view.sum) })} />
        )
      }
      empty={{
        icon: <WalletIcon />,
        title: t('adminRefunds.empty'),
        description: t('adminRefunds.emptyText'),
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
    />
  );
}
