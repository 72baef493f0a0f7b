import { useId } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Button, ButtonLink } from '@/primitives/Button';
import { FormError } from '@/primitives/Form';
import { ArrowLeftIcon } from '@/primitives/icons';
import type { ConfirmProps } from './serverTariffView';

/** Finish, Add to Cart, Back and Cancel (§2) with explanations; a free change cannot go into the cart. */
export function ConfirmActions({ view, onCartAdd }: Omit<ConfirmProps, 'onFinish'>) {
  const { t, money } = useI18n();
  const id = useId();
  const { submission, isSaving } = view;
  const isPending = submission.status === 'pending';
  const isFree = view.charge === 0;
  return (
    <div className="flex flex-col gap-3">
      <p id={`${id}-about`} className="max-w-prose text-sm text-text-muted">
        {t(isFree ? 'serverTariff.nothingToPay' : 'serverTariff.about')}
      </p>
      {submission.status === 'failed' && (
        <FormError
          hint={
            submission.reason === 'priceChanged'
              ? t('serverTariff.failed.priceChanged', {
                  given: money(submission.given),
                  expected: money(submission.expected),
                })
              : t(`serverTariff.failed.${submission.reason}`)
          }
        >
          {t('serverTariff.failed.title')}
        </FormError>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          intent="primary"
          type="submit"
          pending={isPending}
          aria-describedby={`${id}-about`}
          className="max-sm:basis-full"
        >
          {t(isPending ? 'serverTariff.finishing' : 'serverTariff.finish')}
        </Button>
        <Button
          pending={isSaving}
          disabled={isFree || isPending}
          aria-describedby={`${id}-about`}
          onClick={onCartAdd}
          className="max-sm:basis-full"
        >
          {t('serverTariff.toCart')}
        </Button>
        <ButtonLink href={view.selectHref} icon={<ArrowLeftIcon />} className="max-sm:flex-1 sm:ml-auto">
          {t('serverTariff.previous')}
        </ButtonLink>
        <ButtonLink href={view.backHref} intent="ghost" className="max-sm:flex-1">
          {t('common.cancel')}
        </ButtonLink>
      </div>
    </div>
  );
}
