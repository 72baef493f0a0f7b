import { useCallback } from 'react';
import {
  emptyPlanDraft,
  planDraftOf,
  planProblems,
  planRules,
  usablePlan,
  type AdminPlan,
  type PlanDraft,
} from '@/domain/admin/plan';
import type { RenewalAction } from '@/domain/admin/renewalPrice';
import { readWholeList } from '@/domain/list/pagedList';
import { dayIn } from '@/domain/time/timeZone';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminPlansScreen } from '@/screens/admin/AdminPlansScreen/AdminPlansScreen';
import { toPlanPreview, type PlanOverlay } from '@/screens/admin/AdminPlansScreen/adminPlansView';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { useNow } from '@app/device/clock';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { usePlanReach } from '@app/reads/adminReads';
import { useReads } from '@app/reads/useReads';
import { timeZoneStore } from '@app/stores/timeZoneStore';
import { useRenewalConfirm } from './useRenewalConfirm';

const readPlans = (read: () => Promise<readonly AdminPlan[]>) => readWholeList(planRules, read);

/** The plans and their prices. */
export default function AdminPlansContainer() {
  const { admin } = usePorts();
  const { t } = useI18n();
  const { invalidate } = useReads();
  const today = dayIn(timeZoneStore.getSnapshot(), new Date(useNow()));
  const { list, change, actions } = useList(planRules, {
    key: 'admin/plans',
    event: 'admin-plans-failed',
    readPart: readPlans(admin.plans),
  });
  const dialog = useAdminOverlay<AdminPlan, PlanDraft, RenewalAction>();
  const filling = useAdminOverlay<'catalog', never, 'fill'>();
  const { overlay, openForm } = dialog;
  const row = overlay.kind === 'form' ? overlay.row : null;
  const reach = usePlanReach(row?.name ?? null);

  const edit = useCallback((plan: AdminPlan) => openForm(plan, planDraftOf(plan)), [openForm]);

  const follow = (notice: 'added' | 'saved') => (plan: AdminPlan) => {
    change((plans) => [...plans.filter(({ name }) => name !== plan.name), plan]);
    // Customers' catalogue pages in this browser use it.
    invalidate('plans');
    return { type: 'success', title: t(`adminPlans.notice.${notice}`), message: plan.name } as const;
  };

  const submit = () => {
    if (overlay.kind !== 'form') return;
    const plan = usablePlan(overlay.draft, today);
    if (plan === null) dialog.refuse();
    else if (row === null) dialog.send(() => admin.addPlan(plan), follow('added'));
    else {
      const { name: _, line: __, datacenter: ___, ...changed } = plan;
      dialog.send(() => admin.savePlan(row.name, changed, row.version), follow('saved'));
    }
  };

  const confirm = useRenewalConfirm(
    dialog,
    ({ name, monthly }) => ({ subject: name, name, monthly }),
    change,
  );

  const fill = () =>
    filling.send(
      () => admin.fillCatalog(),
      (plans) => {
        change(() => plans);
        invalidate('plans');
        const message = t('adminPlans.notice.filledText', { count: plans.length });
        return { type: 'success', title: t('adminPlans.notice.filled'), message } as const;
      },
    );

  const shown = withProblems(overlay, (draft) => planProblems(draft, today), {}) as PlanOverlay;
  return (
    <AdminPlansScreen
      {...actions}
      {...dialog.actions}
      view={{
        ...list,
        overlay: shown,
        preview: toPlanPreview(shown, reach, today),
        filling: filling.overlay.kind === 'question' ? filling.overlay.submission : null,
      }}
      onFillAsk={() => filling.actions.onQuestionAsk('fill', 'catalog')}
      onFillConfirm={fill}
      onFillClose={filling.actions.onOverlayClose}
      onPlanAdd={() => openForm(null, emptyPlanDraft)}
      onPlanEdit={edit}
      onFormSubmit={submit}
      onQuestionConfirm={confirm}
    />
  );
}
