import { cx } from 'class-variance-authority';
import type { OrderItemKind, OrderStep } from '@/domain/order/placedOrder';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { AlertIcon, CheckIcon } from '@/primitives/icons';
import type { OrderItemView } from './orderView';

const marks: Readonly<Record<OrderStep['state'], string>> = {
  done: 'border-success bg-success-soft text-success-text',
  current: 'border-action text-action',
  ahead: 'border-border-strong text-text-muted',
  failed: 'border-danger bg-danger-soft text-danger-text',
};

/** Returns the name of a step; renewals and tariff changes have their own names. */
function stepText(kind: OrderItemKind, step: OrderStep['kind'], t: I18n['t']): string {
  if (kind === 'server' || step === 'paid' || step === 'refunded') return t(`orders.step.${step}`);
  return t(`orders.step.${step}.${kind}`);
}

function StepMark({ state }: { state: OrderStep['state'] }) {
  return (
    <span
      aria-hidden="true"
      className={cx('grid size-6 shrink-0 place-items-center rounded-full border-2', marks[state])}
    >
      {state === 'done' && <CheckIcon className="size-3.5" />}
      {state === 'failed' && <AlertIcon className="size-3.5" />}
      {state === 'current' && (
        <span className="size-2 rounded-full bg-action motion-safe:animate-pulse forced-colors:border" />
      )}
    </span>
  );
}

/** Steps of an item; the current one is marked for assistive technology. */
export function OrderSteps({ item: { kind, title, steps } }: { item: OrderItemView }) {
  const { t, dateTime } = useI18n();
  return (
    <ol aria-label={t('orders.steps', { title })} className="flex flex-col gap-3">
      {steps.map(({ kind: step, state, at }) => (
        <li
          key={step}
          aria-current={state === 'current' ? 'step' : undefined}
          className="flex items-start gap-3"
        >
          <StepMark state={state} />
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
            <span className={state === 'ahead' ? 'text-text-muted' : 'font-medium'}>
              {stepText(kind, step, t)}
            </span>
            <span className="text-sm text-text-muted figures">
              {state === 'done' && at !== null ? (
                <time dateTime={at}>{dateTime(at)}</time>
              ) : (
                t(`orders.state.${state}`)
              )}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}
