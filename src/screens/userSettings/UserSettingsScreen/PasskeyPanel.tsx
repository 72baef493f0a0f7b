import { Panel } from '@/components/Panel';
import { RelativeTime } from '@/components/RelativeTime';
import type { Passkey } from '@/domain/auth/accountProtection';
import type { IsoDateTime } from '@/domain/time/dates';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import type { PasskeyActions } from './passkeyOverlay';
import { rowClass } from './rowClass';

interface PasskeyPanelProps extends Pick<PasskeyActions, 'onPasskeyAdd' | 'onPasskeyAsk'> {
  passkeys: readonly Passkey[];
  now: IsoDateTime;
}

/** The passkeys of the account, which sign in without password and code. */
export function PasskeyPanel({ passkeys, now, onPasskeyAdd, onPasskeyAsk }: PasskeyPanelProps) {
  const { t, dateOfMoment } = useI18n();
  return (
    <Panel
      title={t('accountSecurity.passkeys.title')}
      aside={
        <Button size="sm" isChange onClick={onPasskeyAdd}>
          {t('accountSecurity.passkeys.add')}
        </Button>
      }
    >
      <p className="mb-3 text-text-muted">{t('accountSecurity.passkeys.text')}</p>
      {passkeys.length === 0 ? (
        <p>{t('accountSecurity.passkeys.empty')}</p>
      ) : (
        <ul className="flex flex-col">
          {passkeys.map((passkey) => {
            const { id, name, addedAt, lastUsedAt } = passkey;
            return (
              <li key={id} className={rowClass}>
                <div className="min-w-0 flex-1 basis-52">
                  <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
                  <p className="flex flex-wrap gap-x-2 text-sm text-text-muted">
                    <span>{t('accountSecurity.passkeys.added', { date: dateOfMoment(addedAt) })}</span>
                    {lastUsedAt === null ? (
                      <span>{t('accountSecurity.passkeys.unused')}</span>
                    ) : (
                      <span>
                        <span>{t('accountSecurity.passkeys.used')}</span>{' '}
                        <RelativeTime at={lastUsedAt} now={now} />
                      </span>
                    )}
                  </p>
                </div>
                <div className="flex flex-wrap gap-2">
                  {(['rename', 'remove'] as const).map((kind) => (
                    <Button
                      key={kind}
                      size="sm"
                      isChange
                      aria-label={t(`accountSecurity.passkeys.${kind}Named`, { name })}
                      onClick={() => onPasskeyAsk(kind, passkey)}
                    >
                      {t(`accountSecurity.passkeys.${kind}`)}
                    </Button>
                  ))}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
