import { useCallback } from 'react';
import {
  priceDraftOf,
  priceProblems,
  priceRules,
  usablePrice,
  type AdminPrice,
  type PriceDraft,
} from '@/domain/admin/price';
import { kindOfPrice } from '@/domain/admin/priceItems';
import type { RenewalAction } from '@/domain/admin/renewalPrice';
import { readWholeList } from '@/domain/list/pagedList';
import { kopecks } from '@/domain/money/money';
import { dayIn } from '@/domain/time/timeZone';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminPricesScreen } from '@/screens/admin/AdminPricesScreen/AdminPricesScreen';
import { toPricePreview, type PriceOverlay } from '@/screens/admin/AdminPricesScreen/adminPricesView';
import { itemText } from '@/screens/admin/AdminPricesScreen/priceColumns';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useNow } from '@app/device/clock';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { usePriceReach } from '@app/reads/adminReads';
import { useReads } from '@app/reads/useReads';
import { timeZoneStore } from '@app/stores/timeZoneStore';
import { useRenewalConfirm } from './useRenewalConfirm';

/** Prices of options and tariffs, and discounts of periods. */
export default function AdminPricesContainer() {
  const { admin } = usePorts();
  const { t } = useI18n();
  const { invalidate } = useReads();
  const today = dayIn(timeZoneStore.getSnapshot(), new Date(useNow()));
  const { list, change, actions } = useList(priceRules, {
    key: 'admin/prices',
    event: 'admin-prices-failed',
    readPart: readWholeList(priceRules, admin.prices),
  });
  const dialog = useAdminOverlay<AdminPrice, PriceDraft, RenewalAction>();
  const { overlay, openForm } = dialog;
  const row = overlay.kind === 'form' ? overlay.row : null;
  const reach = usePriceReach(row?.id ?? null);

  const edit = useCallback((price: AdminPrice) => openForm(price, priceDraftOf(price)), [openForm]);

  const submit = () => {
    if (overlay.kind !== 'form' || row === null) return;
    const next = usablePrice(kindOfPrice(row.id), overlay.draft, today);
    if (next === null) dialog.refuse();
    else
      dialog.send(
        () => admin.savePrice(row.id, next, row.version),
        (price) => {
          change((prices) => prices.map((each) => (each.id === price.id ? price : each)));
          // Customers' pages in this browser use it.
          invalidate('plans');
          return { type: 'success', title: t('adminPrices.notice.saved'), message: itemText(price.id, t) };
        },
      );
  };

  const confirm = useRenewalConfirm(
    dialog,
    ({ id, value }) => ({ subject: id, name: itemText(id, t), monthly: kopecks(value) }),
    change,
  );

  const shown = withProblems(
    overlay,
    (draft) => (row ? priceProblems(kindOfPrice(row.id), draft, today) : {}),
    {},
  ) as PriceOverlay;
  return (
    <AdminPricesScreen
      {...actions}
      {...dialog.actions}
      view={{ ...list, overlay: shown, preview: toPricePreview(shown, reach, today) }}
      onPriceEdit={edit}
      onFormSubmit={submit}
      onQuestionConfirm={confirm}
    />
  );
}
