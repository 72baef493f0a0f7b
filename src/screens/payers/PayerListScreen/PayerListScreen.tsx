import { useCallback, useMemo } from 'react';
import { breakable } from '@/components/breakable';
import type { ListActions, ListView } from '@/domain/list/listView';
import { payerTypes, type Payer } from '@/domain/payment/payer';
import type { PayerConditions, PayerSortKey } from '@/domain/payment/payerRules';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { linkCell, noneCell } from '@/components/cells';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen } from '@/patterns/listKit/ListScreen';
import { paths, payerPath, withQuery } from '@/paths';
import { ButtonLink } from '@/primitives/Button';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { EditIcon, HistoryIcon, PlusIcon, TrashIcon, UsersIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import type { MenuItem } from '@/primitives/menuItem';
import type { PayerRemoval, RemovalActions } from '../RemovalDialog';

// Loaded on click.
const RemovalDialog = lazyPart(() => import('../RemovalDialog'));

export type PayerListView = ListView<Payer, PayerSortKey, PayerConditions> & { removal: PayerRemoval | null };

export interface PayerListScreenProps extends ListActions<PayerSortKey, PayerConditions>, RemovalActions {
  view: PayerListView;
  onRemovalAsk: (payer: Payer) => void;
}

const nameOf = ({ name }: Payer) => name;

/** Returns the payer columns. All fit next to the open sidebar on a 1280 px screen. */
function payerColumns({ t }: I18n): GridColumn<Payer, PayerSortKey>[] {
  const header = (key: PayerSortKey) => ({ key, header: t(`payers.column.${key}`), isSortable: true });
  const given = (text: string) => (text === '' ? noneCell(t('payers.none')) : text);
  return [
    {
      ...header('name'),
      width: 15,
      part: 'title',
      cell: (row, tab) => linkCell(payerPath(row.id), row.name, tab),
    },
    { ...header('type'), width: 11.5, room: 'wide', cell: ({ type }) => t(`payer.type.${type}`) },
    {
      ...header('inn'),
      width: 7,
      room: 'middle',
      isOneLine: true,
      className: 'figures',
      cell: ({ inn }) => given(inn),
    },
    { ...header('email'), width: 13, className: 'wrap-anywhere', cell: ({ email }) => breakable(email) },
    {
      ...header('phone'),
      width: 9,
      isOneLine: true,
      className: 'figures',
      cell: ({ phone }) => given(phone),
    },
  ];
}

/** The customer's payers (D20); the empty state has the specification's text (D35). */
export function PayerListScreen(props: PayerListScreenProps) {
  const { view, onRemovalAsk } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => payerColumns(i18n), [i18n]);
  const rowMenu = useCallback(
    (row: Payer) => {
      const bills = withQuery(paths.dashboard.paymentsHistory, { q: row.name });
      const remove = () => onRemovalAsk(row);
      const items: MenuItem[] = [
        { kind: 'link', id: 'open', label: t('payers.open'), icon: <EditIcon />, href: payerPath(row.id) },
        { kind: 'link', id: 'bills', label: t('payers.bills'), icon: <HistoryIcon />, href: bills },
        { kind: 'separator', id: 'end' },
        {
          kind: 'action',
          id: 'remove',
          label: t('payers.remove'),
          icon: <TrashIcon />,
          tone: 'danger',
          onSelect: remove,
        },
      ];
      return { label: t('payers.menu', { name: row.name }), items };
    },
    [t, onRemovalAsk],
  );
  const addLink = (
    <ButtonLink intent="primary" icon={<PlusIcon />} href={paths.dashboard.payerAdd}>
      {t('payers.add')}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t('shell.nav.payers')}
      view={view}
      actions={props}
      columns={columns}
      fields={[choiceField('type', t('payers.column.type'), payerTypes, (type) => t(`payer.type.${type}`))]}
      rowId={({ id }) => id}
      rowLabel={nameOf}
      rowMenu={rowMenu}
      primaryAction={addLink}
      empty={{
        icon: <UsersIcon />,
        title: t('payers.empty.title'),
        description: t('payers.empty.description'),
        action: addLink,
      }}
      noMatches={{ title: t('payers.noMatches.title'), description: t('payers.noMatches.description') }}
      overlay={view.removal && <RemovalDialog {...props} removal={view.removal} />}
    />
  );
}
