import { BillStateBadge } from '@/components/BillStateBadge';
import { itemsText } from '@/components/billTexts';
import { Panel } from '@/components/Panel';
import { isOpenBill, type Bill } from '@/domain/payment/bill';
import type { Loaded } from '@/domain/results/loaded';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import { Button, ButtonLink } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';
import { Skeleton } from '@/primitives/Skeleton';

export interface ServerBillsProps {
  /** The newest payments for a server, as far as they are loaded. */
  load: Loaded<readonly Bill[]>;
  /** Loads them again. */
  onRetry: () => void;
}

/** Bills and payments for one server, newest first, with their documents, and the links to those of all servers. */
export default function ServerBills({ load, onRetry }: ServerBillsProps) {
  const { t } = useI18n();
  return (
    <Panel title={t('server.billing.bills')}>
      {load.status === 'loading' && (
        <div aria-busy="true" className="flex flex-col gap-3">
          <output className="sr-only">{t('common.loading')}</output>
          <Skeleton className="h-14 rounded-control" />
          <Skeleton className="h-14 rounded-control" />
        </div>
      )}
      {load.status === 'error' && (
        <Callout tone="danger">
          <p>{t(`common.error.${load.reason}`)}</p>
          <Button size="sm" className="mt-2" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </Callout>
      )}
      {load.status === 'ready' &&
        (load.value.length === 0 ? (
          <p className="py-4 text-text-muted">{t('server.billing.noBills')}</p>
        ) : (
          <ul className="flex flex-col">
            {load.value.map((bill) => (
              <BillLine key={bill.id} bill={bill} />
            ))}
          </ul>
        ))}
      <nav aria-label={t('server.billing.documents')} className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <Link href={paths.dashboard.billing}>{t('shell.nav.billing')}</Link>
        <Link href={paths.dashboard.paymentsHistory}>{t('shell.nav.paymentsHistory')}</Link>
      </nav>
    </Panel>
  );
}

function BillLine({ bill }: { bill: Bill }) {
  const { t, date, money } = useI18n();
  const { number, amount, state, billPath, receiptPath, continueAt, member } = bill;
  const document = receiptPath ?? billPath;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-border py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium [overflow-wrap:anywhere]">{itemsText(bill, t)}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-text-muted">
          <span className="figures">{date(bill.date)}</span>
          <span className="figures">{number}</span>
          {member !== undefined && (
            <span className="min-w-0 [overflow-wrap:anywhere]">{t('bills.member', { member })}</span>
          )}
          {document !== null && (
            <Link href={document} download="" className="text-sm">
              {t(receiptPath === null ? 'bills.billPdf' : 'bills.receiptPdf')}
            </Link>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <BillStateBadge status={state} />
        <span className="font-medium figures">{money(amount)}</span>
        {isOpenBill(bill) && (
          <ButtonLink size="sm" intent="primary" href={continueAt ?? paths.dashboard.billing}>
            {t('bills.pay')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
