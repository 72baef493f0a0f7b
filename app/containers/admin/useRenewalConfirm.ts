import {
  countsAfter,
  type PriceSubject,
  type RenewalAction,
  type RenewalCounts,
} from '@/domain/admin/renewalPrice';
import type { Money } from '@/domain/money/money';
import { useI18n } from '@/i18n/I18nProvider';
import type { useAdminOverlay } from '@app/forms/useAdminOverlay';
import { usePorts } from '@app/providers/PortsProvider';

interface Confirmed {
  readonly subject: PriceSubject;
  /** Name in the notice. */
  readonly name: string;
  readonly monthly: Money;
}

/** Returns the handler that sends the confirmed action on the servers of a plan or an item. */
export function useRenewalConfirm<Row extends RenewalCounts>(
  { overlay, send }: Pick<ReturnType<typeof useAdminOverlay<Row, object, RenewalAction>>, 'overlay' | 'send'>,
  toConfirmed: (row: Row) => Confirmed,
  change: (update: (rows: readonly Row[]) => readonly Row[]) => void,
): () => void {
  const { admin } = usePorts();
  const { t } = useI18n();
  return () => {
    if (overlay.kind !== 'question') return;
    const { action, row } = overlay;
    const { subject, name, monthly } = toConfirmed(row);
    send(
      () => (action === 'announce' ? admin.announcePrice(subject, monthly) : admin.withdrawPrice(subject)),
      ({ servers }) => {
        change((rows) =>
          rows.map((each) =>
            toConfirmed(each).subject === subject ? { ...each, ...countsAfter(action, each, servers) } : each,
          ),
        );
        const message = t(`adminCatalog.notice.${action}`, { count: servers });
        return { type: 'success', title: name, message };
      },
    );
  };
}
