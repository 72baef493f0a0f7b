import type { ServerAttention } from '@/domain/servers/attention';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';

/** Above a list of servers: what of them needs the person, each in a line with the way on. */
export function ServerAttentionList({ attention }: { attention: readonly ServerAttention[] }) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col gap-2">
      {attention.map((each) => (
        <Callout key={each.kind} tone={each.kind === 'stopped' ? 'info' : 'warning'}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <p className="min-w-0 break-words">{attentionText(each, t)}</p>
            <Link
              href={each.href}
              variant="bare"
              className="inline-block py-0.5 underline underline-offset-3"
            >
              {t(`servers.attention.${each.kind}.action`)}
            </Link>
          </div>
        </Callout>
      ))}
    </div>
  );
}

function attentionText(attention: ServerAttention, t: I18n['t']): string {
  const { server, others } = attention;
  const domain = server.domain || server.ip;
  return attention.kind === 'stopped'
    ? t('servers.attention.stopped', { domain, others })
    : t('servers.attention.awaitedTariff', {
        domain,
        from: server.tariff,
        to: attention.server.awaitedTariff,
        others,
      });
}
