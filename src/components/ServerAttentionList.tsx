import { toServerRow, type ServerRow } from '@/domain/servers/serverRow';
import type { AttentionLine } from '@/domain/servers/attentionLines';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Link } from '@/primitives/Link';

export interface ServerAttentionListProps {
  /** At least one reason for attention, most urgent first. */
  attention: readonly AttentionLine[];
  /** Withdraws a server's cancellation. */
  onServerKeep: (server: ServerRow) => void;
}

const calm: readonly AttentionLine['kind'][] = ['leaving', 'stopped'];

/** Strip above a list of servers: one line per reason for attention, with a link. */
export function ServerAttentionList({ attention, onServerKeep }: ServerAttentionListProps) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <Callout tone={attention.every(({ kind }) => calm.includes(kind)) ? 'info' : 'warning'}>
      <ul className="flex flex-col gap-1.5 max-sm:gap-3">
        {attention.map((each) => (
          <li
            key={each.kind}
            className="flex flex-col items-baseline justify-between gap-x-4 gap-y-1 sm:flex-row"
          >
            <p className="min-w-0 break-words">{attentionText(each, i18n)}</p>
            {each.kind === 'leaving' ? (
              <Button size="sm" isChange onClick={() => onServerKeep(toServerRow(each.server))}>
                {t('serverList.attention.leaving.action')}
              </Button>
            ) : (
              <Link
                href={each.href}
                variant="bare"
                className="inline-block shrink-0 py-0.5 underline underline-offset-3"
              >
                {t(actionOf(each))}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Callout>
  );
}

function actionOf(line: Exclude<AttentionLine, { kind: 'leaving' }>) {
  switch (line.kind) {
    case 'suspended':
    case 'expiring':
      return line.others > 0 ? 'serverList.attention.show' : 'serverList.attention.renew';
    case 'stopped':
    case 'awaitedTariff':
    case 'bills':
      return `serverList.attention.${line.kind}.action` as const;
  }
}

function attentionText(line: AttentionLine, { t, date }: I18n): string {
  if (line.kind === 'bills') return t('serverList.attention.bills', { count: line.count });
  const { server, others } = line;
  const domain = server.domain || server.ip;
  const more = others > 0 ? ` ${t('serverList.attention.others', { count: others })}` : '';
  switch (line.kind) {
    case 'suspended':
    case 'stopped':
      return t(`serverList.attention.${line.kind}`, { domain }) + more;
    case 'expiring':
      return t('serverList.attention.expiring', { domain, days: Math.max(line.days, -1) }) + more;
    case 'leaving':
      return t('serverList.attention.leaving', { domain, date: date(line.server.leavesOn) }) + more;
    case 'awaitedTariff': {
      const to = line.server.awaitedTariff;
      return t('serverList.attention.awaitedTariff', { domain, from: server.tariff, to }) + more;
    }
  }
}
