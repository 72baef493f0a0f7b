import { RelativeTime } from '@/components/RelativeTime';
import type { IsoDateTime } from '@/domain/time/dates';
import type { ApiToken } from '@/domain/tokens/apiToken';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { Button } from '@/primitives/Button';
import type { ToolsScreenProps } from './toolsView';

interface TokenRowProps extends Pick<ToolsScreenProps, 'onRevokeAsk'> {
  token: ApiToken;
  now: IsoDateTime;
}

/** A token: its scopes, its dates and its last use. */
export function TokenRow({ token, now, onRevokeAsk }: TokenRowProps) {
  const { t, dateOfMoment } = useI18n();
  const { name, scopes, hint, createdAt, expiresAt, isExpired, lastUsedAt } = token;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-border py-3 last:border-0 last:pb-0">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</span>
          <code className="font-mono text-sm text-text-muted">{`…${hint}`}</code>
          {isExpired && (
            <Badge tone="warning" size="sm">
              {t('tools.token.expired')}
            </Badge>
          )}
        </p>
        <p>{scopes.map((scope) => t(`tools.scope.${scope}`)).join(', ')}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-text-muted">
          <span>{t('tools.token.created', { date: dateOfMoment(createdAt) })}</span>
          <span>
            {expiresAt === null
              ? t('tools.token.endless')
              : t(isExpired ? 'tools.token.expiredOn' : 'tools.token.until', {
                  date: dateOfMoment(expiresAt),
                })}
          </span>
          {lastUsedAt === null ? (
            <span>{t('tools.token.unused')}</span>
          ) : (
            <span>
              <span>{t('tools.token.used')}</span> <RelativeTime at={lastUsedAt} now={now} />
            </span>
          )}
        </p>
      </div>
      <Button
        size="sm"
        isChange
        aria-label={t('tools.token.revokeLabel', { name })}
        onClick={() => onRevokeAsk(token)}
      >
        {t('tools.token.revoke')}
      </Button>
    </li>
  );
}
