import { useCallback, useMemo } from 'react';
import { unclaimedStates, type UnclaimedMoney } from '@/domain/admin/unclaimed';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListCount } from '@/patterns/listKit/ListCount';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { Button } from '@/primitives/Button';
import { ArrowLeftIcon, PlusIcon, UserIcon, WalletIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { actionItem, detailsItem } from '../list/menuItems';
import type { AdminUnclaimedScreenProps } from './adminUnclaimedView';
import { unclaimedColumns } from './unclaimedColumns';

// Loaded on click.
const UnclaimedOverlays = lazyPart(() => import('./UnclaimedOverlays'));

/** Disables an action on assigned or returned money, with the reason. */
const disabledWhenSettled = ({ state }: UnclaimedMoney, t: I18n['t']) =>
  state === 'waiting' ? {} : { disabledReason: t(`adminUnclaimed.reason.${state}`) };

/** Money from bank transfers of unknown senders: record, search, assign and return (D42). */
export function AdminUnclaimedScreen(props: AdminUnclaimedScreenProps) {
  const { view, onDetailsOpen, onRecordOpen, onAssignOpen, onReturnOpen } = props;
  const { overlay } = view;
  const i18n = useI18n();
  const { t, money } = i18n;
  const columns = useMemo(() => unclaimedColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ id }: UnclaimedMoney) => t('adminUnclaimed.number', { id }), [t]);
  const rowMenu = useCallback(
    (row: UnclaimedMoney): RowMenu => ({
      label: t('adminUnclaimed.menu', { id: row.id }),
      items: [
        detailsItem(t, () => onDetailsOpen(row)),
        actionItem(
          'assign',
          t('adminUnclaimed.assign'),
          <UserIcon />,
          () => onAssignOpen(row),
          disabledWhenSettled(row, t),
        ),
        actionItem(
          'return',
          t('adminUnclaimed.return'),
          <ArrowLeftIcon />,
          () => onReturnOpen(row),
          disabledWhenSettled(row, t),
        ),
      ],
    }),
    [t, onDetailsOpen, onAssignOpen, onReturnOpen],
  );
  const recordButton = (
    <Button intent="primary" icon={<PlusIcon />} onClick={onRecordOpen}>
      {t('adminUnclaimed.record')}
    </Button>
  );
  return (
    <ListScreen
      title={t('adminUnclaimed.title')}
      view={view}
      actions={props}
      columns={columns}
      fields={[
        choiceField('state', t('adminUnclaimed.column.state'), unclaimedStates, (value) =>
          t(`adminUnclaimed.state.${value}`),
        ),
      ]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      primaryAction={recordButton}
      footer={
        view.status === 'ready' && (
          <ListCount count={view.total} sum={t('adminUnclaimed.sum', { sum: money(view.waiting) })} />
        )
      }
      empty={{
        icon: <WalletIcon />,
        title: t('adminUnclaimed.empty'),
        description: t('adminUnclaimed.emptyText'),
        action: recordButton,
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={overlay.kind !== 'none' && <UnclaimedOverlays {...props} overlay={overlay} />}
    />
  );
}
