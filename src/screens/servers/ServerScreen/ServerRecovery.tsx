import { createStatusBadge } from '@/components/createStatusBadge';
import { Panel } from '@/components/Panel';
import type { RescueState } from '@/domain/servers/rescue';
import { useI18n } from '@/i18n/I18nProvider';
import { lazyPart } from '@/primitives/lazyPart';
import { ReasonButton } from '@/primitives/ReasonButton';
import type { ServerRecoveryProps } from './recoveryView';
import { UnreadyPart } from './UnreadyPart';

// Loaded on click.
const RecoveryDialog = lazyPart(() => import('./RecoveryDialog'));

/** Mounts the disk in the rescue system. */
const mountCommand = 'mount /dev/vda1 /mnt';

const RescueBadge = createStatusBadge<RescueState>(
  { off: 'neutral', starting: 'info', on: 'warning', stopping: 'info' },
  (state) => `rescue.rescue.${state}`,
);

/** Ways back into a server: a new root password and the rescue mode. */
export default function ServerRecovery(props: ServerRecoveryProps) {
  const { t } = useI18n();
  const { load, obstacles, question, shown } = props.view;
  if (load.status !== 'ready') return <UnreadyPart load={load} height="h-64" onRetry={props.onRetry} />;
  const isOn = load.value === 'on';
  return (
    <>
      <Panel title={t('rescue.password')}>
        <p className="mb-4 max-w-prose text-text-muted">{t('rescue.password.about')}</p>
        <ReasonButton
          disabledReason={obstacles.password && t(`rescue.obstacle.${obstacles.password}`)}
          onExplain={props.onReasonAsk}
          onClick={() => props.onAsk('password')}
        >
          {t('rescue.password.reset')}
        </ReasonButton>
      </Panel>
      <Panel
        title={t('rescue.rescue')}
        aside={
          <span role="status">
            <RescueBadge status={load.value} />
          </span>
        }
      >
        <p className="mb-4 max-w-prose text-text-muted">
          {t(isOn ? 'rescue.rescue.aboutOn' : 'rescue.rescue.about')}
        </p>
        {isOn && (
          <code
            translate="no"
            className="mb-4 block rounded-control bg-sunken px-3 py-2 font-mono text-sm [overflow-wrap:anywhere]"
          >
            {mountCommand}
          </code>
        )}
        <ReasonButton
          intent={isOn ? 'primary' : 'secondary'}
          disabledReason={obstacles.rescue && t(`rescue.obstacle.${obstacles.rescue}`)}
          onExplain={props.onReasonAsk}
          onClick={() => props.onAsk(isOn ? 'rescueOff' : 'rescueOn')}
        >
          {t(isOn ? 'rescue.rescue.stop' : 'rescue.rescue.start')}
        </ReasonButton>
      </Panel>
      {(question ?? shown) && <RecoveryDialog {...props} />}
    </>
  );
}
