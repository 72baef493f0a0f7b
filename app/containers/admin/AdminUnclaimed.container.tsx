import { useCallback } from 'react';
import { newCancel, usableNote, type CancelDraft } from '@/domain/admin/cancellation';
import { replaceById } from '@/domain/admin/replaceById';
import {
  claimantOf,
  unclaimedRules,
  usableRecord,
  type AssignDraft,
  type RecordDraft,
  type UnclaimedMoney,
} from '@/domain/admin/unclaimed';
import { dayIn } from '@/domain/time/timeZone';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminUnclaimedScreen } from '@/screens/admin/AdminUnclaimedScreen/AdminUnclaimedScreen';
import {
  toAdminUnclaimedView,
  unclaimedProblems,
  type UnclaimedDraft,
} from '@/screens/admin/AdminUnclaimedScreen/adminUnclaimedView';
import { withProblems } from '@/screens/admin/list/adminOverlay';
import { isoNow } from '@app/device/clock';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { timeZoneStore } from '@app/stores/timeZoneStore';

/** Money of unknown senders (`/admin/unclaimed`). */
export default function AdminUnclaimedContainer() {
  const { admin } = usePorts();
  const { t, money } = useI18n();
  // The admin shell stores the provider's zone; `useToday` would read a customer's account.
  const today = dayIn(timeZoneStore.getSnapshot(), new Date(isoNow()));
  const { list, sums, change, actions } = useList(unclaimedRules, {
    key: 'admin/unclaimed',
    event: 'admin-unclaimed-failed',
    readPart: admin.unclaimed,
  });
  const dialog = useAdminOverlay<UnclaimedMoney, UnclaimedDraft, never>();
  const { overlay, openForm } = dialog;

  const notice = (what: 'recorded' | 'assigned' | 'returned', { id, amount }: UnclaimedMoney) =>
    ({
      type: 'success',
      title: t(`adminUnclaimed.notice.${what}`),
      message: t('adminUnclaimed.notice.text', { id, sum: money(amount) }),
    }) as const;

  const record = (draft: RecordDraft) => {
    const recorded = usableRecord(draft, today);
    if (!recorded) return dialog.refuse();
    dialog.send(
      () => admin.recordUnclaimed(recorded),
      (row) => {
        change((rows) => [row, ...rows]);
        return notice('recorded', row);
      },
    );
  };

  const assign = (row: UnclaimedMoney, draft: AssignDraft) => {
    const claimant = claimantOf(draft);
    if (!claimant) return dialog.refuse();
    dialog.send(
      () => admin.assignUnclaimed(row.id, claimant),
      (assigned) => {
        change(replaceById(assigned));
        return notice('assigned', assigned);
      },
    );
  };

  const returnMoney = (row: UnclaimedMoney, draft: CancelDraft) => {
    const note = usableNote(draft);
    if (note === null) return dialog.refuse();
    dialog.send(
      () => admin.returnUnclaimed(row.id, note),
      (returned) => {
        change(replaceById(returned));
        return notice('returned', returned);
      },
    );
  };

  const submit = () => {
    if (overlay.kind !== 'form') return;
    const { row, draft } = overlay;
    if ('amount' in draft) record(draft);
    else if (row && 'note' in draft) returnMoney(row, draft);
    else if (row && 'claimant' in draft) assign(row, draft);
  };

  return (
    <AdminUnclaimedScreen
      {...actions}
      {...dialog.actions}
      view={toAdminUnclaimedView({
        list,
        sums,
        overlay: withProblems(overlay, (draft) => unclaimedProblems(draft, today), {}),
      })}
      onRecordOpen={() => openForm(null, { amount: '', receivedOn: today, reference: '', isRepeated: false })}
      onAssignOpen={useCallback((row: UnclaimedMoney) => openForm(row, { claimant: '' }), [openForm])}
      onReturnOpen={useCallback((row: UnclaimedMoney) => openForm(row, newCancel), [openForm])}
      onFormSubmit={submit}
    />
  );
}
