import { cva, cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import {
  choiceCardClass,
  choiceMarkClass,
  choiceTies,
  ChoiceWords,
  type ChoiceText,
} from './radioCards/choice';
import { FieldError } from './Field';

/** `cards` for choices with explanations, `segments` for short ones such as periods. */
export const radioCardLooks = ['cards', 'segments'] as const;
export type RadioCardLook = (typeof radioCardLooks)[number];

/** Number of columns if there is room; the group measures itself, not the window. */
export const radioCardColumns = [1, 2, 3, 4] as const;
export type RadioCardColumns = (typeof radioCardColumns)[number];

export interface RadioCard<Value extends string> extends ChoiceText {
  /** Value of the card, unique in the group. */
  value: Value;
}

export interface RadioCardsProps<Value extends string> {
  /** The question that the group answers. */
  label: ReactNode;
  /** Hides the label if a heading is right above. */
  isLabelHidden?: boolean;
  /** Hint below the label, replaced by an error. */
  hint?: ReactNode;
  /** Error in the choice, in words. */
  error?: string | undefined;
  /** Announced to assistive technology. */
  required?: boolean;
  /** Options in display order. */
  options: readonly RadioCard<Value>[];
  /** An empty string if nothing is selected. */
  value: Value | '';
  /** An option was selected. */
  onValueChange: (value: Value) => void;
  /** Cards by default, or segments of one line. */
  look?: RadioCardLook;
  /** Columns of cards; segments share one line and wrap; 1 by default. */
  columns?: RadioCardColumns;
  /** Name in the form; a generated one by default. */
  name?: string;
  /** Classes of the outermost element. */
  className?: string;
}

const group = cva('', {
  variants: {
    look: { cards: 'grid grid-cols-1 gap-2', segments: 'flex flex-wrap gap-1.5 max-sm:*:grow' },
    columns: { 1: '', 2: '', 3: '', 4: '' } satisfies Record<RadioCardColumns, string>,
  },
  compoundVariants: [
    { look: 'cards', columns: 2, class: '@md:grid-cols-2' },
    { look: 'cards', columns: 3, class: '@md:grid-cols-2 @2xl:grid-cols-3' },
    { look: 'cards', columns: 4, class: 'grid-cols-2 @lg:grid-cols-3 @2xl:grid-cols-4' },
  ],
});

/** Radio buttons as clickable cards. Native radios provide arrow keys, form value and position announcements. */
export function RadioCards<Value extends string>({
  label,
  isLabelHidden = false,
  hint,
  error,
  required = false,
  options,
  value,
  onValueChange,
  look = 'cards',
  columns = 1,
  name,
  className,
}: RadioCardsProps<Value>) {
  const id = useId();
  const messageId = `${id}-message`;
  const hasMessage = error !== undefined || hint !== undefined;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={hasMessage ? messageId : undefined}
      aria-required={required ? true : undefined}
      aria-invalid={error === undefined ? undefined : true}
      // After a failed submit the form focuses the group: its label and error are read out first.
      tabIndex={error === undefined ? undefined : -1}
      className={cx('min-w-0 rounded-control', className)}
    >
      <div id={`${id}-label`} className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-base font-medium'}>
        {label}
      </div>
      <div className="@container">
        <div className={group({ look, columns })}>
          {options.map((option, index) => (
            <Choice
              key={option.value}
              // Not the value, which may contain spaces: an id list would be split.
              id={`${id}-${index}`}
              option={option}
              look={look}
              name={name ?? id}
              isChosen={option.value === value}
              isInvalid={error !== undefined}
              onChoose={() => onValueChange(option.value)}
            />
          ))}
        </div>
      </div>
      {hasMessage && (
        <div id={messageId} className="mt-1.5 text-sm">
          {error === undefined ? (
            <span className="text-text-muted">{hint}</span>
          ) : (
            <FieldError>{error}</FieldError>
          )}
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  id: string;
  option: RadioCard<string>;
  look: RadioCardLook;
  name: string;
  isChosen: boolean;
  isInvalid: boolean;
  onChoose: () => void;
}

function Choice({ id, option, look, name, isChosen, isInvalid, onChoose }: ChoiceProps) {
  const isCard = look === 'cards';
  return (
    <label
      className={cx(
        choiceCardClass,
        isInvalid && 'border-danger',
        !isCard && 'min-h-(--control-height) max-w-full items-center! px-3 py-1.5!',
      )}
    >
      <input
        {...choiceTies(id, option)}
        type="radio"
        name={name}
        value={option.value}
        checked={isChosen}
        disabled={option.disabledReason !== undefined}
        onChange={onChoose}
        className={isCard ? choiceMarkClass : 'sr-only'}
      />
      <ChoiceWords id={id} text={option} />
    </label>
  );
}
