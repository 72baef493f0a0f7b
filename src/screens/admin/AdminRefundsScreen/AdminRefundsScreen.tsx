import { useCallback, useMemo } from 'react';
import { canCancel, canSend, refundStates, type AdminRefund } from '@/domain/admin/refund';
import { refundReasons } from '@/domain/payment/refund';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListCount } from '@/patterns/listKit/ListCount';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { CardIcon, CheckIcon, TrashIcon, WalletIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { actionItem, detailsItem } from '../list/menuItems';
import { paymentsHref, type AdminRefundsScreenProps } from './adminRefundsView';
import { refundColumns } from './refundColumns';

// Loaded on click.
const RefundOverlays = lazyPart(() => import('./RefundOverlays'));

/** All refunds with their reasons (D33). */
export function AdminRefundsScreen(props: AdminRefundsScreenProps) {
  const { view, onDetailsOpen, onQuestionAsk, onCancelOpen } = props;
  const { overlay } = view;
  const i18n = useI18n();
  const { t, money } = i18n;
  const columns = useMemo(() => refundColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ id }: AdminRefund) => t('adminRefunds.number', { id }), [t]);
  const rowMenu = useCallback(
    (refund: AdminRefund): RowMenu => ({
      label: t('adminRefunds.menu', { id: refund.id }),
      items: [
        detailsItem(t, () => onDetailsOpen(refund)),
        ...(canSend(refund)
          ? [actionItem('send', t('adminRefunds.send'), <CheckIcon />, () => onQuestionAsk('send', refund))]
          : []),
        ...(canCancel(refund)
          ? [
              actionItem('cancel', t('adminRefunds.cancel'), <TrashIcon />, () => onCancelOpen(refund), {
                tone: 'danger',
              }),
            ]
          : []),
        {
          kind: 'link',
          id: 'payments',
          label: t('adminRefunds.payments'),
          icon: <CardIcon />,
          href: paymentsHref(refund),
        },
      ],
    }),
    [t, onDetailsOpen, onQuestionAsk, onCancelOpen],
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
        choiceField('state', t('adminRefunds.state'), refundStates, (value) =>
          t(`adminRefunds.state.${value}`),
        ),
      ]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      footer={
        view.status === 'ready' && (
          <ListCount count={view.total} sum={t('adminRefunds.sum', { sum: money(view.sum) })} />
        )
      }
      empty={{
        icon: <WalletIcon />,
        title: t('adminRefunds.empty'),
        description: t('adminRefunds.emptyText'),
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={overlay.kind !== 'none' && <RefundOverlays {...props} overlay={overlay} />}
    />
  );
}
