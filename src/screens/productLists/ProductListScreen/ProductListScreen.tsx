import { useCallback, useMemo } from 'react';
import { ServerAttentionList } from '@/components/ServerAttentionList';
import { cancelMenuItem, type CancelMenuItemActions } from '@/components/serverCancellation/cancelMenuItem';
import { serverStatusText } from '@/components/ServerStatusBadge';
import type { ProductConditions } from '@/domain/servers/productRules';
import { knownServerStatuses } from '@/domain/servers/serverStates';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { choiceField, type FilterField } from '@/patterns/listKit/filterFields';
import { ListCount } from '@/patterns/listKit/ListCount';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { ButtonLink } from '@/primitives/Button';
import { CpuIcon, DatabaseIcon, EditIcon, HelpIcon, PlusIcon, RenewIcon, TagIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import type { ServerRow } from '@/domain/servers/serverRow';
import { productColumns } from './productColumns';
import { ProductListTools } from './ProductListTools';
import type { ProductListScreenProps } from './productListView';

// Loaded on click.
const CancellationDialog = lazyPart(() => import('@/components/serverCancellation/CancellationDialog'));

/** Hi-CPU and Storage servers; the sample customer has none (§2 'Empty lists'). */
export function ProductListScreen(props: ProductListScreenProps) {
  const { view, onServerCancel, onServerKeep } = props;
  const i18n = useI18n();
  const { t, number } = i18n;
  const columns = useMemo(() => productColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ id, domain }: ServerRow) => t('serverList.rowLabel', { id, domain }), [t]);
  const rowMenu = useCallback(
    (row: ServerRow) => productMenu(row, t, { onServerCancel, onServerKeep }),
    [t, onServerCancel, onServerKeep],
  );
  const order = (
    <ButtonLink intent="primary" href={view.orderHref}>
      {t('serverList.order')}
    </ButtonLink>
  );
  const { count } = view.selection;
  return (
    <ListScreen
      title={t(view.title)}
      primaryAction={
        <ButtonLink intent="primary" icon={<PlusIcon />} href={view.orderHref}>
          {t('serverList.order')}
        </ButtonLink>
      }
      notice={
        view.attention.length > 0 && (
          <ServerAttentionList attention={view.attention} onServerKeep={onServerKeep} />
        )
      }
      label={t(view.title)}
      view={view}
      actions={props}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      selection={view.selection}
      fields={productFields(i18n)}
      tools={<ProductListTools {...props} />}
      listTools={
        <ButtonLink icon={<HelpIcon />} href={view.questionHref}>
          {t('productLists.question')}
        </ButtonLink>
      }
      footer={
        view.status !== 'error' && (
          <ListCount
            count={view.status === 'ready' ? view.total : 0}
            selected={count > 0 && t('list.selected', { count: number(count) })}
          />
        )
      }
      keepsHeaders
      empty={{
        icon: view.product === 'cpu' ? <CpuIcon /> : <DatabaseIcon />,
        title: t('productLists.empty.title'),
        description: t('productLists.empty.description'),
        action: order,
      }}
      noMatches={{
        title: t('serverList.noMatches.title'),
        description: t(
          view.isEmpty ? 'productLists.noMatches.description' : 'serverList.noMatches.description',
        ),
        action: order,
      }}
      overlay={view.cancellation && <CancellationDialog {...view.cancellation} />}
    />
  );
}

/** The filter's conditions (D9). */
function productFields({ t }: I18n): readonly FilterField<ProductConditions>[] {
  return [
    choiceField('status', t('serverList.filter.status'), knownServerStatuses, (value) =>
      serverStatusText(value, t),
    ),
    { kind: 'day', name: 'endsBefore', label: t('serverList.filter.endsBefore') },
  ];
}

function productMenu(row: ServerRow, t: I18n['t'], actions: CancelMenuItemActions): RowMenu {
  const { id, editHref, renewHref, changeTariffHref, questionHref } = row;
  return {
    label: t('servers.menu', { id }),
    items: [
      { kind: 'link', id: 'edit', label: t('servers.edit'), icon: <EditIcon />, href: editHref },
      { kind: 'link', id: 'renew', label: t('servers.menu.renew'), icon: <RenewIcon />, href: renewHref },
      {
        kind: 'link',
        id: 'changeTariff',
        label: t('servers.menu.changeTariff'),
        icon: <TagIcon />,
        href: changeTariffHref,
      },
      {
        kind: 'link',
        id: 'question',
        label: t('servers.menu.question'),
        icon: <HelpIcon />,
        href: questionHref,
      },
      cancelMenuItem(row, t, actions),
    ],
  };
}
