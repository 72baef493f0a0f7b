import { kopecks } from '@/domain/money/money';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { controlClass, Field, FieldError } from '@/primitives/Field';
import { Form } from '@/primitives/Form';
import { TagIcon } from '@/primitives/icons';
import { promoElementId } from './cartElements';
import type { CartActions, PromoView } from './cartView';
import type { PromoRefusal } from './promoState';

export interface PromoPartProps extends Pick<
  CartActions,
  'onPromoChange' | 'onPromoApply' | 'onPromoRemove'
> {
  promo: PromoView;
}

/** Promo code (D10): an input, or the applied code with a remove button. */
export function PromoPart({ promo, onPromoChange, onPromoApply, onPromoRemove }: PromoPartProps) {
  const i18n = useI18n();
  const { t, money } = i18n;
  return (
    <div id={promoElementId} className="min-w-0 border-t border-border pt-3">
      {promo.status === 'entry' ? (
        <Form
          aria-label={t('cart.promo')}
          refusals={promo.refusals}
          onSubmit={onPromoApply}
          className="max-w-md"
        >
          <Field label={t('cart.promo')} error={promo.refusal ? refusalText(promo.refusal, i18n) : undefined}>
            {(control) => (
              <div className="flex min-w-0 gap-2">
                <input
                  {...control}
                  name="promo"
                  value={promo.draft}
                  readOnly={promo.isPending}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  onChange={(event) => onPromoChange(event.currentTarget.value)}
                  className={controlClass}
                />
                <Button
                  type="submit"
                  disabled={promo.draft.trim() === ''}
                  pending={promo.isPending}
                  isChange={false}
                >
                  {t('cart.promo.apply')}
                </Button>
              </div>
            )}
          </Field>
        </Form>
      ) : (
        <div className="flex min-w-0 flex-col gap-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <TagIcon className="text-text-muted" />
            <p className="min-w-0 flex-1 break-words">
              {t('cart.promo')} <strong className="font-semibold">{promo.result.code}</strong>
              {promo.result.ok && (
                <span className="text-success-text figures">{` ${money(kopecks(0 - promo.result.discount))}`}</span>
              )}
            </p>
            <Button
              size="sm"
              aria-label={t('cart.promo.removeLabel', { code: promo.result.code })}
              onClick={onPromoRemove}
            >
              {t('cart.promo.remove')}
            </Button>
          </div>
          <output className="text-sm empty:hidden">
            {!promo.result.ok && <FieldError>{refusalText(promo.result, i18n)}</FieldError>}
          </output>
        </div>
      )}
    </div>
  );
}

/** Text of each failure (D10). */
function refusalText(refusal: PromoRefusal, { t, date }: I18n): string {
  if (!('code' in refusal)) return t(`cart.promo.${refusal.problem}`);
  const { problem, code, promo } = refusal;
  // All other problems concern an existing code.
  if (!promo || problem === 'notFound') return t('cart.promo.notFound');
  switch (problem) {
    case 'expired':
      return t('cart.promo.expired', { code, date: date(promo.until) });
    case 'notYetActive':
      return t('cart.promo.notYetActive', { code, date: date(promo.from) });
    case 'usedUp':
    case 'usedByCustomer':
    case 'notFirstOrder':
      return t(`cart.promo.${problem}`, { code });
    case 'nothingEligible':
      return t('cart.promo.nothingEligible', {
        code,
        lines: promo.lines.map((line) => t(`pricing.line.${line}`)).join(', '),
      });
  }
}
