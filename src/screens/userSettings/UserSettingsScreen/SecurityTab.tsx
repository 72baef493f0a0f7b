import { Panel } from '@/components/Panel';
import { RelativeTime } from '@/components/RelativeTime';
import type { ProtectionEvent } from '@/domain/auth/accountProtection';
import type { AccountSession, SignIn } from '@/domain/auth/accountSessions';
import { useI18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import { Badge } from '@/primitives/Badge';
import { Button, ButtonLink } from '@/primitives/Button';
import { lazyPart } from '@/primitives/lazyPart';
import { rowClass } from './rowClass';
import type { EmailChangeActions } from './emailChange';
import { EmailLink } from './EmailLink';
import { EmailPanel } from './EmailPanel';
import { PasskeyPanel } from './PasskeyPanel';
import type { PasskeyActions } from './passkeyOverlay';
import type { SecondFactorActions } from './secondFactorOverlay';
import { SecondFactorPanel } from './SecondFactorPanel';
import type { SecurityView, UserSettingsScreenProps } from './userSettingsView';

// Loaded on click, with the generator of QR codes.
const SecondFactorOverlays = lazyPart(() => import('./SecondFactorOverlays'));

const EmailChangeDialog = lazyPart(() => import('./EmailChangeDialog'));

const PasskeyOverlays = lazyPart(() => import('./PasskeyOverlays'));

type ReadySecurity = Extract<SecurityView, { status: 'ready' }>;
type SessionsProps = Pick<UserSettingsScreenProps, 'onSessionsEnd'> & { view: ReadySecurity };
type SecurityActions = SecondFactorActions & PasskeyActions & EmailChangeActions;
type SecurityTabProps = SessionsProps & SecurityActions;

/** E-mail, password, second factor, passkeys, sessions and history of the account. */
export default function SecurityTab({ view, onSessionsEnd, ...actions }: SecurityTabProps) {
  const { t } = useI18n();
  const { overlay, protection, forgetting } = view;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <EmailLink {...actions} link={view.emailLink} />
      <EmailPanel
        {...actions}
        email={protection.email}
        change={protection.emailChange}
        isCanceling={view.isEmailCanceling}
      />
      <Panel title={t('accountSecurity.password.title')}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="min-w-0 flex-1 basis-60 text-text-muted">{t('accountSecurity.password.text')}</p>
          <ButtonLink href={paths.dashboard.profile}>{t('accountSecurity.password.change')}</ButtonLink>
        </div>
      </Panel>
      <SecondFactorPanel {...actions} protection={protection} forgetting={forgetting} />
      <PasskeyPanel {...actions} passkeys={protection.passkeys} now={view.now} />
      <Sessions view={view} onSessionsEnd={onSessionsEnd} />
      <SignIns signIns={view.signIns} />
      <Changes changes={protection.changes} />
      <SecurityOverlay {...actions} overlay={overlay} />
    </div>
  );
}

function SecurityOverlay({ overlay, ...actions }: SecurityActions & Pick<ReadySecurity, 'overlay'>) {
  switch (overlay.kind) {
    case 'none':
      return null;
    case 'password':
    case 'key':
    case 'codes':
      return <SecondFactorOverlays {...actions} overlay={overlay} />;
    case 'email':
      return <EmailChangeDialog {...actions} overlay={overlay} />;
    default:
      return <PasskeyOverlays {...actions} overlay={overlay} />;
  }
}

function Sessions({ view, onSessionsEnd }: SessionsProps) {
  const { t } = useI18n();
  const { sessions, ending } = view;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Panel
      title={t('accountSecurity.sessions.title')}
      aside={
        hasOthers && (
          <Button
            size="sm"
            pending={ending?.kind === 'others'}
            disabled={ending?.kind === 'one'}
            onClick={() => onSessionsEnd({ kind: 'others' })}
          >
            {t('accountSecurity.sessions.endOthers')}
          </Button>
        )
      }
    >
      <p className="mb-3 text-text-muted">
        {t(hasOthers ? 'accountSecurity.sessions.text' : 'accountSecurity.sessions.only')}
      </p>
      <ul className="flex flex-col">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} view={view} onSessionsEnd={onSessionsEnd} />
        ))}
      </ul>
    </Panel>
  );
}

function SessionRow({ session, view, onSessionsEnd }: SessionsProps & { session: AccountSession }) {
  const { t, dateTime } = useI18n();
  const { id, isCurrent, address, startedAt, usedAt } = session;
  const device = session.device ?? t('accountSecurity.unknownDevice');
  const { ending } = view;
  return (
    <li className={rowClass}>
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="[overflow-wrap:anywhere]">{device}</span>
          {isCurrent && (
            <Badge tone="success" size="sm">
              {t('accountSecurity.sessions.current')}
            </Badge>
          )}
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm text-text-muted">
          {address !== null && <span className="font-mono [overflow-wrap:anywhere]">{address}</span>}
          <span>
            <span>{t('accountSecurity.sessions.used')}</span> <RelativeTime at={usedAt} now={view.now} />
          </span>
        </p>
        <p className="text-sm text-text-muted">
          {t('accountSecurity.sessions.started', { time: dateTime(startedAt) })}
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          pending={ending?.kind === 'one' && ending.id === id}
          disabled={ending?.kind === 'others'}
          aria-label={t('accountSecurity.sessions.endNamed', { device, time: dateTime(startedAt) })}
          onClick={() => onSessionsEnd({ kind: 'one', id })}
        >
          {t('accountSecurity.sessions.end')}
        </Button>
      )}
    </li>
  );
}

function SignIns({ signIns }: { signIns: readonly SignIn[] }) {
  const { t, dateTime } = useI18n();
  return (
    <Panel title={t('accountSecurity.signIns.title')}>
      <p className="mb-3 text-text-muted">{t('accountSecurity.signIns.text')}</p>
      {signIns.length === 0 ? (
        <p>{t('accountSecurity.signIns.empty')}</p>
      ) : (
        <ul className="flex flex-col">
          {signIns.map(({ id, at, device }) => (
            <li key={id} className={rowClass}>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {device ?? t('accountSecurity.unknownDevice')}
              </span>
              <time dateTime={at} className="text-sm text-text-muted figures">
                {dateTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Changes({ changes }: { changes: readonly ProtectionEvent[] }) {
  const { t, dateTime } = useI18n();
  return (
    <Panel title={t('accountSecurity.changes.title')}>
      <p className="mb-3 text-text-muted">{t('accountSecurity.changes.text')}</p>
      {changes.length === 0 ? (
        <p>{t('accountSecurity.changes.empty')}</p>
      ) : (
        <ul className="flex flex-col">
          {changes.map(({ id, at, change, device }) => (
            <li key={id} className={rowClass}>
              <div className="min-w-0">
                <p>{t(`accountSecurity.changes.${change}`)}</p>
                {device !== null && (
                  <p className="text-sm text-text-muted [overflow-wrap:anywhere]">{device}</p>
                )}
              </div>
              <time dateTime={at} className="text-sm text-text-muted figures">
                {dateTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
