import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import type { FieldControlProps } from './Field';
import { MinusIcon, PlusIcon } from './icons';

export interface NumberFieldControlProps {
  /** Accessible name of the field and its steppers. */
  label: string;
  /** `null` if empty. */
  value: number | null;
  /** Called on Enter, on blur and by the steppers. The value is always within the bounds. */
  onValueChange: (value: number | null) => void;
  /** Minimum and maximum, inclusive. */
  min?: number;
  /** Maximum; none by default. */
  max?: number;
  /** 1 by default; its decimals decide how many can be typed. */
  step?: number;
  /** Unit after the number: 'ГБ'. */
  unit?: string;
  /** Disabled; false by default. */
  disabled?: boolean;
  /** Can be read and copied but not changed; false by default. */
  readOnly?: boolean;
  /** Name in the form; none by default. */
  name?: string;
  /** Connects it to a Field's label and messages; without it, `label` names it. */
  tie?: FieldControlProps;
}

/** Props that each part passes to the frame. */
interface NumberFieldFrameProps extends Pick<
  NumberFieldControlProps,
  'label' | 'unit' | 'disabled' | 'readOnly'
> {
  group?: ComponentProps<'div'>;
  input: ComponentProps<'input'>;
  /** Null at the bounds. */
  onLess: (() => void) | null;
  onMore: (() => void) | null;
  ref?: Ref<HTMLDivElement>;
}

/** The field with its unit and steppers, shared by both parts. */
export function NumberFieldFrame({
  label,
  unit,
  disabled = false,
  readOnly = false,
  group,
  input,
  onLess,
  onMore,
  ref,
}: NumberFieldFrameProps) {
  const { t } = useI18n();
  return (
    <div
      {...group}
      ref={ref}
      className={cx(
        'flex h-control w-full min-w-0 items-stretch overflow-hidden rounded-control border border-border-strong bg-surface transition-colors duration-150 hover:border-text-muted has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus has-aria-invalid:border-danger',
        (disabled || readOnly) && 'bg-sunken',
      )}
    >
      <input
        {...input}
        className="min-w-0 flex-1 bg-transparent pr-1 pl-3 text-md outline-none figures disabled:cursor-not-allowed disabled:text-text-muted"
      />
      {unit !== undefined && (
        <span aria-hidden="true" className="shrink-0 self-center pr-3 text-text-muted">
          {unit}
        </span>
      )}
      <Stepper label={t('common.less', { label })} onPress={onLess}>
        <MinusIcon className="size-4" />
      </Stepper>
      <Stepper label={t('common.more', { label })} onPress={onMore}>
        <PlusIcon className="size-4" />
      </Stepper>
    </div>
  );
}

function Stepper({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: (() => void) | null;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={onPress === null}
      onClick={onPress ?? undefined}
      className="grid w-control shrink-0 place-items-center border-l border-border-strong text-text-muted transition-colors duration-150 enabled:hover:bg-hover enabled:hover:text-text disabled:cursor-not-allowed disabled:opacity-55"
    >
      {children}
    </button>
  );
}

/** Returns the number of decimals of a step: 0 for 1, 2 for 0.01. */
export function decimalsOf(step: number): number {
  return (String(step).split('.')[1] ?? '').length;
}
