import { ServerStatusBadge } from '@/components/ServerStatusBadge';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { CopyButton } from '@/primitives/CopyButton';
import { Link } from '@/primitives/Link';
import { UsagePage } from '../UsagePage';
import type { AddressedServer, AddressListScreenProps } from './addressListView';

/** Addresses of all servers, by server, each with a button that copies it. */
export function AddressListScreen({ view, onRetry }: AddressListScreenProps) {
  const { t } = useI18n();
  return (
    <UsagePage
      title={t('shell.nav.ip')}
      view={view}
      empty={{
        title: t('addresses.empty'),
        description: t('addresses.emptyText'),
        action: t('addresses.order'),
      }}
      onRetry={onRetry}
    >
      {view.status === 'ready' && (
        <div className="flex min-w-0 flex-col gap-4">
          <p className="text-text-muted">{t('addresses.total', { count: view.total })}</p>
          <ul aria-label={t('addresses.servers')} className="flex flex-col gap-3">
            {view.servers.map((server) => (
              <ServerAddresses key={server.id} server={server} />
            ))}
          </ul>
        </div>
      )}
    </UsagePage>
  );
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
        {addresses.map(({ address, version, isMain, reverseName }) => (
          <li key={address} className="flex min-w-0 flex-wrap items-center gap-x-2">
            <span className="min-w-0 font-mono text-sm [overflow-wrap:anywhere]">{address}</span>
            <CopyButton size="sm" value={address} label={t('addresses.copy', { address })} />
            {isMain ? (
              <Badge tone="neutral" size="sm">
                {t('addresses.main')}
              </Badge>
            ) : (
              <span className="text-sm text-text-muted">{t(`addresses.version.${version}`)}</span>
            )}
            <span className="min-w-0 text-sm text-text-muted [overflow-wrap:anywhere]">
              {reverseName === null
                ? t('addresses.noReverse')
                : t('addresses.reverse', { name: reverseName })}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
