import { useId } from 'react';
import { FactList, type Fact } from '@/components/FactList';
import { balanceParts, type AccountSettlement } from '@/domain/account/settlement';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Dialog } from '@/primitives/Dialog';
import { Form, FormError } from '@/primitives/Form';
import { PasswordField } from '@/primitives/PasswordField';
import { Skeleton } from '@/primitives/Skeleton';
import type { AccountDeletionActions, AccountDeletionView, DeletionSubmission } from './accountDeletion';

interface AccountDeletionDialogProps extends AccountDeletionActions {
  view: AccountDeletionView;
}

/** Shows how the account is settled, and deletes it after its password (D45). */
export function AccountDeletionDialog({ view, ...actions }: AccountDeletionDialogProps) {
  const { t } = useI18n();
  const id = useId();
  const { settlement, password, isPasswordShown, isMissing, refusals, submission } = view;
  const isPending = submission.status === 'pending';
  const title = t('accountDeletion.title');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && actions.onClose()}
      title={title}
      description={t('accountDeletion.text')}
      actions={
        <>
          <Button disabled={isPending} onClick={actions.onClose}>
            {t('accountDeletion.keep')}
          </Button>
          <Button
            intent="danger"
            type="submit"
            form={id}
            pending={isPending}
            disabled={settlement.status !== 'ready'}
          >
            {t('accountDeletion.submit')}
          </Button>
        </>
      }
    >
      <Form id={id} aria-label={title} refusals={refusals} onSubmit={actions.onSubmit}>
        <Settlement settlement={settlement} />
        <PasswordField
          label={t('accountSecurity.ask.password')}
          name="password"
          required
          autoComplete="current-password"
          value={password}
          error={isMissing ? t('accountSecurity.ask.required') : undefined}
          isShown={isPasswordShown}
          onShownChange={actions.onPasswordShownChange}
          onValueChange={actions.onPasswordChange}
        />
        <Failure submission={submission} />
      </Form>
    </Dialog>
  );
}

function Settlement({ settlement }: Pick<AccountDeletionView, 'settlement'>) {
  const i18n = useI18n();
  const { t } = i18n;
  switch (settlement.status) {
    case 'loading':
      return <Skeleton className="h-40 rounded-card" />;
    case 'error':
      return <Callout tone="danger">{t(`common.error.${settlement.reason}`)}</Callout>;
    case 'ready':
      return (
        <>
          <FactList layout="ruled" facts={settlementFacts(settlement.value, i18n)} />
          <Callout tone="warning">{t('accountDeletion.warning')}</Callout>
        </>
      );
  }
}

/** Sums of the settlement in order, without zero ones. */
function settlementFacts(
  settlement: AccountSettlement,
  { t, money }: Pick<I18n, 't' | 'money'>,
): readonly Fact[] {
  const { bills, servers } = settlement;
  const { returned, writtenOff } = balanceParts(settlement, 'return');
  const fact = (isThere: boolean, label: string, value: string): readonly Fact[] =>
    isThere ? [{ label, value }] : [];
  return [
    { label: t('accountDeletion.servers'), value: String(servers.count) },
    ...fact(
      bills.count > 0,
      t('accountDeletion.bills'),
      t('accountDeletion.bills.value', { count: bills.count, sum: money(bills.sum) }),
    ),
    ...fact(servers.byMethod > 0, t('accountDeletion.refund'), money(servers.byMethod)),
    { label: t('accountDeletion.returned'), value: money(returned) },
    ...fact(writtenOff > 0, t('accountDeletion.writtenOff'), money(writtenOff)),
  ];
}

function Failure({ submission }: { submission: DeletionSubmission }) {
  const { t } = useI18n();
  if (submission.status !== 'failed') return null;
  const { reason } = submission;
  switch (reason) {
    case 'offline':
    case 'unexpected':
      return <FormError>{t(`common.error.${reason}`)}</FormError>;
    case 'demonstration':
      return <FormError>{t('accountSecurity.factor.demonstration')}</FormError>;
    case 'refundChanged':
    case 'adminAccount':
      return <FormError>{t(`accountDeletion.problem.${reason}`)}</FormError>;
    default:
      return <FormError>{t(`accountSecurity.problem.${reason}`)}</FormError>;
  }
}
