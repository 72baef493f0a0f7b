import { ServerStatusBadge } from '@/components/ServerStatusBadge';
import { useI18n } from '@/i18n/I18nProvider';
import { DetailPage } from '@/patterns/DetailPage';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { ButtonLink } from '@/primitives/Button';
import { Badge } from '@/primitives/Badge';
import { CopyButton } from '@/primitives/CopyButton';
import { Link } from '@/primitives/Link';
import { Skeleton } from '@/primitives/Skeleton';
import type { AddressedServer, AddressListScreenProps } from './addressListView';

/** Addresses of all servers, by server, each with a button that copies it. */
export function AddressListScreen(props: AddressListScreenProps) {
  const { view } = props;
  const { t } = useI18n();
  return (
    <DetailPage
      title={t('shell.nav.ip')}
      busyLabel={view.status === 'loading' ? t('common.loading') : undefined}
    >
      <AddressListBody {...props} />
    </DetailPage>
  );
}

function AddressListBody({ view, onRetry }: AddressListScreenProps) {
  const { t } = useI18n();
  switch (view.status) {
    case 'loading':
      return <Skeleton className="h-96 rounded-card" />;
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={onRetry} />;
    case 'empty':
      return (
        <EmptyState
          title={t('addresses.empty')}
          description={t('addresses.emptyText')}
          action={
            <ButtonLink intent="primary" href={view.catalogHref}>
              {t('addresses.order')}
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return (
        <div className="flex min-w-0 flex-col gap-4">
          <p className="text-text-muted">{t('addresses.total', { count: view.total })}</p>
          <ul aria-label={t('addresses.servers')} className="flex flex-col gap-3">
            {view.servers.map((server) => (
              <ServerAddresses key={server.id} server={server} />
            ))}
          </ul>
        </div>
      );
  }
}

function ServerAddresses({ server: { id, domain, status, href, addresses } }: { server: AddressedServer }) {
  const { t } = useI18n();
  return (
    <li className="min-w-0 rounded-card border border-border bg-surface px-4 py-3 sm:px-5">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Link href={href} className="min-w-0 font-medium [overflow-wrap:anywhere]">
          {domain}
        </Link>
        <span className="text-sm text-text-muted figures">{`#${id}`}</span>
        <ServerStatusBadge status={status} />
      </p>
      <ul aria-label={t('addresses.of', { domain })} className="mt-2 flex flex-col">
        {addresses.map(({ address, version, isMain }) => (
          <li key={address} className="flex min-w-0 items-center gap-2">
            <span className="min-w-0 font-mono text-sm [overflow-wrap:anywhere]">{address}</span>
            <CopyButton size="sm" value={address} label={t('addresses.copy', { address })} />
            {isMain ? (
              <Badge tone="neutral" size="sm">
                {t('addresses.main')}
              </Badge>
            ) : (
              <span className="text-sm text-text-muted">{t(`addresses.version.${version}`)}</span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
