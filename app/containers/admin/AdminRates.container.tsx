import { useCallback } from 'react';
import {
  rateDraftOf,
  rateProblems,
  rateRules,
  usableRate,
  type AdminRate,
  type RateDraft,
} from '@/domain/admin/rate';
import { readWholeList } from '@/domain/list/pagedList';
import { dayIn } from '@/domain/time/timeZone';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminRatesScreen } from '@/screens/admin/AdminRatesScreen/AdminRatesScreen';
import { toRateStep, toStaleRates, type RateOverlay } from '@/screens/admin/AdminRatesScreen/adminRatesView';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useNow } from '@app/device/clock';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useRateHistory } from '@app/reads/adminReads';
import { timeZoneStore } from '@app/stores/timeZoneStore';

/** The exchange rates (D19). */
export default function AdminRatesContainer() {
  const { admin } = usePorts();
  const { t } = useI18n();
  const today = dayIn(timeZoneStore.getSnapshot(), new Date(useNow()));
  const { list, change, actions } = useList(rateRules, {
    key: 'admin/rates',
    event: 'admin-rates-failed',
    readPart: readWholeList(rateRules, admin.rates),
  });
  const dialog = useAdminOverlay<AdminRate, RateDraft, never>();
  const { overlay, openForm } = dialog;
  const history = useRateHistory(overlay.kind === 'details' ? overlay.row.id : null);

  const enter = useCallback((rate: AdminRate) => openForm(rate, rateDraftOf(rate, today)), [openForm, today]);

  const submit = () => {
    if (overlay.kind !== 'form' || overlay.row === null) return;
    const { id, version } = overlay.row;
    const next = usableRate(overlay.draft, today);
    if (next === null) dialog.refuse();
    else
      dialog.send(
        () => admin.enterRate(id, next, version),
        (rate) => {
          change((rates) => rates.map((each) => (each.id === rate.id ? rate : each)));
          return { type: 'success', title: t('adminRates.notice.saved'), message: rate.id };
        },
      );
  };

  const shown = withProblems(overlay, (draft) => rateProblems(draft, today), {}) as RateOverlay;
  return (
    <AdminRatesScreen
      {...actions}
      {...dialog.actions}
      view={{
        ...list,
        history,
        stale: toStaleRates(list.status === 'ready' ? list.rows : []),
        overlay: shown,
        step: toRateStep(shown, today),
      }}
      onRateEnter={enter}
      onFormSubmit={submit}
    />
  );
}
