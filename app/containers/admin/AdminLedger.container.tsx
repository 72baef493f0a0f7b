import {
  ledgerDraftOf,
  ledgerFileName,
  ledgerProblems,
  usableSpan,
  type LedgerDraft,
} from '@/domain/admin/ledger';
import type { AdminRefusal } from '@/domain/admin/refusal';
import { done } from '@/domain/results/outcome';
import { dayIn } from '@/domain/time/timeZone';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminLedgerScreen } from '@/screens/admin/AdminLedgerScreen/AdminLedgerScreen';
import { toAdminLedgerView } from '@/screens/admin/AdminLedgerScreen/adminLedgerView';
import { isoNow } from '@app/device/clock';
import { downloadFrom, downloadText } from '@app/device/download';
import { useForm } from '@app/forms/useForm';
import { usePorts } from '@app/providers/PortsProvider';
import { useReads } from '@app/reads/useReads';
import { timeZoneStore } from '@app/stores/timeZoneStore';

/** Ledger export (D27, D33). */
export default function AdminLedgerContainer() {
  const { admin } = usePorts();
  const { invalidate } = useReads();
  const { t } = useI18n();
  const { state, dispatch, send, refuse } = useForm<LedgerDraft, AdminRefusal>({
    // The admin shell stores the provider's zone; `useToday` would read a customer's account.
    initial: () => ledgerDraftOf(dayIn(timeZoneStore.getSnapshot(), new Date(isoNow()))),
    after: 'repeatable',
  });

  const download = () => {
    const span = usableSpan(state.draft);
    if (!span) return void refuse(ledgerProblems(state.draft));
    const name = ledgerFileName(span);
    send(async () => done(await admin.ledgerFile(span)), {
      event: 'admin-ledger-failed',
      onDone: (file) => {
        if ('href' in file) downloadFrom(file.href, name);
        else downloadText(name, 'text/csv', file.text);
        dispatch({ type: 'cleared' });
        invalidate('admin');
        return { type: 'success', title: t('adminLedger.notice'), message: name };
      },
    });
  };

  return (
    <AdminLedgerScreen
      view={toAdminLedgerView(state)}
      onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
      onDownload={download}
    />
  );
}
