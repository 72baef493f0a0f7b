import { cx } from 'class-variance-authority';
import { useI18n } from '@/i18n/I18nProvider';
import { CheckIcon } from './icons';
import { Link } from './Link';

export interface Step {
  /** Unique id, used by `current`. */
  id: string;
  /** Title of one or two nouns. */
  title: string;
  /** Address of a completed step; without it, the step is plain text. */
  href?: string;
}

export interface StepsProps {
  /** Goal of the steps: 'Payment'. */
  label: string;
  /** Steps in order. */
  steps: readonly Step[];
  /** Current step; earlier ones are done, later ones upcoming. */
  current: string;
}

/**
 * Progress through several pages: an ordered list with the current step announced. On narrow screens only numbers stay,
 * and the step's heading below names it.
 */
export function Steps({ label, steps, current }: StepsProps) {
  const position = Math.max(
    0,
    steps.findIndex((step) => step.id === current),
  );
  return (
    <nav aria-label={label} className="@container">
      <ol className="flex items-center">
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={index === position ? 'step' : undefined}
            className={cx('flex min-w-0 items-center', index > 0 && 'flex-1 @3xl:flex-initial')}
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cx(
                  'mx-2 h-px min-w-3 flex-1 @3xl:w-8 @3xl:flex-none',
                  index <= position ? 'bg-action' : 'bg-border-strong',
                )}
              />
            )}
            <StepFace
              step={step}
              number={index + 1}
              state={index < position ? 'complete' : index === position ? 'current' : 'upcoming'}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepFaceProps {
  step: Step;
  number: number;
  state: 'complete' | 'current' | 'upcoming';
}

function StepFace({ step, number, state }: StepFaceProps) {
  const { t } = useI18n();
  const face = (
    <>
      <span
        aria-hidden="true"
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-full border text-sm font-semibold figures',
          state === 'upcoming' && 'border-border-strong text-text-muted',
          state === 'current' &&
            'border-action bg-action text-on-action forced-color-adjust-none forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
          state === 'complete' && 'border-action bg-selected text-link',
        )}
      >
        {state === 'complete' ? <CheckIcon className="size-4" /> : number}
      </span>
      <span
        className={cx(
          'min-w-0 text-base @max-3xl:sr-only',
          state === 'current' ? 'font-semibold' : 'text-text-muted',
        )}
      >
        {step.title}
        {state === 'complete' && <span className="sr-only">{`(${t('common.step.complete')})`}</span>}
      </span>
    </>
  );
  const place = 'relative flex min-w-0 items-center gap-2 rounded-control text-left';
  // The circle is smaller than a touch target, so the target extends around it.
  const target = `${place} before:absolute before:-inset-2 before:content-[''] hover:[&>:last-child]:underline`;
  if (state !== 'complete' || step.href === undefined) return <span className={place}>{face}</span>;
  return (
    <Link href={step.href} variant="bare" className={target}>
      {face}
    </Link>
  );
}
