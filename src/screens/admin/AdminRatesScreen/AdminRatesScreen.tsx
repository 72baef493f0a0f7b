import { useCallback, useMemo } from 'react';
import type { AdminRate } from '@/domain/admin/rate';
import { rateAges } from '@/domain/payment/rateAge';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { Callout } from '@/primitives/Callout';
import { EditIcon, HistoryIcon, WalletIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { CatalogTabs } from '../catalog/CatalogTabs';
import { actionItem } from '../list/menuItems';
import type { AdminRatesScreenProps, StaleRates } from './adminRatesView';
import { rateColumns } from './rateColumns';

// Shows only after a click, and arrives with it.
const RateOverlays = lazyPart(() => import('./RateOverlays'));

/** The exchange rates with source and day (D19). */
export function AdminRatesScreen(props: AdminRatesScreenProps) {
  const { view, onRateEnter, onDetailsOpen } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => rateColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ id }: AdminRate) => id, []);
  const rowMenu = useCallback(
    (rate: AdminRate): RowMenu => ({
      label: t('adminRates.menu', { currency: rate.id }),
      items: [
        actionItem('enter', t('adminRates.enter'), <EditIcon />, () => onRateEnter(rate)),
        actionItem('history', t('adminRates.history'), <HistoryIcon />, () => onDetailsOpen(rate)),
      ],
    }),
    [t, onRateEnter, onDetailsOpen],
  );
  return (
    <ListScreen
      title={t('adminRates.title')}
      view={view}
      actions={props}
      columns={columns}
      summary={<CatalogTabs current="rates" />}
      notice={(view.stale.expired.length > 0 || view.stale.old.length > 0) && <Warnings stale={view.stale} />}
      fields={[choiceField('age', t('adminRates.column.age'), rateAges, (age) => t(`adminRates.age.${age}`))]}
      rowId={({ id, enteredAt }) => `${id} ${enteredAt}`}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      empty={{
        icon: <WalletIcon />,
        title: t('adminRates.empty'),
        description: t('adminRates.emptyText'),
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={view.overlay.kind !== 'none' && <RateOverlays {...props} overlay={view.overlay} />}
    />
  );
}

function Warnings({ stale }: { stale: StaleRates }) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col gap-3">
      {stale.expired.length > 0 && (
        <Callout tone="danger">
          {t('adminRates.warning.expired', { currencies: stale.expired.join(', ') })}
        </Callout>
      )}
      {stale.old.length > 0 && (
        <Callout tone="warning">{t('adminRates.warning.old', { currencies: stale.old.join(', ') })}</Callout>
      )}
    </div>
  );
}
