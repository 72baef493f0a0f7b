import { createStatusBadge } from '@/components/createStatusBadge';
import { Panel } from '@/components/Panel';
import { canAttach, maxIsoGb, maxIsoUrl, type IsoState, type OwnIso } from '@/domain/servers/ownIso';
import { fileSizeText } from '@/i18n/fileSize';
import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Button } from '@/primitives/Button';
import { Form } from '@/primitives/Form';
import { ReasonButton } from '@/primitives/ReasonButton';
import { TextField } from '@/primitives/TextField';
import type { IsoQuestion, ServerIsoProps } from './isoView';
import { UnreadyPart } from './UnreadyPart';

const IsoBadge = createStatusBadge<IsoState>(
  { attaching: 'info', attached: 'warning', detaching: 'info', failed: 'danger' },
  (state) => `ownIso.state.${state}`,
);

/** Starts a server from an image of its owner, or from its disk again. */
export default function ServerIso(props: ServerIsoProps) {
  const { t } = useI18n();
  const { load, question } = props.view;
  if (load.status !== 'ready') return <UnreadyPart load={load} height="h-40" onRetry={props.onRetry} />;
  return (
    <Panel
      title={t('ownIso.title')}
      aside={
        load.value && (
          <span role="status">
            <IsoBadge status={load.value.state} />
          </span>
        )
      }
    >
      <Ready {...props} iso={load.value} />
      {question && <Ask question={question} onConfirm={props.onConfirm} onClose={props.onClose} />}
    </Panel>
  );
}

function Ready({ iso, view, ...props }: ServerIsoProps & { iso: OwnIso | null }) {
  const { t, dateTime } = useI18n();
  const { obstacle, draft } = view;
  const disabledReason = obstacle && t(`ownIso.obstacle.${obstacle}`);
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-text-muted">{t('ownIso.about', { max: maxIsoGb })}</p>
      {iso && (
        <div className="flex flex-col items-start gap-2">
          <code translate="no" className="font-mono text-sm [overflow-wrap:anywhere]">
            {iso.url}
          </code>
          <p className="flex flex-wrap gap-x-4 text-sm text-text-muted">
            <span>{t('ownIso.requested', { at: dateTime(iso.at) })}</span>
            {iso.sizeMb !== null && <Size megabytes={iso.sizeMb} />}
          </p>
          {iso.state === 'failed' && <p className="text-danger-text">{t('ownIso.failedText')}</p>}
          <ReasonButton
            intent={iso.state === 'attached' ? 'primary' : 'secondary'}
            disabledReason={disabledReason}
            onExplain={props.onReasonAsk}
            onClick={props.onDetachAsk}
          >
            {t('ownIso.detach')}
          </ReasonButton>
        </div>
      )}
      {canAttach(iso) && (
        <Form
          aria-label={t('ownIso.form')}
          refusals={draft.refusals}
          onSubmit={() => (disabledReason ? props.onReasonAsk(disabledReason) : props.onAttachAsk())}
        >
          <div className="flex flex-col items-start gap-3">
            <TextField
              className="w-full max-w-160"
              label={t('ownIso.url')}
              name="isoUrl"
              inputMode="url"
              autoComplete="off"
              hint={t('ownIso.url.hint')}
              value={draft.url}
              error={
                draft.problem === null ? undefined : t(`ownIso.problem.${draft.problem}`, { max: maxIsoUrl })
              }
              onValueChange={props.onUrlChange}
            />
            <Button type="submit">{t('ownIso.attach')}</Button>
          </div>
        </Form>
      )}
    </div>
  );
}

function Size({ megabytes }: { megabytes: number }) {
  const { locale } = useI18n();
  return <span className="figures">{fileSizeText(megabytes * 1_000_000, locale)}</span>;
}

function Ask({
  question: { action, submission },
  onConfirm,
  onClose,
}: Pick<ServerIsoProps, 'onConfirm' | 'onClose'> & { question: IsoQuestion }) {
  const { t } = useI18n();
  const isPending = submission.status === 'pending';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={t(`ownIso.ask.${action}.title`)}
      description={t(`ownIso.ask.${action}.text`)}
      confirmLabel={t(isPending ? 'ownIso.ask.pending' : `ownIso.ask.${action}.confirm`)}
      confirmIntent={action === 'attach' ? 'danger' : 'primary'}
      pending={isPending}
      failure={submission.status === 'failed' && t(`ownIso.refused.${submission.reason}`, { max: maxIsoGb })}
      onConfirm={onConfirm}
    />
  );
}
