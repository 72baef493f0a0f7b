import type { ServerAddress } from '@/domain/servers/serverDetails';
import { useI18n } from '@/i18n/I18nProvider';
import { CopyableText } from './CopyableText';

/** A server's addresses with their networks and copy buttons (D7). */
export function ServerAddressList({ addresses }: { addresses: readonly ServerAddress[] }) {
  const { t } = useI18n();
  if (addresses.length === 0) return <p>{t('serverDetails.addresses.none')}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {addresses.map((each) => (
        <li key={each.address} className="rounded-control border border-border px-4 pt-2 pb-3">
          <div className="flex items-center gap-x-3">
            <span className="text-sm text-text-muted">
              {each.isPrimary ? `${each.family}, ${t('serverDetails.addresses.primary')}` : each.family}
            </span>
          </div>
          <CopyableText text={each.address} />
          <dl className="mt-1 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
            <Fact name={t('serverDetails.addresses.network')} value={`/${each.prefixLength}`} />
            <Fact name={t('serverDetails.addresses.gateway')} value={each.gateway} />
            <Fact
              name={t('serverDetails.addresses.reverse')}
              value={each.reverseName ?? t('serverDetails.addresses.noReverse')}
              isPlain={each.reverseName === null}
            />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, value, isPlain = false }: { name: string; value: string; isPlain?: boolean }) {
  return (
    <>
      <dt className="text-text-muted">{name}</dt>
      <dd className={isPlain ? 'text-text-muted' : 'font-mono break-all'}>{value}</dd>
    </>
  );
}
