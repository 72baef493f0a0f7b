import { Panel } from '@/components/Panel';
import type { ReverseName } from '@/domain/servers/reverseName';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { EditIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { ReasonButton } from '@/primitives/ReasonButton';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
import type { ServerReverseNamesProps } from './reverseNamesView';
import { UnreadyPart } from './UnreadyPart';

// Loaded on click.
const ReverseNameDialog = lazyPart(() => import('./ReverseNameDialog'));

/** Reverse DNS names of a server's addresses. */
export default function ServerReverseNames(props: ServerReverseNamesProps) {
  const { t } = useI18n();
  const { load, question } = props.view;
  if (load.status !== 'ready') return <UnreadyPart load={load} height="h-48" onRetry={props.onRetry} />;
  return (
    <Panel title={t('network.reverse')}>
      <p className="mb-3 max-w-prose text-text-muted">{t('network.reverse.about')}</p>
      {load.value.length === 0 ? (
        <p>{t('network.reverse.none')}</p>
      ) : (
        <ul aria-label={t('network.reverse')} className="flex flex-col">
          {load.value.map((each) => (
            <NameRow key={each.address} {...props} reverseName={each} />
          ))}
        </ul>
      )}
      {question && <ReverseNameDialog {...props} question={question} />}
    </Panel>
  );
}

function NameRow({
  view: { obstacle },
  reverseName,
  onEdit,
  onReasonAsk,
}: ServerReverseNamesProps & { reverseName: ReverseName }) {
  const { t } = useI18n();
  const { address, name, wanted, state } = reverseName;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border py-3 last:border-0">
      <div className="min-w-0 grow">
        <p className="font-mono break-all">{address}</p>
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-text-muted">
          <span className={name === null ? undefined : 'font-mono break-all'}>
            {name ?? t('network.reverse.empty')}
          </span>
          <span role="status">
            {state !== 'set' && (
              <Badge tone={state === 'setting' ? 'info' : 'danger'} size="sm">
                {t(`network.reverse.${state}`, { name: wanted || t('network.reverse.empty') })}
              </Badge>
            )}
          </span>
        </p>
      </div>
      <ReasonButton
        size="sm"
        icon={<EditIcon />}
        disabledReason={obstacle && t(`network.obstacle.${obstacle}`)}
        onExplain={onReasonAsk}
        onClick={() => onEdit(reverseName)}
      >
        {t('network.reverse.edit')}
        <VisuallyHidden> {t('network.reverse.of', { address })}</VisuallyHidden>
      </ReasonButton>
    </li>
  );
}
