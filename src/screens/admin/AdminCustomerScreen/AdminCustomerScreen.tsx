import type { MergedAccount } from '@/domain/admin/customer';
import { canSuspend } from '@/domain/admin/user';
import { useI18n } from '@/i18n/I18nProvider';
import { DetailPage } from '@/patterns/DetailPage';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { customerPath } from '@/paths';
import { Button, ButtonLink } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { EyeIcon, LockIcon, SearchIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Link } from '@/primitives/Link';
import { Skeleton } from '@/primitives/Skeleton';
import { UserStatusBadge } from '../AdminUsersScreen/userColumns';
import type { AdminCustomerScreenProps, ReadyCustomerView } from './adminCustomerView';
import { CustomerFacts } from './CustomerFacts';
import {
  billLines,
  documentLines,
  historyLines,
  mailLines,
  orderLines,
  paymentLines,
  serverLines,
  signInLines,
  ticketLines,
} from './customerLines';
import { LineList } from './LineList';
import { StaffNotes } from './StaffNotes';

// Loaded on click.
const CustomerOverlays = lazyPart(() => import('./CustomerOverlays'));
const AccountMerge = lazyPart(() => import('./AccountMerge'));

/** Page of one customer (D35). */
export function AdminCustomerScreen({ view, ...actions }: AdminCustomerScreenProps) {
  const { t } = useI18n();
  switch (view.status) {
    case 'loading':
      return (
        <DetailPage
          title={t('adminCustomer.title', { id: view.id })}
          facts={<Skeleton className="h-72 rounded-card" />}
          busyLabel={t('common.loading')}
        >
          <div className="flex flex-col gap-5">
            <Skeleton className="h-48 rounded-card" />
            <Skeleton className="h-72 rounded-card" />
          </div>
        </DetailPage>
      );
    case 'error':
      return (
        <DetailPage title={t('adminCustomer.title', { id: view.id })}>
          <ErrorState description={t(`common.error.${view.reason}`)} onRetry={actions.onRetry} />
        </DetailPage>
      );
    case 'noSuchCustomer':
      return (
        <EmptyState
          headingLevel={1}
          icon={<SearchIcon />}
          title={t('adminCustomer.noSuch')}
          description={t('adminCustomer.noSuchText')}
          action={
            <ButtonLink intent="primary" href={view.listHref}>
              {t('adminCustomer.back')}
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return <ReadyCustomer {...actions} view={view} />;
  }
}

type ReadyProps = Omit<AdminCustomerScreenProps, 'view'> & { view: ReadyCustomerView };

function ReadyCustomer({ view, ...actions }: ReadyProps) {
  const { customer, overlay, merge } = view;
  const { user, mergedInto } = customer;
  return (
    <>
      <DetailPage
        title={user.name}
        badge={<UserStatusBadge status={user.status} />}
        actions={<CustomerButtons view={view} {...actions} />}
        facts={<CustomerFacts view={view} {...actions} />}
      >
        <div className="flex flex-col gap-5">
          {mergedInto !== null && <MergedNotice into={mergedInto} />}
          <StaffNotes view={view} {...actions} />
          <CustomerLists view={view} onRefund={actions.onRefund} />
        </div>
      </DetailPage>
      {overlay.kind !== 'none' && <CustomerOverlays {...actions} overlay={overlay} />}
      {merge.overlay.kind === 'form' && (
        <AccountMerge {...actions} overlay={merge.overlay} preview={merge.preview} />
      )}
    </>
  );
}

/** Leads from a merged account to the one that has its data. */
function MergedNotice({ into: { id, email, at } }: { into: MergedAccount }) {
  const { rich, dateOfMoment } = useI18n();
  return (
    <Callout tone="info">
      {rich('adminCustomer.mergedInto', {
        email,
        date: dateOfMoment(at),
        account: (text) => <Link href={customerPath(id)}>{text}</Link>,
      })}
    </Callout>
  );
}

function CustomerButtons({ view, onQuestionAsk, onRestore }: ReadyProps) {
  const { t } = useI18n();
  const { user } = view.customer;
  if (user.status === 'Merged') return null;
  return (
    <>
      {canSuspend(user) ? (
        <Button icon={<LockIcon />} onClick={() => onQuestionAsk('suspend', { kind: 'customer', user })}>
          {t('adminUsers.suspend')}
        </Button>
      ) : (
        <Button icon={<LockIcon />} onClick={() => onRestore(user)}>
          {t('adminCustomer.restore')}
        </Button>
      )}
      <Button
        intent="primary"
        icon={<EyeIcon />}
        onClick={() => onQuestionAsk('viewAs', { kind: 'customer', user })}
      >
        {t('adminUsers.viewAs')}
      </Button>
    </>
  );
}

function CustomerLists({ view: { customer, links }, onRefund }: Pick<ReadyProps, 'view' | 'onRefund'>) {
  const i18n = useI18n();
  const lists = [
    { kind: 'servers', lines: serverLines(customer, i18n), allHref: links.servers },
    { kind: 'orders', lines: orderLines(customer, i18n), allHref: null },
    { kind: 'bills', lines: billLines(customer, i18n), allHref: links.bills },
    { kind: 'payments', lines: paymentLines(customer, i18n, onRefund), allHref: links.payments },
    { kind: 'documents', lines: documentLines(customer, i18n), allHref: null },
    { kind: 'tickets', lines: ticketLines(customer, i18n), allHref: null },
    { kind: 'signIns', lines: signInLines(customer, i18n), allHref: null },
    { kind: 'mails', lines: mailLines(customer, i18n), allHref: links.mails },
    { kind: 'history', lines: historyLines(customer, i18n), allHref: links.history },
  ] as const;
  return lists.map(({ kind, lines, allHref }) => (
    <LineList
      key={kind}
      title={i18n.t(`adminCustomer.${kind}`)}
      empty={i18n.t(`adminCustomer.${kind}.empty`)}
      lines={lines}
      total={customer[kind].total}
      allHref={allHref}
    />
  ));
}
