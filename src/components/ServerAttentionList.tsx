import { toServerRow, type ServerRow } from '@/domain/servers/serverRow';
import type { ServerAttention } from '@/domain/servers/attention';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';

export interface ServerAttentionListProps {
  /** Reasons for attention, most urgent first; nothing is rendered without any. */
  attention: readonly ServerAttention[];
  /** Withdraws a server's cancellation. */
  onServerKeep: (server: ServerRow) => void;
}

/** Servers that need attention, above their list, one line per reason with a link. */
export function ServerAttentionList({ attention, onServerKeep }: ServerAttentionListProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <div className="flex flex-col gap-2">
      {attention.map((each) => (
        <Callout
          key={each.kind}
          tone={each.kind === 'awaitedTariff' || each.kind === 'suspended' ? 'warning' : 'info'}
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <p className="min-w-0 break-words">{attentionText(each, i18n)}</p>
            {each.kind === 'leaving' ? (
              <Button size="sm" isChange onClick={() => onServerKeep(toServerRow(each.server))}>
                {t('serverList.attention.leaving.action')}
              </Button>
            ) : (
              <Link
                href={each.href}
                variant="bare"
                className="inline-block py-0.5 underline underline-offset-3"
              >
                {t(`serverList.attention.${each.kind}.action`)}
              </Link>
            )}
          </div>
        </Callout>
      ))}
    </div>
  );
}

function attentionText(attention: ServerAttention, { t, date }: I18n): string {
  const { server, others } = attention;
  const domain = server.domain || server.ip;
  switch (attention.kind) {
    case 'suspended':
    case 'stopped':
      return t(`serverList.attention.${attention.kind}`, { domain, others });
    case 'leaving':
      return t('serverList.attention.leaving', { domain, date: date(attention.server.leavesOn), others });
    case 'awaitedTariff': {
      const to = attention.server.awaitedTariff;
      return t('serverList.attention.awaitedTariff', { domain, from: server.tariff, to, others });
    }
  }
}
