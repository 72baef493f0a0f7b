import { useCallback, useMemo } from 'react';
import {
  differenceStates,
  statementGateways,
  statementKinds,
  type StatementDifference,
} from '@/domain/admin/statement';
import { paymentNumber } from '@/domain/payment/payment';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListCount } from '@/patterns/listKit/ListCount';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { Button } from '@/primitives/Button';
import { CardIcon, CheckIcon, PlusIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { PaymentTabs } from '../payments/PaymentTabs';
import { paths } from '@/paths';
import { paymentHref, type AdminStatementsScreenProps } from './adminStatementsView';
import { differenceColumns } from './differenceColumns';

// Loaded on click.
const ImportDialog = lazyPart(() => import('./ImportDialog'));

/** Differences between gateways' statements and the portal, and the import of a statement. */
export function AdminStatementsScreen(props: AdminStatementsScreenProps) {
  const { view, onImportOpen } = props;
  const { overlay } = view;
  const i18n = useI18n();
  const { t, date } = i18n;
  const columns = useMemo(() => differenceColumns(i18n), [i18n]);
  const rowLabel = useCallback(
    ({ kind, day, payment, reference }: StatementDifference) =>
      t('adminStatements.row', {
        kind: t(`adminStatements.kind.${kind}`),
        day: date(day),
        number: payment === null ? (reference ?? '') : paymentNumber(payment),
      }),
    [t, date],
  );
  const rowMenu = useCallback(
    (row: StatementDifference): RowMenu => {
      const { payment } = row;
      const item = { id: 'payment', label: t('adminStatements.toPayment'), icon: <CardIcon /> };
      return {
        label: t('adminStatements.menu', { row: rowLabel(row) }),
        items: [
          {
            ...item,
            kind: 'link',
            href: payment === null ? paths.admin.payments : paymentHref(payment),
            ...(payment === null && { disabledReason: t('adminStatements.unknown') }),
          },
        ],
      };
    },
    [t, rowLabel],
  );
  const importButton = (
    <Button intent="primary" icon={<PlusIcon />} onClick={onImportOpen}>
      {t('adminStatements.import')}
    </Button>
  );
  return (
    <ListScreen
      title={t('adminStatements.title')}
      view={view}
      actions={props}
      columns={columns}
      summary={<PaymentTabs current="statements" />}
      fields={[
        choiceField('state', t('adminStatements.column.state'), differenceStates, (value) =>
          t(`adminStatements.state.${value}`),
        ),
        choiceField('gateway', t('adminStatements.column.gateway'), statementGateways, (value) =>
          t(`adminStatements.gateway.${value}`),
        ),
        choiceField('kind', t('adminStatements.column.kind'), statementKinds, (value) =>
          t(`adminStatements.kind.${value}`),
        ),
      ]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      primaryAction={importButton}
      footer={view.status === 'ready' && <ListCount count={view.total} />}
      empty={{
        icon: <CheckIcon />,
        title: t('adminStatements.empty'),
        description: t('adminStatements.emptyText'),
        action: importButton,
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={overlay.kind === 'form' && <ImportDialog {...props} form={overlay} />}
    />
  );
}
