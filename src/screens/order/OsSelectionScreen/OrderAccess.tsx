import { FormSection } from '@/components/FormSection';
import { longestHostName } from '@/domain/order/orderHost';
import { useI18n } from '@/i18n/I18nProvider';
import { SshKeyChoice } from '@/screens/sshKeys/SshKeysScreen/SshKeyChoice';
import { SshKeyForm } from '@/screens/sshKeys/SshKeysScreen/SshKeyForm';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { PlusIcon } from '@/primitives/icons';
import { Skeleton } from '@/primitives/Skeleton';
import { TextField } from '@/primitives/TextField';
import type { KeyChoiceView, OrderAccessProps, OrderAccessView } from './orderAccessView';

/** Host name and SSH keys of the ordered servers. Loaded on demand. */
export default function OrderAccess(props: OrderAccessProps) {
  const { t } = useI18n();
  const { view } = props;
  if (view.status === 'loading')
    return (
      <div aria-busy="true">
        <output className="sr-only">{t('common.loading')}</output>
        <Skeleton className="h-80 rounded-card" />
      </div>
    );
  return (
    <FormSection title={t('orderAccess.title')}>
      <HostField {...props} view={view} />
      <Keys {...props} keys={view.keys} />
    </FormSection>
  );
}

type ReadyView = Extract<OrderAccessView, { status: 'ready' }>;

function HostField({ view, onHostChange, onHostLeave }: OrderAccessProps & { view: ReadyView }) {
  const { t } = useI18n();
  const { hostName, hostProblem, suggestion, numbered } = view;
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <div className="w-full max-w-md" onBlur={onHostLeave}>
        <TextField
          label={t('orderAccess.host')}
          name="hostName"
          autoComplete="off"
          inputMode="url"
          spellCheck={false}
          mono
          maxLength={longestHostName}
          value={hostName}
          hint={numbered ? t('orderAccess.host.numbered', numbered) : t('orderAccess.host.hint')}
          error={hostProblem ? t(`orderAccess.host.${hostProblem}`) : undefined}
          onValueChange={onHostChange}
        />
      </div>
      {suggestion !== null && (
        <Button size="sm" onClick={() => onHostChange(suggestion)}>
          <span className="[overflow-wrap:anywhere]">
            {t('orderAccess.host.suggest', { name: suggestion })}
          </span>
        </Button>
      )}
    </div>
  );
}

function Keys({ keys, ...props }: OrderAccessProps & { keys: KeyChoiceView }) {
  const { t } = useI18n();
  switch (keys.status) {
    case 'unsupported':
      return <Callout tone="info">{t(`orderAccess.keys.${keys.system}`)}</Callout>;
    case 'error':
      return (
        <Callout tone="danger">
          <p>{t(`common.error.${keys.reason}`)}</p>
          <Button size="sm" className="mt-2" onClick={props.onRetry}>
            {t('common.retry')}
          </Button>
        </Callout>
      );
    case 'ready':
      return (
        <div className="flex min-w-0 flex-col gap-4">
          <SshKeyChoice keys={keys.keys} chosen={keys.chosen} onKeyChange={props.onKeyChange} />
          {keys.form && (
            <div className="rounded-control border border-border p-4">
              <SshKeyForm {...keys.form} onDraftChange={props.onDraftChange} onSubmit={props.onKeyAdd} />
            </div>
          )}
          {keys.canAdd && (
            <div>
              <Button
                size="sm"
                icon={keys.form ? undefined : <PlusIcon />}
                aria-expanded={keys.form !== null}
                onClick={props.onFormToggle}
              >
                {t(keys.form ? 'common.cancel' : 'orderAccess.keys.add')}
              </Button>
            </div>
          )}
        </div>
      );
  }
}
