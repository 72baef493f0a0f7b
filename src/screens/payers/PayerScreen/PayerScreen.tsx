import { PayerDocument } from '@/components/PayerDocument';
import { PayerFields } from '@/components/PayerFields';
import { payerLine } from '@/components/payerLine';
import { useI18n } from '@/i18n/I18nProvider';
import { DetailPage } from '@/patterns/DetailPage';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { isIn } from '@/patterns/isIn';
import { Badge } from '@/primitives/Badge';
import { Button, ButtonLink } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { CopyButton } from '@/primitives/CopyButton';
import { Form, FormError } from '@/primitives/Form';
import { HistoryIcon, SearchIcon, TrashIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Skeleton } from '@/primitives/Skeleton';
import type { PayerFormActions, PayerFormView, PayerScreenProps } from './payerView';

// Loaded on click.
const RemovalDialog = lazyPart(() => import('../RemovalDialog'));

/** Form of a payer: edit, remove or add (D20). */
export function PayerScreen(props: PayerScreenProps) {
  const { t } = useI18n();
  const title = t('shell.nav.payer');
  if (isIn(props, 'ready')) return <PayerForm {...props} />;
  if (isIn(props, 'error'))
    return (
      <DetailPage title={title}>
        <ErrorState description={t(`common.error.${props.view.reason}`)} onRetry={props.onRetry} />
      </DetailPage>
    );
  if (isIn(props, 'loading'))
    return (
      <DetailPage
        title={title}
        facts={<Skeleton className="h-24 rounded-card" />}
        busyLabel={t('common.loading')}
      >
        <div className="flex flex-col gap-4">
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      </DetailPage>
    );
  return (
    <EmptyState
      headingLevel={1}
      icon={<SearchIcon />}
      title={t('payers.noSuch.title')}
      description={t('payers.noSuch.description')}
      action={
        <ButtonLink intent="primary" href={props.view.listHref}>
          {t('payers.noSuch.back')}
        </ButtonLink>
      }
    />
  );
}

/** Fields of a payer, the preview of its documents, and actions. */
function PayerForm({ view, ...actions }: PayerFormActions & { view: PayerFormView }) {
  const { t } = useI18n();
  const { payer, draft, submission, removal } = view;
  const isPending = submission.status === 'pending';
  return (
    <DetailPage
      title={payer ? <bdi>{payer.name}</bdi> : t('shell.nav.payerAdd')}
      badge={payer && <Badge tone="neutral">{t(`payer.type.${payer.type}`)}</Badge>}
      actions={
        payer && (
          <>
            {view.billsHref !== null && (
              <ButtonLink icon={<HistoryIcon />} href={view.billsHref}>
                {t('payers.bills')}
              </ButtonLink>
            )}
            <Button icon={<TrashIcon />} onClick={actions.onRemovalAsk}>
              {t('payers.remove')}
            </Button>
          </>
        )
      }
      notice={
        view.isRestored && (
          <Callout tone="info">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="min-w-0 flex-1 basis-72">{t('payers.draft.restored')}</p>
              <Button size="sm" onClick={actions.onDraftDiscard}>
                {t('payers.draft.discard')}
              </Button>
            </div>
          </Callout>
        )
      }
      facts={
        <PayerDocument draft={draft}>
          {payer && (
            <div className="mt-2">
              <CopyButton face="text" size="sm" value={payerLine(draft, t)} label={t('payers.copy')} />
            </div>
          )}
        </PayerDocument>
      }
    >
      <Form onSubmit={actions.onSubmit} refusals={view.refusals} aria-label={t('payers.form')}>
        <PayerFields draft={draft} problems={view.problems} onDraftChange={actions.onDraftChange} />
        {submission.status === 'failed' && (
          <FormError hint={t(`common.error.${submission.reason}`)}>{t('payers.failed')}</FormError>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-1">
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button intent="primary" type="submit" pending={isPending}>
              {t(isPending ? 'payers.form.pending' : payer ? 'payers.form.save' : 'payers.form.add')}
            </Button>
            <ButtonLink href={view.listHref}>{t('common.cancel')}</ButtonLink>
          </div>
          <p className="min-w-0 text-sm text-text-muted">{t('payers.form.draftKept')}</p>
        </div>
      </Form>
      {removal && <RemovalDialog {...actions} removal={removal} />}
    </DetailPage>
  );
}
